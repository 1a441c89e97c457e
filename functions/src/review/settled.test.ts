import { EPOCH } from '@rawi/model/testing/samples';
import type { CommentFlag } from '@rawi/model/truth/comment-flag';
import { describe, expect, it } from 'vitest';
import { settledComment, settledFlag, settledReview } from './settled.ts';

const now = new Date(EPOCH.getTime() + 90 * 60_000);
const flag: CommentFlag = {
  comicId: 'one',
  commentId: 'a',
  comic: { slug: 'one', series: 'One', names: {} },
  uid: null,
  name: null,
  reports: 1,
  reasons: ['insult'],
  reported: [],
  deleted: false,
  hidden: null,
  objects: false,
  waiting: true,
  since: EPOCH,
};
const objection = { text: 'It is a quotation.', at: EPOCH };

describe('what a decision answers', () => {
  it('is a report while one waits, and nothing where none does', () => {
    expect(settledFlag(flag, now, 'hidden')).toEqual({ what: 'report', minutes: 90, granted: true });
    expect(settledFlag(flag, now, 'shown')).toMatchObject({ granted: false });
    expect(settledFlag({ ...flag, waiting: false }, now, 'hidden')).toBeNull();
    expect(settledFlag(undefined, now, 'hidden')).toBeNull();
  });

  it('is the author’s objection while it is open, once', () => {
    const hidden = { ...flag, hidden: 'insult', objects: true } as const;
    expect(settledComment(hidden, objection, now, 'shown')).toEqual({
      what: 'appeal',
      minutes: 90,
      granted: true,
    });
    expect(settledComment(hidden, objection, now, 'hidden')).toMatchObject({ granted: false });
    // The flag has not heard of the answer yet.
    expect(settledComment(hidden, { ...objection, answeredAt: now }, now, 'hidden')).toBeNull();
    expect(settledComment(flag, undefined, now, 'hidden')).toMatchObject({ what: 'report' });
  });

  it('is what was handed in, or its appeal', () => {
    const review = { waiting: true, since: EPOCH, appeal: false, kind: 'chapter' } as const;
    expect(settledReview(review, now, true)).toEqual({ what: 'work', minutes: 90, granted: true });
    expect(settledReview({ ...review, kind: 'application' }, now, false)).toMatchObject({
      what: 'application',
    });
    expect(settledReview({ ...review, appeal: true }, now, false)).toMatchObject({
      what: 'appeal',
      granted: false,
    });
    expect(settledReview({ ...review, waiting: false }, now, true)).toBeNull();
  });

  it('never waited for less than no time, whatever clocks say', () => {
    expect(settledFlag({ ...flag, since: now }, EPOCH, 'hidden')?.minutes).toBe(0);
  });
});
