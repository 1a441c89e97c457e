import { closedSignInReason } from '@rawi/model/calls/closed-sign-in';
import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { closureSchema } from '@rawi/model/truth/closure';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import { submissionSchema } from '@rawi/model/truth/submission';
import type { Takedown } from '@rawi/model/truth/takedown';
import { inboxSchema } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { settleClosure } from '../accounts/settle-closure.ts';
import { closingMailSchema } from '../mail/closing-text.ts';
import { unseal } from '../secrets/seal.ts';
import { callReview } from '../testing/call-review.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { checkSignIn } from '../triggers/before-account-sign-in.ts';
import { onClosureWritten } from '../triggers/on-closure-written.ts';
import { ACCOUNT } from './account.ts';
import { runCall } from './run-call.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('closed-accounts');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = publishingDesk(backend.firestore, stage);
  for (const uid of ['layla', 'rana', 'huda', 'salma']) await desk.addPerson(uid);
  await staff('rana', 'reviewer');
  await staff('huda', 'reviewer', 'admin');
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const read = async (path: string) => (await at(path).get()).data();
const staff = (uid: string, ...roles: Staff['roles']) =>
  at(paths.staff(uid)).set({ roles, name: `Name of ${uid}`, since: stage.now() });
const refused = (code: string) => ({ details: { code } });
const inbox = async () => inboxSchema.parse(await read(paths.inbox('layla')));
const audits = async () =>
  (await backend.firestore.collection(paths.audits()).get()).docs.map((each) => each.data());
const mails = async () =>
  (await backend.firestore.collection(paths.outbox()).get()).docs.map((each) => each.data());

const callerOf = (uid: string) => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  roles: ['reviewer', 'admin'] as const,
  signedInAt: stage.now().getTime(),
});
const APP_CHECK = { valid: false, demanded: false };
const call = (uid: string, request: ReviewInput) => callReview(stage, uid, request, ['reviewer', 'admin']);
/** What a trigger does once the record has changed. */
async function heard(work: () => Promise<unknown>): Promise<void> {
  const before = await read(paths.closure('layla'));
  await work();
  await onClosureWritten(stage, 'layla', { before });
}
const close = (more: Partial<{ uid: string; requestId: string; note: string }> = {}, by = 'huda') =>
  call(by, { action: 'closeAccount', uid: 'layla', requestId: 'close', reason: 'rights', ...more });
const reopen = (requestId = 'reopen', by = 'huda') =>
  call(by, { action: 'reopenAccount', uid: 'layla', requestId });

