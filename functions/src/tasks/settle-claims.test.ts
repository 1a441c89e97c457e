import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { onApplicationWritten, onStaffWritten } from '../triggers/on-roles-recorded.ts';
import { settleClaims } from './settle-claims.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('settle-claims');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const has = (claims: object = {}) =>
  stage.auth.add({ uid: 'layla', email: 'layla@example.com', claims: { ...claims } });
const staff = (...roles: string[]) =>
  at(paths.staff('layla')).set({ roles, name: 'Layla', since: stage.now() });
const applied = (state: string) =>
  at(paths.application('layla')).set({
    uid: 'layla',
    languages: ['ar'],
    skills: 'Words.',
    savedAt: stage.now(),
    revision: 1,
    state,
  });
const settled = async () => {
  await settleClaims(stage, 'layla');
  return stage.auth.accounts.get('layla')?.claims;
};

describe('the claims of a token', () => {
  it('are those of the record, beside what is none of its business', async () => {
    has({ beta: 'yes' });
    await staff('reviewer', 'admin');
    expect(await settled()).toEqual({ beta: 'yes', reviewer: true, admin: true });
    await staff('admin');
    expect(await settled()).toEqual({ beta: 'yes', admin: true });
    await at(paths.staff('layla')).delete();
    expect(await settled()).toEqual({ beta: 'yes' });
    const inbox = (await at(paths.inbox('layla')).get()).data();
    expect(inbox).toMatchObject({ unread: 0, claimsChangedAt: expect.anything() });
  });

  it('are a translator’s once an application is approved, until that is ended', async () => {
    has();
    await applied('rejected');
    expect(await settled()).toEqual({});
    await applied('approved');
    expect(await settled()).toEqual({ translator: true });
    await applied('dismissed');
    expect(await settled()).toEqual({});
  });

  it('stay a translator’s who was made one otherwise', async () => {
    has({ translator: true });
    await staff('reviewer');
    expect(await settled()).toEqual({ translator: true, reviewer: true });
  });

  it('see what changes while they are set', async () => {
    has();
    await staff('reviewer');
    const set = stage.auth.setCustomUserClaims.bind(stage.auth);
    stage.auth.setCustomUserClaims = async (uid, claims) => {
      await set(uid, claims);
      await at(paths.staff('layla')).delete();
    };
    expect(await settled()).toEqual({});
  });

  it('are nobody’s where the account is gone', async () => {
    await staff('admin');
    await expect(settleClaims(stage, 'layla')).resolves.toBeUndefined();
  });
});

describe('a record of roles', () => {
  it('has claims settled where it tells other roles', async () => {
    const change = (before: object | undefined, after: object | undefined) =>
      onStaffWritten(stage.enqueue, { uid: 'layla', eventId: 'event' }, { before, after });
    await change({ roles: ['admin'], name: 'A' }, { roles: ['admin'], name: 'B' });
    expect(stage.tasks).toEqual([]);
    await change(undefined, { roles: ['admin'] });
    await change({ roles: ['admin'] }, undefined);
    const task = { kind: 'settleClaims', requestId: 'event', uid: 'layla' };
    expect(stage.tasks).toEqual([task, task]);
  });

  it('has claims settled where an application makes a translator, or does so no longer', async () => {
    const change = (before: string | undefined, after: string | undefined) =>
      onApplicationWritten(
        stage.enqueue,
        { uid: 'layla', eventId: 'event' },
        { before: { state: before }, after: { state: after } },
      );
    for (const [before, after] of [
      [undefined, 'submitted'],
      ['submitted', 'rejected'],
      ['approved', 'approved'],
    ] as const) {
      await change(before, after);
    }
    expect(stage.tasks).toEqual([]);
    await change('under_review', 'approved');
    await change('approved', 'dismissed');
    await change('dismissed', 'draft');
    expect(stage.tasks).toHaveLength(3);
  });
});
