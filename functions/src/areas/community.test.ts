import {
  COMMUNITY_CALLS,
  type CommunityAction,
  type CommunityInput,
} from '@rawi/model/calls/community-calls';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleComic, sampleComment, sampleNotification } from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { notificationIds, notificationSchema } from '@rawi/model/truth/notification';
import type { Staff } from '@rawi/model/truth/staff';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { Caller } from '../callers/caller.ts';
import { settleFlag } from '../comments/settle-flag.ts';
import { inboxRef } from '../data/users.ts';
import { COMMUNITY_REQUESTS } from '../testing/community-requests.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { COMMUNITY } from './community.ts';
import { runCall } from './run-call.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('community-area');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const uid of ['layla', 'omar', 'maha']) stage.auth.add({ uid, email: `${uid}@example.com` });
  const entry: Staff = { roles: ['reviewer'], name: 'Maha', since: stage.now() };
  await set(paths.staff('maha'), entry);
  await say({ likes: 2, shows: true });
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const stored = async (path: string) => (await backend.firestore.doc(path).get()).data();
const say = (changes: Partial<Comment> = {}) =>
  set(paths.comment('one', 'a'), { ...sampleComment('layla', { text: 'Bad words.', ...changes }) });
const comment = () => stored(paths.comment('one', 'a'));
const withheld = () => stored(paths.withheldComment('one', 'a'));
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs.map((each) => each.data());
const caller = (uid: string, ...roles: Role[]): Caller => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  roles,
  signedInAt: stage.now().getTime(),
});
const reviewer = () => caller('maha', 'reviewer');
const layla = () => caller('layla');
const call = (request: CommunityInput, by: Caller | undefined) =>
  runCall(COMMUNITY, stage, { data: request, caller: by, appCheck: { valid: false, demanded: false } });
const refused = (code: string) => ({ details: { code } });
const A = { comicId: 'one', commentId: 'a' } as const;
const hide = (reason: 'insult' | 'spam' = 'insult', note?: string) =>
  call({ action: 'hideComment', ...A, reason, note }, reviewer());
const show = (version = 1) => call({ action: 'showComment', ...A, version }, reviewer());
const object = (text: string, by = layla()) => call({ action: 'objectToHiding', ...A, text }, by);
const mute = (uid: string, days: 0 | 1 | 7 | 30) => call({ action: 'muteAccount', uid, days }, reviewer());
const request = (action: CommunityAction) => ({ action, ...COMMUNITY_REQUESTS[action] }) as CommunityInput;

const ACTIONS = Object.keys(COMMUNITY_CALLS) as readonly CommunityAction[];
const OF_REVIEWERS = ACTIONS.filter((a) => COMMUNITY_CALLS[a].who === 'role' && !a.endsWith('Suggestion'));

describe('who may call', () => {
  beforeEach(async () => {
    await set(paths.comic('one'), sampleComic('one'));
    const ask = { title: 'A title', number: null, language: 'en', searchKeys: [], readers: 1, state: 'open' };
    await set(paths.publicList('a-list'), samplePublicList([]));
    await set(paths.ask('an-ask'), { ...ask, createdAt: stage.now() });
  });

  it.each(ACTIONS)('%s needs someone signed in, in a live session', async (action) => {
    await expect(call(request(action), undefined)).rejects.toMatchObject(refused('signed-out'));
    const sessionsValidAfter = new Date(stage.now().getTime() + 1000);
    await inboxRef(backend.firestore, 'maha').set({ unread: 0, sessionsValidAfter });
    await expect(call(request(action), reviewer())).rejects.toMatchObject(refused('session-ended'));
  });

  it.each(OF_REVIEWERS)('%s needs a reviewer whose record says so too', async (action) => {
    await backend.firestore.doc(paths.staff('maha')).delete();
    await expect(call(request(action), reviewer())).rejects.toMatchObject(refused('role-missing'));
    await set(paths.staff('maha'), { roles: ['reviewer'], name: 'Maha', since: stage.now() });
    for (const by of [layla(), caller('maha', 'translator'), caller('maha', 'admin')]) {
      await expect(call(request(action), by)).rejects.toMatchObject(refused('role-missing'));
    }
    await expect(call(request(action), reviewer())).resolves.toEqual({});
  });

  it('an objection is the author’s alone', async () => {
    await hide();
    for (const by of [caller('omar'), reviewer()]) {
      await expect(object('No.', by)).rejects.toMatchObject(refused('comment-gone'));
    }
    await expect(object('No.')).resolves.toEqual({});
  });
});

