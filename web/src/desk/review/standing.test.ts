import type { Review } from '@rawi/model/truth/review';
import { describe, expect, it } from 'vitest';
import { sampleClaim, sampleDecision, sampleReview } from '../../testing/sample-review.ts';
import { standingOf } from './standing.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const claim = (uid: string, minutes = 5) => sampleClaim(uid, uid, minutes, NOW);
const decision = sampleDecision;

describe('where a review is', () => {
  it.each([
    ['is free when nobody has claimed it', {}, 'maha', { of: 'free' }],
    ['is with whoever claimed it', { claim: claim('maha', 5) }, 'maha', { of: 'mine' }],
    ['is with another', { claim: claim('felix', 5) }, 'maha', { of: 'other' }],
    ['is free again when a claim is over', { claim: claim('felix', -1) }, 'maha', { of: 'free' }],
    ['is its owner’s own', {}, 'noor', { of: 'own' }],
    ['is its owner’s own, and with another', { claim: claim('maha', 5) }, 'noor', { of: 'other' }],
    [
      'is an appeal against whoever rejected it',
      { appeal: true, decisions: [decision('rejected')] },
      'maha',
      { of: 'rejected' },
    ],
    [
      'is an appeal for anybody else',
      { appeal: true, decisions: [decision('rejected')] },
      'felix',
      { of: 'free' },
    ],
    [
      'is open to whoever rejected the revision before',
      { revision: 2, decisions: [decision('rejected')] },
      'maha',
      { of: 'free' },
    ],
    [
      'is decided',
      { waiting: false, decisions: [decision('rejected'), decision('published')] },
      'maha',
      { of: 'decided', verdict: 'published' },
    ],
    ['is withdrawn when nobody has decided', { waiting: false }, 'maha', { of: 'withdrawn' }],
    [
      'is withdrawn, not rejected, when only an earlier revision was',
      { waiting: false, revision: 2, decisions: [decision('rejected')] },
      'maha',
      { of: 'withdrawn' },
    ],
  ] as const satisfies readonly (readonly [string, Partial<Review>, string, object])[])(
    'it %s',
    (_, change, uid, standing) => expect(standingOf(sampleReview(change), uid, NOW)).toEqual(standing),
  );
});
