import { expect, it } from 'vitest';
import { reviewIdFrom } from './review-id.ts';

it.each([
  ['submission:one', 'submission:one'],
  ['application:layla', 'application:layla'],
  // The former names of reviews, which are in links that people keep and in the log.
  ['one', 'submission:one'],
  ['application_layla', 'application:layla'],
  ['comment:one', undefined],
  ['submission:', undefined],
  ['submission:a:b', undefined],
  ['submission:a/b', undefined],
  ['..', undefined],
  ['', undefined],
])('an address with %j means the review %j', (text, id) => {
  expect(reviewIdFrom(text)).toBe(id);
});
