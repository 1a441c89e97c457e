import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEmulator } from '../../emulator/src/index.ts';
import * as model from '../../model/src/lists/closing-reasons.ts';
import { paths } from '../../model/src/paths.ts';
import { auditSchema } from '../../model/src/truth/audit.ts';
import { closureSchema } from '../../model/src/truth/closure.ts';
import { inboxSchema } from '../../model/src/truth/user.ts';
import { CLOSING_REASONS, closeAccount, reopenAccount } from './close-account.mjs';

const PROJECT = 'demo-close-account';
const email = 'layla@example.com';
let emulator;
let firestore;
let revoked;
const auth = {
  getUserByEmail: async () => ({ uid: 'layla' }),
  revokeRefreshTokens: async (uid) => void revoked.push(uid),
};
const read = async (path) => (await firestore.doc(path).get()).data();
const now = new Date('2026-01-01T00:00:00Z');

beforeAll(async () => {
  emulator = await startEmulator({ projectId: PROJECT });
  firestore = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
});
afterAll(async () => {
  await firestore.terminate();
  await emulator.stop();
});
beforeEach(async () => {
  emulator.clear(PROJECT);
  revoked = [];
  await firestore.doc(paths.user('layla')).set({ fullName: 'Layla Haddad' });
});

it('the command knows the reasons of the model', () => {
  expect(CLOSING_REASONS).toEqual([...model.CLOSING_REASONS]);
});

it('an account that is closed by the command is closed as by the call, and opened again', async () => {
  await firestore.doc(paths.inbox('layla')).set({ unread: 2 });
  const close = () => closeAccount({ auth, firestore }, { email, reason: 'rights', note: 'Twice.', now });
  expect([await close(), await close()]).toEqual([true, false]);
  expect(closureSchema.parse(await read(paths.closure('layla')))).toMatchObject({
    name: 'Layla Haddad',
    reason: 'rights',
  });
  expect(inboxSchema.parse(await read(paths.inbox('layla')))).toMatchObject({
    unread: 2,
    closed: { reason: 'rights', note: 'Twice.' },
    sessionsValidAfter: now,
  });
  expect(revoked).toEqual(['layla', 'layla']);
  const reopen = () => reopenAccount({ auth, firestore }, { email, now });
  expect([await reopen(), await reopen()]).toEqual([true, false]);
  expect(await read(paths.closure('layla'))).toBeUndefined();
  expect(inboxSchema.parse(await read(paths.inbox('layla')))).not.toHaveProperty('closed');
  const kept = (await firestore.collection('audit').get()).docs.map((each) => auditSchema.parse(each.data()));
  expect(kept.map(({ action }) => action).toSorted()).toEqual(['closeAccount', 'reopenAccount']);
});

it('the account of the last admin is closed by no command', async () => {
  await firestore.doc(paths.staff('layla')).set({ roles: ['admin'], name: 'Layla', since: now });
  await expect(closeAccount({ auth, firestore }, { email, reason: 'rights' })).rejects.toThrow('Nobody else');
  expect(await read(paths.closure('layla'))).toBeUndefined();
});
