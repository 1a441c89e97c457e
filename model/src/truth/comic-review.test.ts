import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleComment } from '../testing/samples.ts';
import { isReview, isReviewId, REVIEWS, reviewIdOf } from './comic-review.ts';
import { commentSchema } from './comment.ts';
import { idSchema } from './schemas.ts';

it('a person’s review has one id of a comic, which is that of a review and can stand in an address', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,100}$/), (uid) => {
      expect(isReviewId(reviewIdOf(uid))).toBe(true);
      expect(idSchema.safeParse(reviewIdOf(uid)).success).toBe(true);
    }),
  );
  expect(isReviewId('0f1c-a-comment')).toBe(false);
});

it('the list of reviews is no comment that could be answered', () => {
  expect(idSchema.safeParse(REVIEWS).success).toBe(false);
  expect(commentSchema.safeParse(sampleComment('layla', { parent: REVIEWS })).success).toBe(true);
  expect([{ parent: REVIEWS }, { parent: null }, { parent: 'top' }].map(isReview)).toEqual([
    true,
    false,
    false,
  ]);
});
