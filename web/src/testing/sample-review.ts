import { type Review, reviewSchema } from '@rawi/model/truth/review';

/** A chapter that waits for a decision, or what a test makes of it. */
export const sampleReview = (change: Partial<Review> = {}): Review =>
  reviewSchema.parse({
    kind: 'chapter',
    uid: 'noor',
    name: 'Noor Al-Amin',
    title: 'Paper Tigers',
    number: 11,
    language: 'en',
    revision: 1,
    waiting: true,
    since: new Date(0),
    appeal: false,
    replacement: false,
    claim: null,
    decisions: [],
    ...change,
  });

/** A decision about it. */
export const sampleDecision = (
  verdict: Review['decisions'][number]['verdict'],
  change: Partial<Review['decisions'][number]> = {},
): Review['decisions'][number] => ({
  verdict,
  revision: 1,
  by: { uid: 'maha', name: 'Maha Ruwayni' },
  at: new Date(0),
  reasons: [],
  ...change,
});

/** A claim that holds for another so many minutes. */
export const sampleClaim = (uid: string, name: string, minutes = 20, now = new Date()) => ({
  uid,
  name,
  at: new Date(now.getTime() - 60_000),
  until: new Date(now.getTime() + minutes * 60_000),
});
