import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH, sampleComment, sampleImage } from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleUser } from '../testing/choices.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { onUserWritten } from '../triggers/on-user-written.ts';

const published = new FilesDouble('published');
let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('settle-author');
});
afterAll(() => emulated.stop());
beforeEach(() => emulated.clear());

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const say = (comic: string, id: string, uid: string, changes: Partial<Comment> = {}) =>
  set(paths.comment(comic, id), { ...sampleComment(uid, changes) });
const authorOf = async (comic: string, id: string) => (await stored(paths.comment(comic, id)))?.['author'];
const BEFORE = sampleUser(EPOCH);
const AFTER = { ...BEFORE, fullName: 'Layla Amin', photo: sampleImage('layla') };
async function change(before: object | undefined, after: object | undefined): Promise<void> {
  const ref = emulated.firestore.doc(paths.user('layla'));
  if (after) await ref.set(after);
  else await ref.delete();
  await onUserWritten({ firestore: emulated.firestore, published, now: () => EPOCH }, 'layla', {
    before,
    after,
  });
}

it('a changed name and photo go to all that a person has said, and to nobody else’s', async () => {
  await say('one', 'a', 'layla');
  await say('two', 'b', 'layla', { parent: 'top' });
  await say('one', 'c', 'omar');
  await change(BEFORE, AFTER);
  const author = { name: 'Layla Amin', photo: sampleImage('layla') };
  expect([await authorOf('one', 'a'), await authorOf('two', 'b')]).toEqual([author, author]);
  expect(await authorOf('one', 'c')).toEqual({ name: 'Reader omar' });
  await change(AFTER, { ...BEFORE, fullName: 'Layla Amin' });
  expect(await authorOf('one', 'a')).toEqual({ name: 'Layla Amin' });
});

it('an event that comes late puts what the profile says now', async () => {
  await say('one', 'a', 'layla');
  await set(paths.user('layla'), { ...AFTER, fullName: 'Layla Zaid' });
  await onUserWritten({ firestore: emulated.firestore, published, now: () => EPOCH }, 'layla', {
    before: BEFORE,
    after: AFTER,
  });
  expect(await authorOf('one', 'a')).toMatchObject({ name: 'Layla Zaid' });
});

it('what a person has said is not looked for where others see no difference', async () => {
  await say('one', 'a', 'layla');
  await change(undefined, AFTER);
  await change(AFTER, { ...AFTER, locale: 'ar' });
  expect(await authorOf('one', 'a')).toEqual({ name: 'Reader layla' });
});

it('nothing is changed by a profile that can be read neither before nor after', async () => {
  await say('one', 'a', 'layla');
  await change({ fullName: 7 }, { fullName: 8 });
  expect(await authorOf('one', 'a')).toEqual({ name: 'Reader layla' });
});

it('a changed name reaches more than one batch of comments, and only what differs is written', async () => {
  const batch = emulated.firestore.batch();
  for (let index = 0; index < 450; index += 1) {
    const at = daysLater(index);
    batch.set(emulated.firestore.doc(paths.comment('one', `c${index}`)), {
      ...sampleComment('layla', { at }),
    });
  }
  await batch.commit();
  await change(BEFORE, AFTER);
  const names = (await emulated.firestore.collection(paths.comments('one')).get()).docs.map((comment) =>
    comment.get('author.name'),
  );
  expect(new Set(names)).toEqual(new Set(['Layla Amin']));
  emulated.resetBilling();
  await onUserWritten({ firestore: emulated.firestore, published, now: () => EPOCH }, 'layla', {
    before: BEFORE,
    after: AFTER,
  });
  expect(emulated.billing().writes).toBe(0);
});

it('without a profile what was said is nobody’s, and what they objected is gone', async () => {
  await say('one', 'a', 'layla', { text: '', hidden: { reason: 'spam' } });
  await say('one', 'b', 'layla');
  const objection = { text: 'No.', at: EPOCH };
  const kept = { uid: 'layla', text: 'Bad words.', reason: 'spam', hiddenAt: EPOCH, objection };
  await set(paths.withheldComment('one', 'a'), kept);
  await change(BEFORE, undefined);
  for (const id of ['a', 'b']) {
    expect(await stored(paths.comment('one', id))).toMatchObject({ uid: null, author: null });
  }
  const left = await stored(paths.withheldComment('one', 'a'));
  expect(left).toMatchObject({ uid: null, text: 'Bad words.' });
  expect(left).not.toHaveProperty('objection');
});

it('the reviews of somebody who is gone go with them, and what was reported of these', async () => {
  const review = { parent: REVIEWS, hidden: { reason: 'spam' } } as const;
  const report = paths.commentReport(commentReportKey('one', 'review-layla', 'omar'));
  await say('one', 'review-layla', 'layla', review);
  await say('one', 'review-omar', 'omar', { parent: REVIEWS });
  await say('one', 'a', 'layla');
  await set(report, { comicId: 'one', commentId: 'review-layla', uid: 'omar', reason: 'spam', at: EPOCH });
  await change(BEFORE, undefined);
  expect(await stored(paths.comment('one', 'review-layla'))).toBeUndefined();
  expect(await stored(report)).toBeUndefined();
  expect(await stored(paths.comment('one', 'review-omar'))).toMatchObject({ uid: 'omar' });
  expect(await stored(paths.comment('one', 'a'))).toMatchObject({ uid: null, author: null });
});
