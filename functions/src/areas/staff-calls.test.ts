import { REVIEW_CALLS, type ReviewAction, type ReviewInput } from '@rawi/model/calls/review-calls';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import type { Application } from '@rawi/model/truth/application';
import type { Audit } from '@rawi/model/truth/audit';
import type { Mail } from '@rawi/model/truth/mail';
import { reviewIds } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import { newTranslator } from '@rawi/model/truth/translator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { queuedMail } from '../data/outbox.ts';
import { callReview } from '../testing/call-review.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { REVIEW_REQUESTS } from '../testing/review-requests.ts';
import { type Scene, scene } from '../testing/scene.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('staff-calls');
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
const audits = async () =>
  (await backend.firestore.collection(paths.audits()).orderBy('at').get()).docs.map((each) => each.data());
const outbox = async () =>
  (await backend.firestore.collection(paths.outbox()).get()).docs.map((each) => each.data());
const refused = (code: string) => ({ details: { code } });

const call = (uid: string, request: ReviewInput) =>
  callReview(stage, uid, request, uid === 'huda' ? ['reviewer', 'admin'] : ['reviewer']);

describe('who may call', () => {
  const ACTIONS = Object.keys(REVIEW_CALLS) as readonly ReviewAction[];

  it.each(ACTIONS)('%s is a reviewer’s, whose record says so too', async (action) => {
    const request = { action, ...REVIEW_REQUESTS[action] } as ReviewInput;
    const asked = (uid: string, ...roles: Staff['roles']) => callReview(stage, uid, request, roles);
    await expect(asked('layla')).rejects.toMatchObject(refused('role-missing'));
    await expect(asked('rana')).rejects.toMatchObject(refused('role-missing'));
    // A token outlives what it tells.
    await expect(asked('layla', 'reviewer', 'admin')).rejects.toMatchObject(refused('role-missing'));
  });
});

describe('a role', () => {
  const give = (email = 'layla@example.com', role: 'reviewer' | 'admin' = 'reviewer', uid = 'huda') =>
    call(uid, { action: 'giveRole', email, role });
  const take = (of = 'layla', role: 'reviewer' | 'admin' = 'reviewer', uid = 'huda') =>
    call(uid, { action: 'takeRole', uid: of, role });

  it('is given once, with who gave it', async () => {
    await give();
    await give();
    expect(await read(paths.staff('layla'))).toEqual({
      roles: ['reviewer'],
      name: 'Name of layla',
      since: expect.anything(),
    });
    expect(await audits()).toMatchObject([
      { action: 'giveRole', by: 'huda', about: 'staff/layla', reason: 'reviewer' },
    ]);
    await give('layla@example.com', 'admin');
    expect(await read(paths.staff('layla'))).toMatchObject({ roles: ['reviewer', 'admin'] });
  });

  it('is taken once, and with the last one goes the record', async () => {
    await give();
    await give('layla@example.com', 'admin');
    await take();
    await take();
    expect(await read(paths.staff('layla'))).toMatchObject({ roles: ['admin'] });
    await take('layla', 'admin');
    expect(await read(paths.staff('layla'))).toBeUndefined();
    expect((await audits()).map(({ action }) => action)).toEqual([
      'giveRole',
      'giveRole',
      'takeRole',
      'takeRole',
    ]);
  });

  it('of an admin is not taken by themselves', async () => {
    await expect(take('huda', 'admin')).rejects.toMatchObject(refused('own-role'));
    await take('huda', 'reviewer');
    expect(await read(paths.staff('huda'))).toMatchObject({ roles: ['admin'] });
  });

  it('is for people with an account and a confirmed address', async () => {
    await expect(give('nobody@example.com')).rejects.toMatchObject(refused('account-gone'));
    stage.auth.add({ uid: 'new', email: 'new@example.com', emailVerified: false });
    await expect(give('new@example.com')).rejects.toMatchObject(refused('email-unverified'));
    stage.auth.add({ uid: 'bare', email: 'bare@example.com', emailVerified: true });
    await expect(give('bare@example.com')).rejects.toMatchObject(refused('account-gone'));
    expect(await audits()).toEqual([]);
  });

  it('is given and taken by admins, as the record says', async () => {
    await expect(give('layla@example.com', 'reviewer', 'rana')).rejects.toMatchObject(
      refused('role-missing'),
    );
    await staff('huda', 'reviewer');
    await expect(give()).rejects.toMatchObject(refused('role-missing'));
    await expect(take('rana')).rejects.toMatchObject(refused('role-missing'));
    expect(await audits()).toEqual([]);
  });
});

