import { paths } from '@rawi/model/paths';
import { EPOCH } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Caller } from '../callers/caller.ts';
import { staffRef } from '../data/staff.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { REQUESTS } from '../testing/account-requests.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { countedTo } from '../testing/spent.ts';
import { ACCOUNT } from './account.ts';
import { runCall } from './run-call.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('account-area');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: 'layla@example.com' });
});
afterAll(() => backend.stop());

const NO_APP_CHECK = { valid: false, demanded: false };
const layla = (signedInSecondsAgo: number): Caller => ({
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  roles: [],
  signedInAt: stage.now().getTime() - signedInSecondsAgo * 1000,
});
const call = (data: unknown, caller?: Caller, appCheck = NO_APP_CHECK) =>
  runCall(ACCOUNT, stage, { data, caller, appCheck });
const refused = (code: string) => ({ details: { code } });

const email = 'sara@example.com';
const PUBLIC = [
  'signUp',
  'verifyEmail',
  'confirmSignUp',
  'resendVerification',
  'requestReset',
  'verifyResetCode',
  'openResetLink',
  'setNewPassword',
  'confirmEmailChange',
  'takeBackEmail',
];
const FRESH = ['changeEmail', 'changePassword', 'deleteAccount'];
const actions = Object.entries(REQUESTS).map(([action, request]) => ({
  action,
  request: { action, ...request },
}));

describe('App Check, where it is demanded', () => {
  it.each(actions.filter(({ action }) => PUBLIC.includes(action) || FRESH.includes(action)))(
    'refuses $action without a token',
    async ({ request }) => {
      const demanded = { valid: false, demanded: true };
      await expect(call(request, layla(0), demanded)).rejects.toMatchObject(refused('app-check'));
      expect(stage.tasks).toEqual([]);
    },
  );

  it('passes a call with a token, and any call where it is off', async () => {
    const request = { action: 'requestReset', email, locale: 'en' };
    expect(await call(request, undefined, { valid: true, demanded: true })).toEqual({
      resendSeconds: 60,
      mailed: 'code',
    });
    stage.pass(60);
    expect(await call(request, undefined, NO_APP_CHECK)).toEqual({ resendSeconds: 60, mailed: 'code' });
  });
});

describe('who may call', () => {
  it.each(actions.filter(({ action }) => !PUBLIC.includes(action)))(
    '$action needs someone signed in',
    async ({ request }) => {
      await expect(call(request)).rejects.toMatchObject(refused('signed-out'));
    },
  );

  it.each(actions.filter(({ action }) => FRESH.includes(action)))(
    '$action needs a fresh sign-in',
    async ({ request }) => {
      await expect(call(request, layla(5 * 60 + 1))).rejects.toMatchObject(refused('sign-in-again'));
      await expect(call(request, layla(5 * 60))).resolves.toBeDefined();
    },
  );

  it.each(actions.filter(({ action }) => !PUBLIC.includes(action)))(
    '$action needs a session that was not ended',
    async ({ request }) => {
      await inboxRef(backend.firestore, 'layla').set({ unread: 0, sessionsValidAfter: stage.now() });
      await expect(call(request, layla(1))).rejects.toMatchObject(refused('session-ended'));
    },
  );

  it.each(actions.filter(({ action }) => !PUBLIC.includes(action)))(
    '$action needs an account that still exists and is not disabled',
    async ({ request }) => {
      stage.auth.add({ uid: 'layla', email: 'layla@example.com', disabled: true });
      await expect(call(request, layla(0))).rejects.toMatchObject(refused('session-ended'));
      stage.auth.accounts.clear();
      await expect(call(request, layla(0))).rejects.toMatchObject(refused('session-ended'));
      expect(stage.tasks).toEqual([]);
    },
  );

  it('a session that ended in Auth alone is over', async () => {
    stage.auth.add({ uid: 'layla', email: 'layla@example.com', tokensValidAfter: stage.now() });
    await expect(call({ action: 'downloadData' }, layla(1))).rejects.toMatchObject(refused('session-ended'));
    await expect(call({ action: 'downloadData' }, layla(0))).resolves.toBeDefined();
  });

  it.each([
    ['updateProfile', 100],
    ['updateTranslator', 100],
    ['removePhoto', 50],
    ['downloadData', 20],
    ['checkMailbox', 5],
  ] as const)('%s is done %i times a day by one person', async (action, most) => {
    const request = { action, ...REQUESTS[action] };
    // It is counted, also where there is no profile to change.
    await call(request, layla(0)).catch(() => {});
    await countedTo(backend.firestore, action, most - 1);
    await call(request, layla(0)).catch(() => {});
    await expect(call(request, layla(0))).rejects.toMatchObject(refused('too-many-today'));
    stage.auth.add({ uid: 'sara', email });
    const sara = call(request, { ...layla(0), uid: 'sara' });
    await expect(sara.catch((error: unknown) => error)).resolves.not.toMatchObject(refused('too-many-today'));
    stage.pass(24 * 60 * 60);
    const next = call(request, layla(0));
    await expect(next.catch((error: unknown) => error)).resolves.not.toMatchObject(refused('too-many-today'));
  });

  it('a session of the very second in which the others ended goes on', async () => {
    await inboxRef(backend.firestore, 'layla').set({
      unread: 0,
      sessionsValidAfter: new Date(stage.now().getTime() + 999),
    });
    await expect(call({ action: 'deleteAccount' }, layla(0))).resolves.toEqual({});
  });
});

