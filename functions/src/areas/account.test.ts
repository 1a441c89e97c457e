import type { AccountAction } from '@rawi/model/calls';
import { HttpsError } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../auth/call-error.ts';
import type { Caller } from '../auth/caller.ts';
import { inboxRef } from '../data/users.ts';
import { type LocalBackend, type Scene, scene, startLocalBackend } from '../testing/local-backend.ts';
import { account } from './account.ts';
import { answer } from './area.ts';

let backend: LocalBackend;
let stage: Scene;
beforeAll(async () => {
  backend = await startLocalBackend('demo-account-area');
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
  account(stage, { data, caller, appCheck });
const refused = (code: string) => ({ details: { code } });

const email = 'sara@example.com';
const password = 'Reader#123';
/** A good request of every action. */
const REQUESTS: Record<AccountAction, object> = {
  signUp: { fullName: 'Sara', email, password, consent: true, locale: 'ar' },
  resendVerification: { email, locale: 'ar' },
  requestReset: { email, locale: 'ar' },
  verifyResetCode: { email, code: '123456' },
  setNewPassword: { email, ticket: 'ticket', password, locale: 'ar' },
  updateProfile: { fullName: 'Sara' },
  removePhoto: {},
  changeEmail: { email, locale: 'ar' },
  changePassword: { password, locale: 'ar' },
  deleteAccount: {},
  downloadData: {},
};
const PUBLIC = ['signUp', 'resendVerification', 'requestReset', 'verifyResetCode', 'setNewPassword'];
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
    expect(await call(request, undefined, { valid: true, demanded: true })).toEqual({ resendSeconds: 60 });
    stage.pass(60);
    expect(await call(request, undefined, NO_APP_CHECK)).toEqual({ resendSeconds: 60 });
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

  it('a session of the very second in which the others ended goes on', async () => {
    await inboxRef(backend.firestore, 'layla').set({
      unread: 0,
      sessionsValidAfter: new Date(stage.now().getTime() + 999),
    });
    await expect(call({ action: 'deleteAccount' }, layla(0))).resolves.toEqual({});
  });
});

describe('what is asked', () => {
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

describe('the answer', () => {
  it('carries a refusal with its status, and nothing of what was not foreseen', async () => {
    const refusal = answer(async () => {
      throw new CallError('code-wrong', { triesLeft: 1 });
    });
    await expect(refusal).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { code: 'code-wrong', triesLeft: 1 },
    });
    const failure = answer(async () => {
      throw new Error('secret of the database');
    });
    await expect(failure).rejects.toBeInstanceOf(HttpsError);
    await expect(failure).rejects.toMatchObject({ code: 'internal', details: { code: 'internal' } });
    await expect(failure).rejects.not.toThrow('secret');
  });
});
