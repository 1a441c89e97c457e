import type { User } from '@rawi/model/truth/user';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { checkSignIn, type SignIn, signInOf } from './before-account-sign-in.ts';
import { refuseMail } from './before-mail-sent.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('sign-in');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: 'layla@example.com', emailVerified: true });
});
afterAll(() => backend.stop());

const ORIGIN = 'https://firebasestorage.googleapis.com';
const PHOTO = `${ORIGIN}/v0/b/rawi/o/${encodeURIComponent('public/layla-1/96.webp')}?alt=media`;
const profile = (more: Partial<User> = {}): User => ({
  fullName: 'Layla Haddad',
  locale: 'en',
  settings: DEFAULT_SETTINGS,
  consentedAt: stage.now(),
  createdAt: stage.now(),
  ...more,
});
const photo = {
  width: 96,
  height: 96,
  color: '#aabbcc',
  sources: [{ path: 'public/layla-1/96.webp', width: 96 }],
};
const signIn = (more: Partial<SignIn> = {}) =>
  checkSignIn(
    { ...stage, storageOrigin: ORIGIN, bucket: 'rawi' },
    {
      uid: 'layla',
      email: 'layla@example.com',
      displayName: 'Layla Haddad',
      photoURL: '',
      method: 'password',
      ...more,
    },
  );
const denied = { code: 'permission-denied' };

describe('a sign-in', () => {
  it.each(['google.com', 'emailLink', 'phone', 'anonymous', ''])('by %j is refused', async (method) => {
    await expect(signIn({ method })).rejects.toMatchObject(denied);
  });

  it('of nobody is refused', async () => {
    const services = { ...stage, storageOrigin: ORIGIN, bucket: 'rawi' };
    await expect(checkSignIn(services, undefined)).rejects.toMatchObject(denied);
  });

  it('is read from what Auth tells', () => {
    const event = {
      data: { uid: 'layla', email: 'layla@example.com', photoURL: 'x' },
      credential: { signInMethod: 'password' },
      additionalUserInfo: { providerId: 'password' },
    } as never;
    expect(signInOf(event)).toEqual({
      uid: 'layla',
      email: 'layla@example.com',
      displayName: '',
      photoURL: 'x',
      method: 'password',
    });
    expect(signInOf({} as never)).toBeUndefined();
  });
});

describe('name and picture in Auth', () => {
  it('that agree with the profile stay', async () => {
    await userRef(backend.firestore, 'layla').set(profile({ photo }));
    expect(await signIn({ photoURL: PHOTO })).toEqual({});
  });

  it('that were set past our calls are put back', async () => {
    await userRef(backend.firestore, 'layla').set(profile({ photo }));
    const forged = { displayName: '<img src=x>', photoURL: 'javascript:alert(1)' };
    expect(await signIn(forged)).toEqual({ displayName: 'Layla Haddad', photoURL: PHOTO });
    expect(stage.auth.accounts.get('layla')).toMatchObject({ displayName: 'Layla Haddad', photoURL: PHOTO });
  });

  it('of a profile without a photo are the name alone', async () => {
    await userRef(backend.firestore, 'layla').set(profile());
    expect(await signIn({ photoURL: 'https://elsewhere.example' })).toEqual({
      displayName: 'Layla Haddad',
      photoURL: '',
    });
    expect(stage.auth.accounts.get('layla')).toMatchObject({ photoURL: null });
  });

  it('are put back where the name alone was set past our calls', async () => {
    await userRef(backend.firestore, 'layla').set(profile({ photo }));
    const forged = { displayName: 'Somebody Else', photoURL: PHOTO };
    expect(await signIn(forged)).toEqual({ displayName: 'Layla Haddad', photoURL: PHOTO });
  });

  it('keep nobody out, also where there is no profile or none that can be read', async () => {
    const silent = vi.spyOn(logger, 'error').mockImplementation(() => {});
    expect(await signIn({ displayName: 'X' })).toEqual({});
    expect(silent).not.toHaveBeenCalled();
    await backend.firestore.doc('users/layla').set({ fullName: 7 });
    expect(await signIn({ displayName: 'X' })).toEqual({});
    expect(silent).toHaveBeenCalledTimes(1);
    silent.mockRestore();
  });
});

describe('an address in Auth', () => {
  it('that was moved past our calls is put back, and does not sign in', async () => {
    const silent = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    expect(await signIn()).toEqual({});
    stage.auth.add({ uid: 'layla', email: 'intruder@example.com', emailVerified: true });
    await expect(signIn({ email: 'intruder@example.com' })).rejects.toMatchObject(denied);
    expect(stage.auth.accounts.get('layla')).toMatchObject({ email: 'layla@example.com', revoked: 1 });
    const inbox = (await inboxRef(backend.firestore, 'layla').get()).data();
    expect(inbox?.sessionsValidAfter).toEqual(stage.now());
    expect(await signIn()).toEqual({});
    silent.mockRestore();
  });
});

describe('a mail of Auth’s own', () => {
  it('is refused', () => {
    expect(refuseMail).toThrow('Mails are sent by the account calls.');
  });
});
