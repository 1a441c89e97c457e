import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmulator } from '../../emulator/src/index.ts';
import * as model from '../../model/src/lists/roles.ts';
import { paths } from '../../model/src/paths.ts';
import { STAFF_ROLES as roles, staffSchema } from '../../model/src/truth/staff.ts';
import { inboxSchema } from '../../model/src/truth/user.ts';
import { changeRole, ROLES, STAFF_ROLES } from './change-role.mjs';

const PROJECT = 'demo-change-role';
let emulator;
let firestore;
let claims;
/** As much of Auth as is asked: one person. */
const auth = {
  async getUserByEmail(email) {
    if (email !== 'layla@example.com')
      throw Object.assign(new Error('none'), { code: 'auth/user-not-found' });
    return { uid: 'layla', customClaims: claims };
  },
  async setCustomUserClaims(_uid, given) {
    claims = given;
  },
};
const change = (role, more = {}) =>
  changeRole({ auth, firestore }, { email: 'layla@example.com', role, ...more });
const staff = async () => {
  const data = (await firestore.doc(paths.staff('layla')).get()).data();
  return data && staffSchema.parse({ ...data, since: data.since.toDate() });
};
const inbox = async () => inboxSchema.parse((await firestore.doc(paths.inbox('layla')).get()).data());

beforeAll(async () => {
  emulator = await startEmulator({ projectId: PROJECT });
  firestore = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
});
afterAll(async () => {
  await firestore.terminate();
  await emulator.stop();
});
beforeEach(() => {
  emulator.clear(PROJECT);
  claims = undefined;
});

describe('changeRole', () => {
  it('knows the roles of the model', () => {
    expect(ROLES).toEqual([...model.ROLES]);
    expect(STAFF_ROLES).toEqual([...roles]);
  });

  it('adds a role to what a person has, and says so to open tabs', async () => {
    claims = { translator: true, beta: 'yes' };
    const now = new Date('2026-01-01T00:00:00Z');
    expect(await change('reviewer', { now })).toEqual({ roles: ['translator', 'reviewer'], changed: true });
    expect(claims).toEqual({ translator: true, beta: 'yes', reviewer: true });
    expect(await inbox()).toEqual({ unread: 0, claimsChangedAt: now });
    expect(await staff()).toEqual({ roles: ['reviewer'], name: 'layla@example.com', since: now });
  });

  it('keeps since when somebody is on the staff, and forgets who is no longer', async () => {
    await firestore.doc(paths.user('layla')).set({ fullName: 'Layla Haddad' });
    const now = new Date('2026-01-01T00:00:00Z');
    await change('reviewer', { now });
    await change('admin');
    expect(await staff()).toEqual({ roles: ['reviewer', 'admin'], name: 'Layla Haddad', since: now });
    await change('reviewer', { revoke: true });
    expect(await staff()).toMatchObject({ roles: ['admin'] });
    await change('translator');
    await firestore.doc(paths.staff('huda')).set({ roles: ['admin'], name: 'Huda', since: now });
    await change('admin', { revoke: true });
    expect(await staff()).toBeUndefined();
  });

  it('keeps what else the inbox holds', async () => {
    const sessionsValidAfter = new Date('2025-01-01T00:00:00Z');
    await firestore.doc(paths.inbox('layla')).set({ unread: 3, sessionsValidAfter });
    await change('admin');
    expect(await inbox()).toMatchObject({ unread: 3, sessionsValidAfter });
  });

  it('takes a role and nothing else', async () => {
    claims = { translator: true, admin: true };
    expect(await change('admin', { revoke: true })).toEqual({ roles: ['translator'], changed: true });
    expect(claims).toEqual({ translator: true });
  });

  it('leaves somebody who administers', async () => {
    await change('admin');
    await expect(change('admin', { revoke: true })).rejects.toThrow('Nobody else administers');
    expect(claims).toEqual({ admin: true });
    expect(await staff()).toMatchObject({ roles: ['admin'] });
  });

  it('gives nothing to an account that is closed', async () => {
    await firestore.doc(paths.closure('layla')).set({ reason: 'rights' });
    await expect(change('reviewer')).rejects.toThrow('closed');
    expect(claims).toBeUndefined();
  });

  it('does nothing twice', async () => {
    claims = { admin: true };
    expect(await change('admin')).toEqual({ roles: ['admin'], changed: false });
    expect(await change('reviewer', { revoke: true })).toEqual({ roles: ['admin'], changed: false });
    expect((await firestore.doc(paths.inbox('layla')).get()).exists).toBe(false);
  });

  it('lets an unknown address be known', async () => {
    await expect(changeRole({ auth, firestore }, { email: 'x@y.z', role: 'admin' })).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });
});
