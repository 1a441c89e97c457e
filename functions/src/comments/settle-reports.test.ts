import { COMMENT_FOLDED_FROM } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleComic, sampleComment } from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { onCommentReportWritten } from '../triggers/on-comment-written.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('settle-reports');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await say({});
});

const say = (changes: Partial<Comment>) =>
  emulated.firestore.doc(paths.comment('one', 'a')).set({ ...sampleComment('layla', changes) });
const isFolded = async () => (await emulated.firestore.doc(paths.comment('one', 'a')).get()).get('folded');
async function report(uid: string, day = 1, comicId = 'one'): Promise<object> {
  const data = { comicId, commentId: 'a', uid, reason: 'spam', at: daysLater(day) };
  await emulated.firestore.doc(paths.commentReport(commentReportKey(comicId, 'a', uid))).set(data);
  await onCommentReportWritten(emulated, { before: undefined, after: data });
  return data;
}
const reportsBy = async (uids: readonly string[], day?: number, comicId?: string) => {
  for (const uid of uids) await report(uid, day, comicId);
};
const READERS = Array.from({ length: COMMENT_FOLDED_FROM }, (_, index) => `reader-${index}`);

it('a comment is folded once three readers have reported it, and not by two who do so again', async () => {
  await reportsBy(READERS.slice(1));
  await reportsBy(READERS.slice(1));
  expect(await isFolded()).toBeUndefined();
  await reportsBy(READERS.slice(0, 1));
  expect(await isFolded()).toBe(true);
});

it('a comment is not folded by reports of a comment of the same id elsewhere', async () => {
  await emulated.firestore.doc(paths.comment('two', 'a')).set({ ...sampleComment('omar') });
  await reportsBy(READERS, 1, 'two');
  await reportsBy(READERS.slice(1));
  expect(await isFolded()).toBeUndefined();
});

it('a comment is folded only by what was reported since it was reviewed', async () => {
  await say({ reviewedAt: daysLater(2) });
  await reportsBy(READERS, 1);
  expect(await isFolded()).toBeUndefined();
  await reportsBy(['a', 'b', 'c'], 3);
  expect(await isFolded()).toBe(true);
});

it('a comment is unfolded where a report is gone, as with its reader’s account', async () => {
  await reportsBy(READERS);
  const gone = await report('reader-0');
  await emulated.firestore.doc(paths.commentReport(commentReportKey('one', 'a', 'reader-0'))).delete();
  await onCommentReportWritten(emulated, { before: gone, after: undefined });
  expect(await isFolded()).toBeUndefined();
});

it.each<Partial<Comment>>([{ hidden: { reason: 'spam' } }, { deleted: true }])(
  'is not folded where it does not show: %j',
  async (state) => {
    await say(state);
    await reportsBy(READERS);
    expect(await isFolded()).toBeUndefined();
  },
);

it('a report of a comment that is gone stays until reviewers have looked, and folds nothing', async () => {
  await emulated.firestore.doc(paths.comment('one', 'a')).delete();
  await emulated.firestore.doc(paths.comic('one')).set(sampleComic('one'));
  await report('omar');
  expect((await emulated.firestore.collection(paths.commentReports()).get()).size).toBe(1);
  expect((await emulated.firestore.doc(paths.commentFlag('one', 'a')).get()).data()).toMatchObject({
    deleted: true,
    waiting: true,
    name: null,
  });
});

it('a comment is folded by what was reported of a version that reviewers had not seen, whatever the clocks say', async () => {
  await say({ version: 3, reviewedAt: daysLater(2), reviewedVersion: 2 });
  const of = async (uid: string, version: number) => {
    const at = new Date(daysLater(2).getTime() - 1000);
    const data = {
      comicId: 'one',
      commentId: 'a',
      uid,
      reason: 'spam',
      at,
      version,
      text: `Words ${version}`,
    };
    await emulated.firestore.doc(paths.commentReport(commentReportKey('one', 'a', uid))).set(data);
    await onCommentReportWritten(emulated, { before: undefined, after: data });
  };
  for (const uid of READERS) await of(uid, 2);
  expect(await isFolded()).toBeUndefined();
  for (const uid of READERS) await of(uid, 3);
  expect(await isFolded()).toBe(true);
});
