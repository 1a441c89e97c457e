import { describe, expect, it } from 'vitest';
import type { Intent } from '../../domains/library/intent.ts';
import { hindranceOf } from './complete-intent.ts';

const translator = { id: 'mona', name: 'Mona' };
const follow: Intent = { kind: 'follow', translator, on: true };
const rate: Intent = { kind: 'rate', translator, value: { quality: 5, clarity: 4 } };
const like: Intent = {
  kind: 'react',
  comicId: 'orbit',
  chapterId: 'orbit-1',
  comic: { series: 'Orbit 9', names: {} },
  number: 1,
  value: 'like',
};

const reader = { uid: 'layla', emailVerified: true };
const newcomer = { uid: 'omar', emailVerified: false };

describe('an action requested before the log-in', () => {
  it('is completed if nothing prevents it', () => {
    for (const intent of [follow, rate, like]) expect(hindranceOf(intent, reader)).toBeUndefined();
    expect(hindranceOf(follow, newcomer)).toBeUndefined();
  });

  it('is not completed if it concerns oneself', () => {
    const mona = { uid: 'mona', emailVerified: true };
    expect(hindranceOf(follow, mona)).toBe('own');
    expect(hindranceOf(rate, mona)).toBe('own');
  });

  it('requires a confirmed address if it is a vote', () => {
    expect(hindranceOf(rate, newcomer)).toBe('unverified');
    expect(hindranceOf(like, newcomer)).toBe('unverified');
  });
});
