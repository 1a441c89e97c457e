import { describe, expect, it } from 'vitest';
import { shownComment } from '../../testing/samples.ts';
import { hasOlder, joinComments } from './comment-list.ts';

describe('whether there is more than a page holds', () => {
  it('counts answers, which are read with what they answer', () => {
    const newest = [shownComment('a', { replies: 2 }), shownComment('b', { state: 'folded' })];
    expect(hasOlder({ newest, count: 4 })).toBe(false);
    expect(hasOlder({ newest, count: 5 })).toBe(true);
  });

  it('counts nothing that was deleted or hidden, but the answers to it', () => {
    const newest = [
      shownComment('a', { state: 'deleted', replies: 1 }),
      shownComment('b', { state: 'hidden' }),
    ];
    expect(hasOlder({ newest, count: 1 })).toBe(false);
    expect(hasOlder({ newest, count: 2 })).toBe(true);
  });
});

it('shows a comment where it stands first', () => {
  const [a, b, c] = [shownComment('a'), shownComment('b'), shownComment('c')];
  expect(joinComments([a, b], [b, c, a])).toEqual([a, b, c]);
});
