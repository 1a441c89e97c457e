import { paths } from '@rawi/model/paths';
import { daysLater, sampleComment } from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { commentsOfComic } from './comments.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('comments-of-comic');
});
afterAll(() => emulated.stop());

it('a comic’s page has its comments without its reviews, and the newest three of these', async () => {
  const say = (id: string, changes: object) =>
    emulated.firestore
      .doc(paths.comment('one', id))
      .set({ ...sampleComment('layla', { shows: true }), ...changes });
  await say('top', { at: daysLater(9) });
  await say('answer', { parent: 'top' });
  for (let day = 1; day <= 4; day += 1) await say(`review-${day}`, { parent: REVIEWS, at: daysLater(day) });
  await say('review-hidden', { parent: REVIEWS, at: daysLater(0), shows: false, hidden: { reason: 'spam' } });
  const { comments, reviews } = await commentsOfComic(emulated.firestore, 'one');
  expect([comments.newest.map(({ id }) => id), comments.count]).toEqual([['top'], 2]);
  expect([reviews.newest.map(({ id }) => id), reviews.count]).toEqual([
    ['review-4', 'review-3', 'review-2'],
    4,
  ]);
});