describe('a professional translator', () => {
  const set = (professional: boolean, uid = 'layla', by = 'rana') =>
    call(by, { action: 'setProfessional', uid, professional });
  beforeEach(() => at(paths.translator('layla')).set(newTranslator('Layla', ['ar'])));

  it('is called so by a reviewer, once, on every page that names them', async () => {
    await set(true);
    await set(true);
    expect(await read(paths.translator('layla'))).toMatchObject({ professional: true });
    expect(await read(paths.invalidation('translator_layla'))).toBeDefined();
    await set(false);
    expect((await audits()).map(({ by, reason }) => [by, reason])).toEqual([
      ['rana', 'yes'],
      ['rana', 'no'],
    ]);
  });

  it('is there, and not oneself', async () => {
    await expect(set(true, 'somebody')).rejects.toMatchObject(refused('target-missing'));
    await at(paths.translator('rana')).set(newTranslator('Rana', ['ar']));
    await expect(set(true, 'rana')).rejects.toMatchObject(refused('not-impartial'));
  });
});

describe('a report', () => {
  const close = (uid = 'rana') => call(uid, { action: 'closeReport', reportId: 'one' });
  beforeEach(() =>
    at(paths.report('one')).set({
      issue: 'typos',
      note: '',
      comicId: 'simurgh',
      chapterId: 'simurgh-1-ar',
      page: null,
      fault: null,
      state: 'open',
      reporter: null,
      at: stage.now(),
    }),
  );

  it('is closed once', async () => {
    await close();
    await close('huda');
    expect(await read(paths.report('one'))).toMatchObject({ state: 'done', note: '' });
    expect(await audits()).toMatchObject([{ action: 'closeReport', by: 'rana', about: 'reports/one' }]);
  });

  it('is there', async () => {
    await at(paths.report('one')).delete();
    await expect(close()).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('a mail that was given up', () => {
  const again = (uid = 'huda') => call(uid, { action: 'retryMail', mailId: 'one' });
  const parked = (change: Partial<Mail> = {}) =>
    at(paths.outboxMail('one')).set({
      ...queuedMail({ kind: 'verification', to: 'a@example.com', locale: 'ar', sealed: 'x' }, stage.now()),
      state: 'parked',
      tries: 8,
      error: 'The server is away.',
      endedAt: stage.now(),
      ...change,
    });

  it('waits again, once', async () => {
    await parked();
    await again();
    await again();
    expect(await read(paths.outboxMail('one'))).toMatchObject({
      state: 'queued',
      tries: 0,
      error: null,
      endedAt: null,
      sealed: 'x',
    });
    expect(await audits()).toMatchObject([{ action: 'retryMail', about: 'outbox/one' }]);
  });

  it('stays as it is while it is on its way, or has gone', async () => {
    await parked({ state: 'sent' });
    await again();
    expect(await read(paths.outboxMail('one'))).toMatchObject({ state: 'sent', tries: 8 });
    expect(await audits()).toEqual([]);
  });

  it('is there, and is for admins', async () => {
    await expect(again()).rejects.toMatchObject(refused('target-missing'));
    await parked();
    await expect(again('rana')).rejects.toMatchObject(refused('role-missing'));
  });
});

describe('an application that was approved', () => {
  const REVIEW_ID = reviewIds.application('layla');
  const asked = { reviewId: REVIEW_ID, revision: 1 };
  const dismiss = (requestId = 'end', uid = 'huda') =>
    call(uid, { action: 'dismissApplication', ...asked, requestId, reason: 'rights' });
  const reinstate = (requestId = 'again', uid = 'huda') =>
    call(uid, { action: 'reinstateApplication', ...asked, requestId });

  beforeEach(async () => {
    const application: Application = {
      uid: 'layla',
      languages: ['ar'],
      skills: 'I have translated for ten years.',
      savedAt: stage.now(),
      state: 'approved',
      revision: 1,
      name: 'Name of layla',
      since: { submitted: stage.now(), approved: stage.now() },
    };
    await at(paths.application('layla')).set(application);
    await at(paths.review(REVIEW_ID)).set({
      kind: 'application',
      uid: 'layla',
      name: 'Name of layla',
      title: 'Name of layla',
      searchKeys: [],
      number: null,
      language: null,
      revision: 1,
      waiting: false,
      since: stage.now(),
      appeal: true,
      replacement: false,
      claim: null,
      decisions: [],
      judges: [],
    });
  });

  it('is ended once: its owner is notified by one mail, and reviewers see by whom', async () => {
    await dismiss();
    await dismiss();
    expect(await read(paths.application('layla'))).toMatchObject({ state: 'dismissed' });
    expect(await read(paths.review(REVIEW_ID))).toMatchObject({
      decisions: [{ verdict: 'dismissed', by: { uid: 'huda' }, reasons: ['rights'] }],
    });
    expect(await outbox()).toMatchObject([{ kind: 'decision', to: 'layla@example.com' }]);
    expect(await audits()).toMatchObject([{ action: 'dismissApplication', reason: 'rights' }]);
  });

  it('is taken up again, with everyone knowing them as a translator', async () => {
    await dismiss();
    await reinstate();
    await reinstate();
    expect(await read(paths.application('layla'))).toMatchObject({ state: 'approved' });
    expect(await read(paths.translator('layla'))).toMatchObject({ name: 'Name of layla' });
    expect((await outbox()).length).toBe(2);
    expect((await audits()).map(({ action }) => `${action}`).toSorted()).toEqual([
      'dismissApplication',
      'reinstateApplication',
    ]);
  });

  it('is ended and taken up by admins, where it stands so', async () => {
    await expect(dismiss('end', 'rana')).rejects.toMatchObject(refused('role-missing'));
    await expect(reinstate()).rejects.toMatchObject(refused('moved-on'));
    await dismiss();
    await expect(dismiss('another')).rejects.toMatchObject(refused('moved-on'));
    await at(paths.user('layla')).delete();
    await expect(reinstate('later')).rejects.toMatchObject(refused('owner-gone'));
    expect((await outbox()).length).toBe(1);
  });

  it('is ended without a mail where its owner is gone, and then taken up by nobody', async () => {
    stage.auth.accounts.delete('layla');
    await dismiss();
    expect(await read(paths.application('layla'))).toMatchObject({ state: 'dismissed' });
    expect(await outbox()).toEqual([]);
    await expect(reinstate()).rejects.toMatchObject(refused('owner-gone'));
    expect(await read(paths.application('layla'))).toMatchObject({ state: 'dismissed' });
  });

  it('is not taken up again while its owner’s account is closed', async () => {
    await dismiss();
    const closed = { reason: 'rights', at: stage.now() };
    await at(paths.inbox('layla')).set({ unread: 0, closed });
    await expect(reinstate()).rejects.toMatchObject(refused('owner-gone'));
    expect(await read(paths.translator('layla'))).toBeUndefined();
  });

  it('is no submission', async () => {
    await desk.addChapter('one', 'layla');
    const request = { action: 'dismissApplication', reason: 'rights', requestId: 'r', revision: 1 } as const;
    await expect(call('huda', { ...request, reviewId: reviewIds.submission('one') })).rejects.toMatchObject(
      refused('target-missing'),
    );
  });
});

describe('the figures of the review', () => {
  const HOUR = 60 * 60 * 1000;
  const hoursAgo = (hours: number) => new Date(stage.now().getTime() - hours * HOUR);
  const wait = (id: string, hours: number, waiting = true) =>
    at(paths.review(id)).set({ waiting, since: hoursAgo(hours) });
  const decided = (id: string, action: Audit['action'], hours: number) =>
    at(paths.audit(id)).set({ action, by: 'rana', at: hoursAgo(hours), about: 'x', reason: null });

  it('tell how much waits by its age, and what was decided week by week', async () => {
    for (const [index, hours] of [1, 23, 30, 71, 73, 167, 169, 500].entries()) await wait(`w${index}`, hours);
    await wait('decided', 500, false);
    const text = { state: 'submitted', of: { kind: 'chapter' }, submitted: { at: hoursAgo(170) } };
    await at(paths.transcript('chapter:tigers:one')).set(text);
    // That of a submission waits with it, and a draft waits for its owner.
    await at(paths.transcript('submission:one')).set({ ...text, of: { kind: 'submission' } });
    await at(paths.transcript('chapter:tigers:two')).set({ ...text, state: 'draft' });
    const sinceMonday = (((stage.now().getUTCDay() + 6) % 7) * 24 + stage.now().getUTCHours() + 1) % (7 * 24);
    await decided('a', 'publishSubmission', 0);
    await decided('b', 'approveApplication', 0);
    await decided('c', 'rejectSubmission', 0);
    await decided('d', 'rejectApplication', sinceMonday + 24);
    await decided('e', 'publishSubmission', sinceMonday + 8 * 7 * 24);
    await decided('f', 'claimSubmission', 0);
    await decided('g', 'publishTranscript', 0);
    await decided('h', 'rejectTranscript', 0);
    await backend.firestore.doc(paths.page('home')).set({ version: PAGE_VERSION });
    await backend.firestore.doc(paths.page('comics')).set({ version: PAGE_VERSION - 1 });
    const figures = await call('huda', { action: 'reviewFigures' });
    expect(figures).toMatchObject({
      waiting: { day: 2, three: 2, week: 2, longer: 3 },
      pages: { all: 2, outdated: 1 },
      word: { oldest: hoursAgo(500).toISOString(), stuck: { pages: 0 } },
    });
    expect(figures).toMatchObject({
      weeks: [
        { accepted: 3, rejected: 2 },
        { accepted: 0, rejected: 1 },
        ...Array.from({ length: 6 }, () => ({ accepted: 0, rejected: 0 })),
      ],
    });
  });

  it('are for admins', async () => {
    await expect(call('rana', { action: 'reviewFigures' })).rejects.toMatchObject(refused('role-missing'));
  });
});