describe('hiding a comment', () => {
  it('moves the text to where its author and reviewers read it, and says why', async () => {
    await backend.firestore.doc(paths.comment('one', 'a')).update({ mentions: ['omar'] });
    await hide('insult', ' The second line. ');
    expect(await comment()).not.toHaveProperty('mentions');
    expect(await comment()).toMatchObject({ text: '', hidden: { reason: 'insult' }, shows: false, likes: 2 });
    const kept = { uid: 'layla', text: 'Bad words.', reason: 'insult', note: 'The second line.' };
    expect(await withheld()).toMatchObject(kept);
    const about = paths.comment('one', 'a');
    expect(await audits()).toMatchObject([{ action: 'hideComment', by: 'maha', about, reason: 'insult' }]);
  });

  it('twice is once, and with another reason keeps the text and the objection', async () => {
    await hide();
    await object('It is a quotation.');
    stage.pass(60);
    await hide();
    const answeredAt = Timestamp.fromDate(stage.now());
    expect(await withheld()).toMatchObject({ objection: { answeredAt } });
    expect(await audits()).toHaveLength(3);
    stage.pass(60);
    await hide();
    expect(await audits()).toHaveLength(3);
    await hide('spam');
    expect(await comment()).toMatchObject({ text: '', hidden: { reason: 'spam' } });
    const objection = { text: 'It is a quotation.', answeredAt };
    expect(await withheld()).toMatchObject({ text: 'Bad words.', reason: 'spam', objection });
    expect(await audits()).toHaveLength(4);
  });

  it('of the same comment for the same reason replaces the note', async () => {
    await hide('insult', 'The first line.');
    await hide('insult', 'The second line.');
    expect(await withheld()).toMatchObject({ reason: 'insult', note: 'The second line.' });
    expect(await audits()).toHaveLength(2);
  });

  it.each<[string, Partial<Comment> | null]>([
    ['deleted', { text: '', deleted: true }],
    ['gone', null],
  ])('is refused of what is %s', async (_, changes) => {
    if (changes) await say(changes);
    else await backend.firestore.doc(paths.comment('one', 'a')).delete();
    await expect(hide()).rejects.toMatchObject(refused('comment-gone'));
    await expect(show()).rejects.toMatchObject(refused('comment-gone'));
    expect(await withheld()).toBeUndefined();
    expect(await audits()).toEqual([]);
  });

  it.each<[string, object]>([
    ['reason', { reason: 'boring' }],
    ['note', { note: 'a'.repeat(501) }],
    ['note', { note: 'a\u202eb' }],
    ['commentId', { commentId: 'a/b' }],
  ])('takes no other %s', async (field, change) => {
    const asked = call({ ...request('hideComment'), ...change } as CommunityInput, reviewer());
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ details: { code: 'invalid-fields' } });
    expect(error).toHaveProperty(`details.fields.${field}`);
  });
});

describe('the notification of an author', () => {
  const told = () => stored(paths.notification('layla', 'hidden:one:a'));
  const unread = async () => (await stored(paths.inbox('layla')))?.['unread'] ?? 0;
  beforeEach(() => set(paths.comic('one'), sampleComic('one')));

  it('is why their comment is hidden, once, and again for another reason', async () => {
    await hide();
    await hide();
    expect(notificationSchema.parse(await told())).toMatchObject({ kind: 'hidden', reason: 'insult' });
    expect(await unread()).toBe(1);
    await hide('spam');
    expect(await told()).toMatchObject({ reason: 'spam', read: false });
    expect(await unread()).toBe(1);
    await call({ action: 'markRead', notificationId: 'hidden:one:a' }, layla());
    await hide('insult');
    expect(await told()).toMatchObject({ reason: 'insult', read: false });
    expect(await unread()).toBe(1);
  });

  it('is taken back when it is shown', async () => {
    await hide();
    await show();
    expect([await told(), await unread()]).toEqual([undefined, 0]);
    await hide();
    await call({ action: 'markRead' }, layla());
    await set(paths.inbox('layla'), { unread: 3 });
    stage.pass(3600);
    await show();
    expect([await told(), await unread()]).toEqual([undefined, 3]);
  });

  it('is nothing where the account or the comic is gone', async () => {
    await say({ uid: null, author: null });
    await hide();
    await say();
    await backend.firestore.doc(paths.comic('one')).delete();
    await hide();
    const { docs } = await backend.firestore.collectionGroup('notifications').get();
    expect(docs).toEqual([]);
  });
});

