import { type Arbitrary, assert, constant, oneof, property, record, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAKEDOWN_REASONS } from '../lists/takedown-reasons.ts';
import {
  ANSWER_BUSINESS_DAYS,
  afterBusinessDays,
  COURT_BUSINESS_DAYS,
  canBeGivenBack,
  isDown,
  sealedUntil,
  type TakedownTarget,
  takedownIdOf,
  takedownTargetOf,
} from './takedown.ts';

const id = stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const slug = stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4}){0,2}$/);
const target: Arbitrary<TakedownTarget> = oneof(
  record({ kind: constant('comic' as const), comicId: id }),
  record({ kind: constant('chapter' as const), comicId: id, chapterId: id }),
  record({ kind: constant('article' as const), slug }),
  record({ kind: constant('cover' as const), comicId: id }),
  record({ kind: constant('cover' as const), comicId: id, chapterId: id }),
  record({ kind: constant('photo' as const), uid: id }),
  record({ kind: constant('comment' as const), comicId: id, commentId: id }),
);

describe('the id of a take-down', () => {
  it('names its target and no other', () => {
    assert(
      property(target, target, (one, other) => {
        expect(takedownTargetOf(takedownIdOf(one))).toEqual(one);
        expect(takedownIdOf(one) === takedownIdOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    '',
    'comic',
    'comic:',
    'comic:a:b',
    'chapter:a',
    'photo:a:',
    'nothing:a',
    'article:A',
    'comic:a/b',
    'comment:a:b:c',
  ])('is not “%s”', (text) => {
    expect(takedownTargetOf(text)).toBeUndefined();
  });
});

describe('what is under seal', () => {
  const friday = new Date('2026-11-27T10:00:00Z');

  it('is kept over weekends while business days are counted', () => {
    expect(afterBusinessDays(friday, 1)).toEqual(new Date('2026-11-30T10:00:00Z'));
    expect(afterBusinessDays(friday, 5)).toEqual(new Date('2026-12-04T10:00:00Z'));
    expect(afterBusinessDays(friday, 6)).toEqual(new Date('2026-12-07T10:00:00Z'));
    expect(afterBusinessDays(new Date('2026-11-28T10:00:00Z'), 1)).toEqual(new Date('2026-11-30T10:00:00Z'));
  });

  it('is kept for rights until an answer and the time of a court are over', () => {
    const days = ANSWER_BUSINESS_DAYS + COURT_BUSINESS_DAYS;
    expect(sealedUntil('rights', friday)).toEqual(afterBusinessDays(friday, days));
  });

  it.each(TAKEDOWN_REASONS)('is kept for days for %s, so that a mistake can be undone', (reason) => {
    const until = sealedUntil(reason, friday);
    expect(+until - +friday).toBeGreaterThanOrEqual(7 * 24 * 3600 * 1000);
    expect(canBeGivenBack({ state: 'down', sealedUntil: until }, friday)).toBe(true);
    expect(canBeGivenBack({ state: 'down', sealedUntil: until }, until)).toBe(false);
    expect(canBeGivenBack({ state: 'running', sealedUntil: until }, friday)).toBe(false);
  });

  it('is not with readers until it has come back', () => {
    expect(isDown({ state: 'running', way: 'down' })).toBe(true);
    expect(isDown({ state: 'down', way: 'down' })).toBe(true);
    expect(isDown({ state: 'parked', way: 'down' })).toBe(true);
    expect(isDown({ state: 'parked', way: 'back' })).toBe(false);
    expect(isDown({ state: 'returned', way: 'back' })).toBe(false);
  });
});
