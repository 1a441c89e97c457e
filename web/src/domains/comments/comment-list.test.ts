import { describe, expect, it } from 'vitest';
import { shownComment } from '../../testing/samples.ts';
import { hasOlder, joinComments } from './comment-list.ts';

describe('whether there is more than a page holds', () => {
  it('includes replies, which are read with the comment they answer', () => {
    const newest = [shownComment('a', { replies: 2 }), shownComment('b', { state: 'folded' })];
    expect(hasOlder({ newest, count: 4 })).toBe(false);
    expect(hasOlder({ newest, count: 5 })).toBe(true);
  });

  it('leaves out what was deleted or hidden, but not the replies to it', () => {
    const newest = [
      shownComment('a', { state: 'deleted', replies: 1 }),
      shownComment('b', { state: 'hidden' }),
    ];
    expect(hasOlder({ newest, count: 1 })).toBe(false);
    expect(hasOlder({ newest, count: 2 })).toBe(true);
  });
});

it('a comment in several lists is shown once, at its first place', () => {
  const [a, b, c] = [shownComment('a'), shownComment('b'), shownComment('c')];
  expect(joinComments([a, b], [b, c, a])).toEqual([a, b, c]);
});