describe('marking notifications as read', () => {
  const NOTIFICATIONS = ['one', 'two', 'three'];
  const named = (id: string) => notificationIds.reply('a-comic', id);
  const about = (id: string) => sampleNotification({ commentId: id });
  const write = (id: string, read: boolean, uid = 'layla') =>
    set(paths.notification(uid, named(id)), { ...about(id), read });
  const unread = async (uid = 'layla') => {
    const { docs } = await backend.firestore.collection(paths.notifications(uid)).get();
    return docs.filter((each) => each.get('read') === false).map((each) => String(each.get('commentId')));
  };
  const count = async (uid = 'layla') => (await stored(paths.inbox(uid)))?.['unread'];
  beforeEach(async () => {
    for (const id of NOTIFICATIONS) await write(id, id === 'three');
    await write('one', false, 'omar');
    for (const uid of ['layla', 'omar']) await set(paths.inbox(uid), { unread: uid === 'layla' ? 2 : 1 });
  });

  it('is of one, once, and of no other person’s', async () => {
    for (let times = 0; times < 2; times += 1)
      await call({ action: 'markRead', notificationId: named('one') }, layla());
    await call({ action: 'markRead', notificationId: named('gone') }, layla());
    expect([await unread(), await count()]).toEqual([['two'], 1]);
    expect([await unread('omar'), await count('omar')]).toEqual([['one'], 1]);
  });

  it('is of all, more than one commit holds too, and mends a number that was lost', async () => {
    const batch = backend.firestore.batch();
    for (let index = 0; index < 410; index += 1) {
      const id = `n-${index}`;
      batch.set(backend.firestore.doc(paths.notification('layla', named(id))), about(id));
    }
    await batch.commit();
    await set(paths.inbox('layla'), { unread: 500, mutedUntil: stage.now() });
    await call({ action: 'markRead' }, layla());
    expect([await unread(), await count()]).toEqual([[], 0]);
    expect(await stored(paths.inbox('layla'))).toHaveProperty('mutedUntil');
    expect(await unread('omar')).toEqual(['one']);
  });

  it('never leaves less than none', async () => {
    await set(paths.inbox('layla'), { unread: 0 });
    await call({ action: 'markRead', notificationId: named('one') }, layla());
    expect(await count()).toBe(0);
  });
});

describe('showing a comment', () => {
  it('brings the text back, and is recorded once', async () => {
    await hide();
    stage.pass(3600);
    await show();
    await show();
    const { hidden, folded, reviewedAt, ...rest } = (await comment()) ?? {};
    expect([hidden, folded]).toEqual([undefined, undefined]);
    expect(rest).toMatchObject({ text: 'Bad words.', shows: true, likes: 2 });
    expect(reviewedAt.toDate()).toEqual(stage.now());
    expect(await withheld()).toBeUndefined();
    expect((await audits()).map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'hideComment',
      'showComment',
    ]);
  });

  it('is noted with what it answers, and whether readers see it otherwise than before', async () => {
    const noted = async (action: string) => (await audits()).find((entry) => entry['action'] === action);
    await hide();
    expect(await noted('hideComment')).toMatchObject({ settled: null, turned: true });
    await object('It is a quotation.');
    stage.pass(600);
    await show();
    const settled = { what: 'appeal', minutes: 10, granted: true };
    expect(await noted('showComment')).toMatchObject({ settled, turned: true });
  });

  it('unfolds what was reported, whose reports count from now', async () => {
    await say({ folded: true });
    await show();
    expect(await comment()).not.toHaveProperty('folded');
    expect(await comment()).toMatchObject({ text: 'Bad words.' });
    stage.pass(3600);
    await show();
    expect((await comment())?.['reviewedAt'].toDate()).toEqual(stage.now());
  });
});

