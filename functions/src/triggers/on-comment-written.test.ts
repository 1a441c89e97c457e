import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH, sampleChapter, sampleComic, sampleComment } from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleUser } from '../testing/choices.ts';
import { writeComic } from '../testing/write-comic.ts';
import { onCommentWritten } from './on-comment-written.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('on-comment-written');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  const chapter = (number: number) => sampleChapter(`one-${number}-en`, { comicId: 'one', number });
  await writeComic(emulated.firestore, sampleComic('one'), [chapter(1), chapter(2)]);
});

const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const comment = (id: string) => stored(paths.comment('one', id));
const invalidations = async () => {
  const { docs } = await emulated.firestore.collection(paths.invalidations()).get();
  return docs.map(({ id }) => id);
};
/** Writes a comment and delivers its event. */
async function write(id: string, before: Comment | undefined, after: Comment | undefined): Promise<void> {
  const ref = emulated.firestore.doc(paths.comment('one', id));
  if (after) await ref.set({ ...after });
  else await ref.delete();
  const ids = { comicId: 'one', commentId: id };
  await onCommentWritten({ firestore: emulated.firestore, now: () => daysLater(1) }, ids, { before, after });
}
const SAID = sampleComment('layla', { likes: 0, replies: 0, shows: true });

describe('a change of a comment invalidates', () => {
  it.each<[string, Comment | undefined, Comment | undefined]>([
    ['made', undefined, sampleComment('layla')],
    ['put in other words', SAID, { ...SAID, text: 'Other words.', version: 2, editedAt: daysLater(1) }],
    ['deleted', SAID, { ...SAID, text: '', deleted: true }],
    ['hidden', SAID, { ...SAID, text: '', hidden: { reason: 'spam' }, shows: false }],
    ['folded', SAID, { ...SAID, folded: true }],
    ['answered', SAID, { ...SAID, replies: 1 }],
    ['counted among those that show', { ...SAID, shows: false }, SAID],
    ['of somebody who is gone', SAID, { ...SAID, uid: null, author: null }],
    ['gone', SAID, undefined],
  ])('the comic’s page where it was %s', async (_, before, after) => {
    await write('a', before, after);
    expect(await invalidations()).toEqual(['comic_one']);
  });

  it('also the chapters of its number', async () => {
    await write('a', undefined, { ...SAID, number: 2 });
    expect(await invalidations()).toEqual(['chapter_one-2-en', 'comic_one']);
  });

  it('nothing for a like, a review or what pages do not show, nor for a comic that is gone', async () => {
    await write('a', SAID, { ...SAID, likes: 4 });
    await write('a', SAID, { ...SAID, reviewedAt: daysLater(1) });
    expect(await invalidations()).toEqual([]);
    await emulated.firestore.doc(paths.comic('one')).delete();
    await write('a', undefined, SAID);
    expect(await invalidations()).toEqual([]);
  });
});

it('a review that its author writes once more keeps what was reported of the one before it', async () => {
  const id = 'review-layla';
  for (const uid of ['omar', 'sara', 'badr']) {
    const report = {
      comicId: 'one',
      commentId: id,
      uid,
      text: 'Spam!',
      version: 1,
      reason: 'spam',
      at: EPOCH,
    };
    await emulated.firestore.doc(paths.commentReport(commentReportKey('one', id, uid))).set(report);
  }
  await write(id, undefined, sampleComment('layla', { parent: REVIEWS }));
  expect(await comment(id)).toMatchObject({ folded: true, shows: true });
  expect(await stored(paths.commentFlag('one', id))).toMatchObject({
    waiting: true,
    deleted: false,
    reports: 3,
  });
  expect(await invalidations()).toEqual(['comic_one']);
});

it('an answer that was settled in another project tells nobody, and one that is new does', async () => {
  await emulated.firestore.doc(paths.user('layla')).set(sampleUser(EPOCH));
  await write('a', undefined, SAID);
  const told = async () => (await emulated.firestore.collection(paths.notifications('layla')).get()).size;
  const answer = sampleComment('omar', { parent: 'a', at: daysLater(0.5) });
  await write('b', undefined, { ...answer, likes: 0, replies: 0, shows: true });
  expect(await told()).toBe(0);
  await write('c', undefined, answer);
  expect(await told()).toBe(1);
});

it('a comment that is not what the model says is logged and left', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await emulated.firestore.doc(paths.comment('one', 'a')).set({ text: 7 });
  const ids = { comicId: 'one', commentId: 'a' };
  const commenting = { firestore: emulated.firestore, now: () => daysLater(1) };
  await onCommentWritten(commenting, ids, { before: undefined, after: { text: 7 } });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(await comment('a')).toEqual({ text: 7 });
  logged.mockRestore();
});

it('a change of a comment that fails for any other reason is delivered another time', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const now = () => {
    throw new RangeError('The clock is out of order.');
  };
  const change = { before: undefined, after: SAID };
  const written = onCommentWritten(
    { firestore: emulated.firestore, now },
    { comicId: 'one', commentId: 'a' },
    change,
  );
  await expect(written).rejects.toThrow('out of order');
  expect(logged).not.toHaveBeenCalled();
});

describe('what a comment costs beside what its author writes and rules look up', () => {
  const cost = async (id: string, before: Comment | undefined, after: Comment) => {
    emulated.resetBilling();
    await write(id, before, after);
    const { reads, writes, deletes } = emulated.billing();
    // One of the writes is the author’s, or the one that the event tells of.
    return { reads, writes: writes + deletes - 1 };
  };

  it('is five reads and two writes, and five reads for the event of what these wrote', async () => {
    expect(await cost('a', undefined, sampleComment('layla'))).toEqual({ reads: 5, writes: 2 });
    expect(await cost('a', sampleComment('layla'), SAID)).toEqual({ reads: 5, writes: 0 });
  });

  it('is one write more for an answer, two that tell of it, and five reads for the event of that', async () => {
    await emulated.firestore.doc(paths.user('layla')).set(sampleUser(EPOCH));
    await write('a', undefined, SAID);
    await emulated.firestore.doc(paths.invalidation('comic_one')).delete();
    const answer = sampleComment('omar', { parent: 'a' });
    expect(await cost('b', undefined, answer)).toEqual({ reads: 13, writes: 5 });
    const settled = { ...answer, likes: 0, replies: 0, shows: true };
    expect(await cost('b', settled, { ...settled, likes: 3 })).toEqual({ reads: 4, writes: 0 });
    expect(await comment('a')).toMatchObject({ replies: 1 });
    expect(await cost('a', SAID, { ...SAID, replies: 1 })).toEqual({ reads: 5, writes: 0 });
  });

  it('is two reads and a write more where it mentions somebody, and six reads and two writes for each of them', async () => {
    await emulated.firestore.doc(paths.user('layla')).set({ ...sampleUser(EPOCH), fullName: 'Layla' });
    await write('a', undefined, SAID);
    await emulated.firestore.doc(paths.invalidation('comic_one')).delete();
    const calling = sampleComment('omar', { text: '@Layla', mentions: ['layla'] });
    expect(await cost('b', undefined, calling)).toEqual({ reads: 13, writes: 5 });
    const settled = {
      ...calling,
      likes: 0,
      replies: 0,
      shows: true,
      mentioned: [{ uid: 'layla', name: 'Layla' }],
    };
    expect(await cost('b', settled, { ...settled, likes: 3 })).toEqual({ reads: 4, writes: 0 });
  });
});
