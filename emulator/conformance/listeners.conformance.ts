import * as web from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, webClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';
import { waitFor } from './support/wait.ts';

const PROJECT = 'demo-listeners';
const emulator = useEmulator({ projectId: PROJECT });
const admin = () => adminClient(emulator, PROJECT);

/** A listener's snapshots as lists of ids, those from the server only. */
function watch(query: web.Query): {
  readonly snapshots: string[][];
  readonly errors: string[];
  stop(): void;
} {
  const snapshots: string[][] = [];
  const errors: string[] = [];
  const stop = web.onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      const ids = snapshot.docs.map((document) => document.id);
      const changed = snapshot.docChanges().length > 0;
      if (snapshots.length === 0 || changed) snapshots.push(ids);
    },
    (error) => errors.push(error.code),
  );
  return { snapshots, errors, stop };
}
const last = (watched: { readonly snapshots: string[][] }, ids: string[]) =>
  waitFor(ids.join(), () => JSON.stringify(watched.snapshots.at(-1)) === JSON.stringify(ids));

describe('a query listener', () => {
  it('sees documents enter, change and leave', async () => {
    const db = webClient(emulator, PROJECT);
    const watched = watch(web.query(web.collection(db, 'enter'), web.where('on', '==', true)));
    await last(watched, []);
    await admin().doc('enter/a').set({ on: true });
    await last(watched, ['a']);
    await admin().doc('enter/b').set({ on: true });
    await last(watched, ['a', 'b']);
    await admin().doc('enter/a').update({ on: false });
    await last(watched, ['b']);
    await admin().doc('enter/b').delete();
    await last(watched, []);
    watched.stop();
  });

  it('refills a limit', async () => {
    const batch = admin().batch();
    for (const id of ['a', 'b', 'c', 'd']) batch.set(admin().doc(`limit/${id}`), { rank: id });
    await batch.commit();
    const db = webClient(emulator, PROJECT);
    const watched = watch(web.query(web.collection(db, 'limit'), web.orderBy('rank'), web.limit(2)));
    await last(watched, ['a', 'b']);
    await admin().doc('limit/a').delete();
    await last(watched, ['b', 'c']);
    await admin().doc('limit/aa').set({ rank: 'aa' });
    await last(watched, ['aa', 'b']);
    const backwards = watch(web.query(web.collection(db, 'limit'), web.orderBy('rank'), web.limitToLast(2)));
    await last(backwards, ['c', 'd']);
    await admin().doc('limit/d').delete();
    await last(backwards, ['b', 'c']);
    watched.stop();
    backwards.stop();
  });

  it('shows one commit as one snapshot', async () => {
    const db = webClient(emulator, PROJECT);
    const watched = watch(web.collection(db, 'atomic'));
    await last(watched, []);
    const batch = admin().batch();
    for (let n = 0; n < 20; n++) batch.set(admin().doc(`atomic/${String(n).padStart(2, '0')}`), { n });
    await batch.commit();
    await waitFor('the batch', () => watched.snapshots.length > 1);
    expect(watched.snapshots.map((ids) => ids.length)).toEqual([0, 20]);
    watched.stop();
  });

  it('of 300 targets on one stream, each sees its own document', async () => {
    const db = webClient(emulator, PROJECT);
    const seen = new Map<number, number>();
    const stops = Array.from({ length: 300 }, (_, n) =>
      web.onSnapshot(web.doc(db, `many/${n}`), (snapshot) => {
        if (snapshot.exists()) seen.set(n, snapshot.get('n'));
      }),
    );
    const client = admin();
    await Promise.all(Array.from({ length: 300 }, (_, n) => client.doc(`many/${n}`).set({ n })));
    await waitFor('all documents', () => seen.size === 300);
    expect([...seen].every(([key, value]) => key === value)).toBe(true);
    for (const stop of stops) stop();
  });

  it('sees its own writes confirmed', async () => {
    const db = webClient(emulator, PROJECT);
    const states: string[] = [];
    const stop = web.onSnapshot(web.doc(db, 'own/a'), { includeMetadataChanges: true }, (snapshot) => {
      states.push(`${snapshot.exists()} pending=${snapshot.metadata.hasPendingWrites}`);
    });
    await waitFor('the first snapshot', () => states.length > 0);
    await web.setDoc(web.doc(db, 'own/a'), { at: web.serverTimestamp() });
    await waitFor('the confirmation', () => states.at(-1) === 'true pending=false');
    expect(states).toContain('true pending=true');
    stop();
  });

  it('comes back after the network was away, with what changed meanwhile', async () => {
    const db = webClient(emulator, PROJECT);
    await admin().doc('away/kept').set({ n: 1 });
    await admin().doc('away/gone').set({ n: 1 });
    const watched = watch(web.collection(db, 'away'));
    await last(watched, ['gone', 'kept']);
    await web.disableNetwork(db);
    await admin().doc('away/gone').delete();
    await admin().doc('away/new').set({ n: 1 });
    await web.enableNetwork(db);
    await last(watched, ['kept', 'new']);
    watched.stop();
  });

  it('sees everything go when the emulator is cleared', async () => {
    const db = webClient(emulator, 'demo-cleared');
    await adminClient(emulator, 'demo-cleared').doc('c/a').set({});
    const watched = watch(web.collection(db, 'c'));
    await last(watched, ['a']);
    emulator.clear('demo-cleared');
    await last(watched, []);
    watched.stop();
  });
});

const rules = (condition: string) => `rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if ${condition}; } } }`;

describe('permissions', () => {
  it('a denied listener ends with its cause, the others of the stream go on', async () => {
    emulator.loadRules(
      `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
        match /open/{id} { allow read, write; } } }`,
      'demo-denied',
    );
    const db = webClient(emulator, 'demo-denied');
    const open = watch(web.collection(db, 'open'));
    const closed = watch(web.collection(db, 'closed'));
    await last(open, []);
    await waitFor('the denial', () => closed.errors.length > 0);
    expect(closed.errors).toEqual(['permission-denied']);
    await adminClient(emulator, 'demo-denied').doc('open/a').set({});
    await last(open, ['a']);
    expect(open.errors).toEqual([]);
    open.stop();
  });

  it('rules that are loaded later end listeners that they deny', async () => {
    emulator.loadRules(rules('true'), 'demo-revoked');
    const watched = watch(web.collection(webClient(emulator, 'demo-revoked'), 'c'));
    await last(watched, []);
    emulator.loadRules(rules('false'), 'demo-revoked');
    await waitFor('the denial', () => watched.errors.length > 0);
    expect(watched.errors).toEqual(['permission-denied']);
  });
});

describe('firebase-admin', () => {
  it('listens to a query and to a document', async () => {
    const db = admin();
    const sizes: number[] = [];
    const exists: boolean[] = [];
    const stopQuery = db.collection('admin').onSnapshot((snapshot) => sizes.push(snapshot.size));
    const stopDocument = db.doc('admin/a').onSnapshot((snapshot) => exists.push(snapshot.exists));
    await waitFor('first snapshots', () => sizes.length === 1 && exists.length === 1);
    await db.doc('admin/a').set({});
    await waitFor('second snapshots', () => sizes.length === 2 && exists.length === 2);
    await db.doc('admin/a').delete();
    await waitFor('third snapshots', () => sizes.length === 3 && exists.length === 3);
    expect(sizes).toEqual([0, 1, 0]);
    expect(exists).toEqual([false, true, false]);
    stopQuery();
    stopDocument();
  });
});
