import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { callAccount } from '../testing/call-account.ts';
import { type Scene, scene } from '../testing/scene.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('last-admin');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const uid of ['huda', 'salma', 'rana']) stage.auth.add({ uid, email: `${uid}@example.com` });
});
afterAll(() => backend.stop());

const staff = (uid: string, ...roles: string[]) =>
  backend.firestore.doc(paths.staff(uid)).set({ roles, name: uid, since: stage.now() });
const admins = async () =>
  (await backend.firestore.collection('staff').where('roles', 'array-contains', 'admin').get()).docs.map(
    ({ id }) => id,
  );
const leave = (uid: string) =>
  callAccount(
    stage,
    { action: 'deleteAccount' },
    {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      roles: ['admin'],
      signedInAt: stage.now().getTime(),
    },
  );

describe('an admin who deletes their account', () => {
  it('stays where nobody else administers', async () => {
    await staff('huda', 'admin');
    await staff('rana', 'reviewer');
    await expect(leave('huda')).rejects.toMatchObject({ details: { code: 'last-admin' } });
    expect(stage.auth.accounts.has('huda')).toBe(true);
    expect(await admins()).toEqual(['huda']);
    await leave('rana');
    expect(stage.auth.accounts.has('rana')).toBe(false);
  });

  it('goes where somebody else does', async () => {
    await staff('huda', 'admin');
    await staff('salma', 'reviewer', 'admin');
    await leave('huda');
    expect(stage.auth.accounts.has('huda')).toBe(false);
    expect(await admins()).toEqual(['salma']);
  });

  it('is one of two who go at once', async () => {
    await staff('huda', 'admin');
    await staff('salma', 'admin');
    const each = await Promise.allSettled([leave('huda'), leave('salma')]);
    expect(each.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [left = ''] = await admins();
    expect(stage.auth.accounts.has(left)).toBe(true);
  });
});
