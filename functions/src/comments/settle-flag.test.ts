import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { paths } from '@rawi/model/paths';
import { sampleComment } from '@rawi/model/testing/samples';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { settleFlag } from './settle-flag.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('settle-flag');
});
beforeEach(() => backend.clear());
afterAll(() => backend.stop());

const IDS = { comicId: 'one', commentId: 'a' };
const day = (of: number) => new Date(Date.UTC(2026, 0, of));
const set = (path: string, data: object) => backend.firestore.doc(path).set(data);
const say = (change: object = {}) => set(paths.comment('one', 'a'), sampleComment('layla', change));
const report = (uid: string, reason: CommentReason, at: Date, words: object = {}) =>
  set(paths.commentReport(commentReportKey(IDS.comicId, 'a', uid)), { ...IDS, uid, reason, at, ...words });
const withhold = (change: object = {}) =>
  set(paths.withheldComment('one', 'a'), {
    uid: 'layla',
    text: 'Bad words.',
    reason: 'insult',
    hiddenAt: day(5),
    ...change,
  });
/** Settled twice: the second time changes nothing. */
async function flag() {
  await settleFlag(backend.firestore, IDS);
  const once = (await backend.firestore.doc(paths.commentFlag('one', 'a')).get()).data();
  await settleFlag(backend.firestore, IDS);
  const twice = (await backend.firestore.doc(paths.commentFlag('one', 'a')).get()).data();
  expect(twice).toEqual(once);
  return twice && { ...twice, since: twice['since'].toDate() };
}

it('a comment that nobody reports has no flag', async () => {
  await say();
  expect(await flag()).toBeUndefined();
});

it('a flag waits from the first report since reviewers last looked', async () => {
  await say();
  await report('omar', 'spam', day(3));
  await report('rana', 'insult', day(2));
  await report('huda', 'insult', day(4));
  expect(await flag()).toMatchObject({
    reports: 3,
    reasons: ['insult', 'spam'],
    hidden: null,
    objects: false,
    waiting: true,
    since: day(2),
  });
  await say({ reviewedAt: day(3) });
  expect(await flag()).toMatchObject({ reports: 1, waiting: true, since: day(4) });
  await say({ reviewedAt: day(4) });
  expect(await flag()).toBeUndefined();
});

it('a flag of a hidden comment waits only for what its author objects', async () => {
  await report('omar', 'spam', day(3));
  await say({ text: '', hidden: { reason: 'insult' } });
  await withhold();
  expect(await flag()).toMatchObject({ hidden: 'insult', objects: false, waiting: false, since: day(5) });
  await withhold({ objection: { text: 'It is a quotation.', at: day(6) } });
  expect(await flag()).toMatchObject({ objects: true, waiting: true, since: day(6) });
  await withhold({ objection: { text: 'It is a quotation.', at: day(6), answeredAt: day(7) } });
  expect(await flag()).toMatchObject({ objects: false, waiting: false, since: day(5) });
});

it('a flag goes with its comment, and loses the name with its author', async () => {
  await say();
  await report('omar', 'spam', day(3));
  expect(await flag()).toMatchObject({ uid: 'layla' });
  await say({ uid: null, author: null });
  expect(await flag()).toMatchObject({ uid: null, name: null });
  await backend.firestore.doc(paths.commentReport(commentReportKey(IDS.comicId, 'a', 'omar'))).delete();
  expect(await flag()).toBeUndefined();
});

it('a flag keeps the words that were reported, each version once, whatever became of them', async () => {
  await say({ text: 'A lovely comic.', version: 2 });
  await report('omar', 'insult', day(2), { version: 1, text: 'An insult.' });
  await report('rana', 'insult', day(3), { version: 1, text: 'An insult.' });
  await report('huda', 'spam', day(4), { version: 2, text: 'A lovely comic.' });
  const reported = [
    { version: 1, text: 'An insult.', reports: 2 },
    { version: 2, text: 'A lovely comic.', reports: 1 },
  ];
  expect(await flag()).toMatchObject({ reports: 3, reported, deleted: false });
  await say({ text: '', deleted: true, version: 3 });
  expect(await flag()).toMatchObject({ reported, deleted: true, waiting: true, uid: 'layla', since: day(2) });
  await backend.firestore.doc(paths.comment('one', 'a')).delete();
  expect(await flag()).toMatchObject({ reported, deleted: true, waiting: true, uid: 'layla' });
});

it('a flag of a deleted comment is gone where reviewers had judged what was reported', async () => {
  await report('omar', 'insult', day(2), { version: 1, text: 'Salty.' });
  await say({ deleted: true, text: '', reviewedAt: day(3), reviewedVersion: 1 });
  expect(await flag()).toBeUndefined();
});