describe('a name that claims to speak for the site', () => {
  const rename = (fullName: string) => call({ action: 'updateProfile', fullName }, layla(0));
  const profile = (fullName: string) =>
    userRef(backend.firestore, 'layla').set({ ...sampleUser(EPOCH), fullName });

  it('is nobody’s who signs up, nor who changes their name', async () => {
    const signUp = { action: 'signUp', ...REQUESTS.signUp, fullName: 'Rawi Admin' };
    await expect(call(signUp)).rejects.toMatchObject(refused('name-reserved'));
    expect(stage.tasks).toEqual([]);
    await profile('Layla Haddad');
    await expect(rename('إدارة راوي')).rejects.toMatchObject(refused('name-reserved'));
    await expect(rename('Layla Rawi')).resolves.toEqual({});
  });

  it('tells open tabs of a new name, and of nothing else', async () => {
    const inbox = async () => (await inboxRef(backend.firestore, 'layla').get()).data();
    await profile('Layla Haddad');
    await rename('Layla Haddad');
    expect(await inbox()).toBeUndefined();
    await rename('Layla Salem');
    expect(await inbox()).toMatchObject({ claimsChangedAt: stage.now() });
  });

  it('may be that of the staff, as the record says', async () => {
    await profile('Layla Haddad');
    await staffRef(backend.firestore, 'layla').set({
      name: 'Layla Haddad',
      roles: ['reviewer'],
      since: EPOCH,
    });
    await expect(rename('Rawi Team Layla')).resolves.toEqual({});
  });

  it('stays with whoever has it, as the rest of their profile changes', async () => {
    await profile('Rawi Admin');
    await expect(rename('Rawi Admin')).resolves.toEqual({});
  });
});

describe('the request of a call', () => {
  it.each([undefined, null, 7, 'signUp', [], {}, { action: 'toString' }, { action: ['signUp'] }])(
    'is refused where it is no action: %j',
    async (data) => {
      await expect(call(data)).rejects.toMatchObject(refused('unknown-action'));
    },
  );

  it.each(actions)('$action takes no field it does not know', async ({ request }) => {
    await expect(call({ ...request, uid: 'somebody' }, layla(0))).rejects.toMatchObject({
      details: { code: 'invalid-fields', fields: { uid: 'invalid' } },
    });
  });
});

it('one’s own data has the chapters’ files that one has brought, and nobody else’s', async () => {
  for (const [id, uid] of [
    ['one', 'layla'],
    ['two', 'sara'],
  ] as const) {
    await backend.firestore.doc(paths.file(id)).set({ uid, createdAt: new Date(0) });
  }
  const data = await call({ action: 'downloadData' }, layla(0));
  expect(data).toMatchObject({
    documents: { [paths.file('one')]: { uid: 'layla', createdAt: '1970-01-01T00:00:00.000Z' } },
  });
  expect(data).not.toHaveProperty(['documents', paths.file('two')]);
});