describe('what was reported of a comment', () => {
  const report = (uid: string, version?: number, text?: string) =>
    set(paths.commentReport(commentReportKey('one', 'a', uid)), {
      ...A,
      uid,
      reason: 'insult',
      ...(version !== undefined && { version, text }),
      at: stage.now(),
    });
  const reports = async () => (await backend.firestore.collection(paths.commentReports()).get()).size;

  it('stays beside the text of a comment that is hidden in other words', async () => {
    await report('omar', 1, 'Bad words.');
    await say({ text: 'A lovely comic.', version: 2 });
    await hide();
    const reported = { version: 1, text: 'Bad words.' };
    expect(await withheld()).toMatchObject({ text: 'A lovely comic.', reported });
    await hide('spam');
    expect(await withheld()).toMatchObject({ text: 'A lovely comic.', reported });
  });

  it('is not kept beside the text where it is that text, or was not kept with the report', async () => {
    await report('omar', 1, 'Bad words.');
    await report('layla');
    await hide();
    expect(await withheld()).toMatchObject({ text: 'Bad words.' });
    expect(await withheld()).not.toHaveProperty('reported');
  });

  it('is judged in the version that was seen, and in no other', async () => {
    await say({ text: 'A lovely comic.', version: 2 });
    await expect(show(1)).rejects.toMatchObject(refused('moved-on'));
    expect(await comment()).not.toHaveProperty('reviewedAt');
    await show(2);
    expect(await comment()).toMatchObject({ reviewedVersion: 2 });
  });

  it('of a comment that was deleted by its author, a reviewer, is not ended by them', async () => {
    await set(paths.comment('one', 'a'), sampleComment('maha', { text: 'Bad words.' }));
    await report('omar', 1, 'Bad words.');
    await settleFlag(backend.firestore, A);
    await say({ uid: 'maha', deleted: true });
    await expect(show()).rejects.toMatchObject(refused('not-impartial'));
    expect(await reports()).toBe(1);
  });

  it('that was approved a moment ago is approved once, and again where it was folded since', async () => {
    await show();
    await show();
    expect(await audits()).toHaveLength(1);
    await say({ folded: true, reviewedAt: stage.now(), reviewedVersion: 1 });
    await show();
    expect(await audits()).toHaveLength(2);
    expect(await comment()).not.toHaveProperty('folded');
  });

  it('that was hidden a moment after it was approved is approved again', async () => {
    await show();
    await hide();
    await show();
    expect(await comment()).toMatchObject({ text: 'Bad words.', shows: true });
  });

  it('of a deleted comment is ended by a reviewer, once', async () => {
    await report('omar', 1, 'Bad words.');
    await backend.firestore.doc(paths.comment('one', 'a')).delete();
    await set(paths.comic('one'), sampleComic('one'));
    await settleFlag(backend.firestore, A);
    await show();
    expect(await reports()).toBe(0);
    expect(await audits()).toMatchObject([{ action: 'showComment' }]);
    await settleFlag(backend.firestore, A);
    await expect(show()).rejects.toMatchObject(refused('comment-gone'));
  });
});

describe('an objection', () => {
  it('is kept once; the same again is that one', async () => {
    await hide();
    await object('It is a quotation.');
    await object('It is a quotation.');
    await expect(object('It really is.')).rejects.toMatchObject(refused('already-sent'));
    expect(await withheld()).toMatchObject({ objection: { text: 'It is a quotation.' } });
    expect(await audits()).toHaveLength(2);
  });

  it('is of what is hidden, and says something', async () => {
    await expect(object('No.')).rejects.toMatchObject(refused('comment-gone'));
    await hide();
    for (const text of ['', ' \n ', 'a'.repeat(501), 'a\u202eb']) {
      await expect(object(text)).rejects.toMatchObject(refused('invalid-fields'));
    }
  });
});

describe('muting an account', () => {
  const until = async () => (await stored(paths.inbox('omar')))?.['mutedUntil']?.toDate();
  const inDays = (days: number) => new Date(stage.now().getTime() + days * 86_400_000);

  it.each([1, 7, 30] as const)('is for %d days, beside what else the inbox says', async (days) => {
    await inboxRef(backend.firestore, 'omar').set({ unread: 3, claimsChangedAt: stage.now() });
    await mute('omar', days);
    expect(await until()).toEqual(inDays(days));
    expect(await stored(paths.inbox('omar'))).toMatchObject({
      unread: 3,
      claimsChangedAt: expect.anything(),
    });
    const about = paths.user('omar');
    expect(await audits()).toMatchObject([{ action: 'muteAccount', about, reason: `${days} days` }]);
  });

  it('twice is once; later it starts again, and it is ended', async () => {
    await mute('omar', 7);
    stage.pass(30);
    await mute('omar', 7);
    expect(await audits()).toHaveLength(1);
    stage.pass(3600);
    await mute('omar', 7);
    expect(await until()).toEqual(inDays(7));
    await mute('omar', 0);
    await mute('omar', 0);
    expect(await until()).toBeUndefined();
    expect(await stored(paths.inbox('omar'))).toEqual({ unread: 0 });
    expect(await audits()).toHaveLength(3);
  });

  it('is not of reviewers or admins, nor of nobody', async () => {
    for (const role of ['reviewer', 'admin']) {
      stage.auth.add({ uid: 'omar', email: 'omar@example.com', claims: { [role]: true } });
      await expect(mute('omar', 1)).rejects.toMatchObject(refused('not-of-reviewers'));
    }
    await expect(mute('gone', 1)).rejects.toMatchObject(refused('account-gone'));
    expect(await until()).toBeUndefined();
    stage.auth.add({ uid: 'omar', email: 'omar@example.com', claims: { translator: true } });
    await expect(mute('omar', 1)).resolves.toEqual({});
  });

  it('is for no other number of days', async () => {
    const asked = call(
      { action: 'muteAccount', uid: 'omar', days: 365 } as unknown as CommunityInput,
      reviewer(),
    );
    await expect(asked).rejects.toMatchObject(refused('invalid-fields'));
  });
});