describe('an account that is closed', () => {
  it('has no session, and its owner reads why', async () => {
    await close({ note: 'Three notices in one month.' });
    expect(stage.auth.accounts.get('layla')?.revoked).toBe(1);
    expect(await inbox()).toMatchObject({
      closed: { reason: 'rights', note: 'Three notices in one month.', at: stage.now() },
      sessionsValidAfter: stage.now(),
    });
    // A session that began in the very second, or while it was being closed, counts as little.
    stage.pass(1);
    const data = { action: 'removePhoto' };
    const asked = runCall(ACCOUNT, stage, { data, caller: callerOf('layla'), appCheck: APP_CHECK });
    await expect(asked).rejects.toMatchObject(refused('account-closed'));
  });

  it('lets nobody sign in, and tells who knows the password why', async () => {
    await close();
    const signIn = checkSignIn(
      { ...stage, storageOrigin: 'https://files.example.com', bucket: 'rawi' },
      { uid: 'layla', email: 'layla@example.com', displayName: '', photoURL: '', method: 'password' },
    );
    expect(closedSignInReason(await signIn.then(() => 'signed in', String))).toBe('rights');
  });

  it('is closed once, however often it is asked, and the log says by whom', async () => {
    await close();
    await close();
    expect(await audits()).toMatchObject([
      { action: 'closeAccount', by: 'huda', about: 'users/layla', reason: 'rights' },
    ]);
    await expect(close({ requestId: 'another' })).rejects.toMatchObject(refused('moved-on'));
    // The id of a request is for that request alone.
    await expect(close({ uid: 'salma' })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(reopen('close')).rejects.toMatchObject(refused('invalid-fields'));
    expect(closureSchema.parse(await read(paths.closure('layla')))).toMatchObject({
      name: 'Name of layla',
      decisionId: expect.any(String),
    });
  });

  it('says by mail why and how to object, once', async () => {
    await heard(() => close({ note: 'Three notices.' }));
    await settleClosure(stage, 'layla', undefined);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'accountClosed', to: 'layla@example.com', state: 'queued' });
    const said: unknown = JSON.parse(unseal(stage.hashKey, 'mail', String(mail?.['sealed'])));
    expect(closingMailSchema.parse(said)).toEqual({ reason: 'rights', note: 'Three notices.' });
  });

  it('loses what was mailed before, and keeps the right of an earlier address to return', async () => {
    const ticket = {
      hash: 'h',
      sealed: 's',
      askedAt: stage.now(),
      expiresAt: new Date(stage.now().getTime() + 9e6),
    };
    await at(paths.linkTickets('layla')).set({
      address: null,
      voidedAt: null,
      verification: ticket,
      signUpMarker: null,
      emailChange: ticket,
      takeBacks: [{ ...ticket, changedAt: null }],
    });
    await heard(close);
    expect(await read(paths.linkTickets('layla'))).toMatchObject({
      verification: null,
      emailChange: null,
      takeBacks: [{ hash: 'h' }],
    });
  });

  it('takes roles among the staff with it, and gives none back', async () => {
    await staff('layla', 'reviewer', 'admin');
    await close();
    expect(await read(paths.staff('layla'))).toBeUndefined();
    const give = () => call('huda', { action: 'giveRole', email: 'layla@example.com', role: 'reviewer' });
    await expect(give()).rejects.toMatchObject(refused('account-closed'));
    await reopen();
    expect(await read(paths.staff('layla'))).toBeUndefined();
    await give();
    expect(await read(paths.staff('layla'))).toMatchObject({ roles: ['reviewer'] });
  });

  it('is opened again with all that it had, and a request that comes late closes nothing', async () => {
    await at(paths.inbox('layla')).set({ unread: 3, mutedUntil: stage.now() });
    await heard(close);
    await heard(reopen);
    await heard(reopen);
    expect(await inbox()).toEqual({ unread: 3, mutedUntil: stage.now(), sessionsValidAfter: stage.now() });
    expect(await read(paths.closure('layla'))).toBeUndefined();
    expect((await mails()).map(({ kind }) => String(kind)).toSorted()).toEqual([
      'accountClosed',
      'accountReopened',
    ]);
    const { revoked } = stage.auth.accounts.get('layla') ?? {};
    await close();
    expect(stage.auth.accounts.get('layla')?.revoked).toBe(revoked);
    expect(await inbox()).not.toHaveProperty('closed');
    await expect(reopen('another')).rejects.toMatchObject(refused('moved-on'));
  });

  it('is nobody’s own, is there, and is closed and opened by admins', async () => {
    await expect(close({ uid: 'huda' })).rejects.toMatchObject(refused('last-admin'));
    await staff('salma', 'admin');
    await expect(close({ uid: 'huda' })).rejects.toMatchObject(refused('not-impartial'));
    await expect(close({ uid: 'nobody' })).rejects.toMatchObject(refused('account-gone'));
    await expect(close({}, 'rana')).rejects.toMatchObject(refused('role-missing'));
    await expect(reopen('reopen', 'rana')).rejects.toMatchObject(refused('role-missing'));
    await expect(
      call('huda', { action: 'closeAccount', uid: 'layla', requestId: 'r', reason: 'other' }),
    ).rejects.toMatchObject({ details: { fields: { note: 'required' } } });
    expect(await audits()).toEqual([]);
  });

  it.each([
    ['a record in Auth', () => Promise.resolve(stage.auth.accounts.delete('layla'))],
    ['a profile', () => at(paths.user('layla')).delete()],
  ])('is not closed where it has lost %s', async (_, lose) => {
    await lose();
    await expect(close()).rejects.toMatchObject(refused('account-gone'));
    expect([await read(paths.closure('layla')), await audits()]).toEqual([undefined, []]);
  });

  it('is not the one of two admins who close each other’s at once', async () => {
    await staff('salma', 'admin');
    const each = await Promise.allSettled([
      close({ uid: 'salma', requestId: 'one' }, 'huda'),
      close({ uid: 'huda', requestId: 'two' }, 'salma'),
    ]);
    expect(each.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await backend.firestore.collection('staff').where('roles', 'array-contains', 'admin').get();
    expect(left.size).toBe(1);
  });
});

