import { userSchema } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { unseal } from '../secrets/seal.ts';
import { callAccount } from '../testing/call-account.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { runAccountTask } from './run-account-task.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('create-account');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
});
afterAll(() => backend.stop());

const EMAIL = 'layla@example.com';
const ask = (email = EMAIL) =>
  callAccount(stage, {
    action: 'signUp',
    fullName: 'Layla Haddad',
    marker: undefined,
    gender: undefined,
    dateOfBirth: '1999-02-28',
    nationality: undefined,
    email,
    password: 'Reader#123',
    consent: true,
    locale: 'ar',
  });
const outbox = async () => (await backend.firestore.collection('outbox').get()).docs;

describe('a sign-up', () => {
  it('makes account, profile and mail, though its task comes twice or stops halfway', async () => {
    await ask();
    const [task] = stage.tasks;
    expect(JSON.stringify(task)).not.toContain('Reader#123');
    await runAccountTask(stage, task);
    await runAccountTask(stage, task);
    const [account] = [...stage.auth.accounts.values()];
    expect(account).toMatchObject({ email: EMAIL, password: 'Reader#123', displayName: 'Layla Haddad' });
    const stored = (await backend.firestore.doc(`users/${account?.uid}`).get()).data();
    expect(userSchema.parse(stored)).toMatchObject({
      fullName: 'Layla Haddad',
      dateOfBirth: '1999-02-28',
      locale: 'ar',
      consentedAt: stage.now(),
    });
    const [mail, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(mail?.data()).toMatchObject({ kind: 'verification', to: EMAIL, state: 'queued' });
    expect(unseal(stage.hashKey, 'mail', String(mail?.get('sealed')))).toMatch(
      new RegExp(`^${account?.uid}[.][-\\w]+$`),
    );
  });

  it('goes on where the account exists and the profile does not', async () => {
    await ask();
    const [task] = stage.tasks;
    stage.auth.add({ uid: String(task?.requestId).slice(0, 28), email: EMAIL });
    await runAccountTask(stage, task);
    expect((await outbox()).map((mail) => mail.get('kind'))).toEqual(['verification']);
    expect((await backend.firestore.collection('users').get()).size).toBe(1);
  });

  it('with a taken address notifies its owner once and makes nothing', async () => {
    stage.auth.add({ uid: 'owner', email: EMAIL });
    await ask();
    const [task] = stage.tasks;
    await runAccountTask(stage, task);
    await runAccountTask(stage, task);
    expect((await outbox()).map((mail) => mail.data())).toMatchObject([
      { kind: 'signUpAttempt', to: EMAIL, sealed: null },
    ]);
    expect(stage.auth.accounts.size).toBe(1);
    expect((await backend.firestore.collection('users').get()).size).toBe(0);
  });

  it('pressed twice is asked once', async () => {
    expect(await ask()).toEqual(await ask());
    expect(stage.tasks).toHaveLength(1);
  });

  it('is one of thirty an hour from one address of origin', async () => {
    for (let index = 0; index < 30; index += 1) await ask(`reader${index}@example.com`);
    await expect(ask('one-more@example.com')).rejects.toMatchObject({ details: { code: 'too-many-today' } });
    stage.pass(60 * 60);
    await expect(ask('one-more@example.com')).resolves.toBeDefined();
  });

  it('is refused where its task was forged', async () => {
    await ask();
    const [task] = stage.tasks;
    await expect(runAccountTask(stage, { ...task, sealed: 'AAAA' })).rejects.toThrow();
    await expect(runAccountTask(stage, { kind: 'becomeAdmin' })).rejects.toThrow();
    expect(stage.auth.accounts.size).toBe(0);
  });
});
