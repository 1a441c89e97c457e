import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-rules';
const emulator = useEmulator({ projectId: 'demo-other' });
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(uid) { return request.auth != null && request.auth.uid == uid; }
    function role() { return get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role; }
    match /users/{uid} {
      allow read, write: if isOwner(uid);
    }
    match /posts/{id} {
      allow get: if resource.data.public == true || isOwner(resource.data.author);
      allow list: if resource.data.public == true;
      allow create: if isOwner(request.resource.data.author) && request.resource.data.keys().hasOnly(['author', 'public', 'title']);
      allow update: if role() == 'editor';
      allow delete: if request.auth.token.admin == true;
    }
    match /pairs/{id} {
      allow create: if existsAfter(/databases/$(database)/documents/pairs/$(request.resource.data.twin));
    }
  }
}`;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: emulator.host, port: emulator.port, rules: RULES },
  });
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await db.doc('users/editor').set({ role: 'editor' });
    await db.doc('posts/open').set({ public: true, author: 'alice' });
    await db.doc('posts/closed').set({ public: false, author: 'alice' });
  });
});

const visitor = () => environment.unauthenticatedContext().firestore();
const user = (uid: string, claims = {}) => environment.authenticatedContext(uid, claims).firestore();

/** Resolves with the first snapshot, rejects with the refusal. */
function listen(query: {
  onSnapshot(next: () => void, error: (error: Error) => void): () => void;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot(() => {
      stop();
      resolve();
    }, reject);
  });
}

describe('@firebase/rules-unit-testing', () => {
  it('reads are decided per document', async () => {
    await assertSucceeds(visitor().doc('posts/open').get());
    await assertFails(visitor().doc('posts/closed').get());
    await assertSucceeds(user('alice').doc('posts/closed').get());
    await assertFails(visitor().doc('posts/none').get());
    await assertFails(visitor().doc('elsewhere/a').get());
  });

  it('a list must be proved by its query', async () => {
    await assertSucceeds(visitor().collection('posts').where('public', '==', true).get());
    await assertFails(visitor().collection('posts').get());
    await assertFails(visitor().collection('posts').where('author', '==', 'alice').get());
  });

  it('writes are decided by who, what and what is stored elsewhere', async () => {
    await assertSucceeds(user('bob').doc('posts/new').set({ author: 'bob', public: true, title: 't' }));
    await assertFails(user('bob').doc('posts/other').set({ author: 'alice', public: true }));
    await assertFails(user('bob').doc('posts/more').set({ author: 'bob', extra: 1 }));
    await assertSucceeds(user('editor').doc('posts/open').update({ public: false }));
    await assertFails(user('bob').doc('posts/open').update({ public: false }));
    await assertSucceeds(user('root', { admin: true }).doc('posts/open').delete());
    await assertFails(user('root').doc('posts/closed').delete());
  });

  it('existsAfter sees the whole batch', async () => {
    const db = user('bob');
    const both = db.batch();
    both.set(db.doc('pairs/a'), { twin: 'b' });
    both.set(db.doc('pairs/b'), { twin: 'a' });
    await assertSucceeds(both.commit());
    await assertFails(db.doc('pairs/c').set({ twin: 'd' }));
  });

  it('a transaction is decided too', async () => {
    const db = user('alice');
    const read = db.runTransaction(async (transaction) =>
      (await transaction.get(db.doc('posts/open'))).data(),
    );
    expect(await assertSucceeds(read)).toEqual({ public: true, author: 'alice' });
    await assertFails(db.runTransaction(async (transaction) => transaction.delete(db.doc('posts/open'))));
  });

  it('a listener is decided when it begins', async () => {
    await assertSucceeds(listen(visitor().collection('posts').where('public', '==', true)));
    await assertFails(listen(visitor().collection('posts')));
  });

  it('rules with an error are refused with their place, and the old ones stay', async () => {
    const broken = initializeTestEnvironment({
      projectId: PROJECT,
      firestore: {
        host: emulator.host,
        port: emulator.port,
        rules: 'rules_version = "2";\nservice cloud.firestore {\n  match oops\n}',
      },
    });
    await expect(broken).rejects.toThrow(/3:/);
    await assertFails(visitor().doc('posts/closed').get());
    await assertSucceeds(visitor().doc('posts/open').get());
  });

  it('an error in rules that the CLI loads is answered with a 200 and its issues', async () => {
    const response = await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({
        ignore_errors: true,
        rules: { files: [{ name: 'security.rules', content: 'service cloud.firestore {' }] },
      }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      issues: [
        {
          severity: 3,
          description: expect.any(String),
          sourcePosition: { line: expect.any(Number), column: expect.any(Number) },
        },
      ],
    });
    await assertSucceeds(visitor().doc('posts/open').get());
  });

  it('a project without rules of its own is open', async () => {
    const open = await initializeTestEnvironment({
      projectId: 'demo-open',
      firestore: { host: emulator.host, port: emulator.port },
    });
    await assertSucceeds(open.unauthenticatedContext().firestore().doc('any/thing').set({}));
    await open.cleanup();
  });
});