describe('what the owner of a closed account has handed in', () => {
  beforeEach(async () => {
    await desk.addChapter('one', 'layla');
    await at(paths.review(reviewIds.submission('one'))).update({ waiting: true, claim: claimBy('rana') });
    await desk.addChapter('decided', 'layla');
    await at(paths.submission('decided')).update({ state: 'rejected' });
  });
  const claimBy = (uid: string) => ({
    uid,
    name: `Name of ${uid}`,
    at: stage.now(),
    until: new Date(stage.now().getTime() + 60 * 60_000),
  });
  const review = async (id = 'one') =>
    reviewSchema.parse(await read(paths.review(id.includes(':') ? id : reviewIds.submission(id))));
  const state = async () => submissionSchema.parse(await read(paths.submission('one'))).state;

  it('waits for nobody while it is closed, and again once it is open', async () => {
    await heard(close);
    expect(await review()).toMatchObject({ waiting: false, claim: null });
    expect(await state()).toBe('under_review');
    await heard(reopen);
    expect(await review()).toMatchObject({ waiting: true });
    expect(await review('decided')).toMatchObject({ waiting: false });
  });

  it('is not published, by whoever had claimed it before', async () => {
    await close();
    const accept = {
      action: 'acceptReview',
      reviewId: reviewIds.submission('one'),
      revision: 1,
      requestId: 'accept',
    } as const;
    await expect(call('rana', accept)).rejects.toMatchObject(refused('owner-gone'));
    expect(await state()).toBe('under_review');
  });

  it('makes nobody a translator', async () => {
    const reviewId = reviewIds.application('layla');
    await at(paths.application('layla')).set({
      uid: 'layla',
      languages: ['ar'],
      skills: 'I have translated for ten years.',
      savedAt: stage.now(),
      state: 'under_review',
      revision: 1,
    });
    await at(paths.review(reviewId)).set({
      ...(await review()),
      kind: 'application',
      number: null,
      waiting: true,
      claim: claimBy('rana'),
    });
    await close();
    const accept = { action: 'acceptReview', reviewId, revision: 1, requestId: 'accept' } as const;
    await expect(call('rana', accept)).rejects.toMatchObject(refused('owner-gone'));
    await settleClosure(stage, 'layla', undefined);
    expect(await review(reviewId)).toMatchObject({ waiting: false, claim: null });
  });
});

describe('people whom admins look for', () => {
  const find = async (query: string, by = 'huda') => await call(by, { action: 'findAccounts', query });

  it('are found by their address, id and name, by admins', async () => {
    const layla = {
      uid: 'layla',
      name: 'Name of layla',
      closed: null,
      mutedUntil: null,
      takenDownForRights: 0,
    };
    for (const query of ['layla@example.com', 'LAYLA@example.com ', 'layla', 'Name of layla']) {
      expect(await find(query)).toMatchObject({ accounts: [layla], more: false });
    }
    expect(await find('nobody@example.com')).toEqual({ accounts: [], more: false });
    expect(JSON.stringify(await find('layla'))).not.toContain('@');
    await expect(find('layla', 'rana')).rejects.toMatchObject(refused('role-missing'));
  });

  it('are found only where they have both an account and a profile', async () => {
    stage.auth.accounts.delete('layla');
    expect(await find('layla')).toEqual({ accounts: [], more: false });
    await at(paths.user('salma')).delete();
    expect(await find('salma@example.com')).toEqual({ accounts: [], more: false });
  });

  it('are shown with the end of a mute while it lasts', async () => {
    const mutedUntil = new Date(stage.now().getTime() + 60_000);
    await at(paths.inbox('layla')).set({ unread: 0, mutedUntil });
    expect(await find('layla')).toMatchObject({ accounts: [{ mutedUntil: mutedUntil.toISOString() }] });
    stage.pass(60);
    expect(await find('layla')).toMatchObject({ accounts: [{ mutedUntil: null }] });
  });

  it('are told as closed, with how much of their work was taken down for rights', async () => {
    await desk.addChapter('one', 'layla');
    await desk.addChapter('two', 'layla');
    for (const [id, reason] of [
      ['one', 'rights'],
      ['two', 'accuracy'],
    ] as const) {
      await at(paths.submission(id)).update({ state: 'unpublished' });
      await at(paths.review(id.includes(':') ? id : reviewIds.submission(id))).update({
        decisions: [{ verdict: 'unpublished', revision: 1, by: null, at: stage.now(), reasons: [reason] }],
      });
    }
    const takedown = (state: string, reason = 'rights'): Takedown =>
      ({
        target: { kind: 'photo', uid: 'layla' },
        shown: { title: '', names: {}, number: null, language: null, slug: null },
        whose: { uid: 'layla', name: 'Layla' },
        reason,
        note: null,
        by: null,
        at: stage.now(),
        messageId: null,
        state,
        returned: null,
        done: 0,
        total: 0,
        sealedUntil: null,
        requestId: 'one',
        way: 'down',
        step: 'done',
        cursor: null,
        tries: 0,
        error: null,
        lease: null,
        dueAt: null,
      }) as Takedown;
    await at(paths.takedown('photo:layla')).set(takedown('down'));
    await at(paths.takedown('photo:layla-2')).set(takedown('returned'));
    await at(paths.takedown('photo:layla-3')).set(takedown('down', 'spam'));
    await close({ note: 'Twice.' });
    expect(await find('layla')).toMatchObject({
      accounts: [{ closed: { reason: 'rights', note: 'Twice.' }, takenDownForRights: 2 }],
    });
  });
});
