import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { describe, expect, it } from 'vitest';
import { hasOlder, joinComments } from './comment-list.ts';

const comment = (id: string, rest: Partial<ShownComment> = {}): ShownComment => ({
  id,
  author: { uid: 'reader', name: 'Yara Haddad' },
  text: id,
  spoiler: false,
  parent: null,
  number: null,
  at: '2026-01-01T00:00:00.000Z',
  isEdited: false,
  version: 1,
  likes: 0,
  replies: 0,
  state: 'shown',
  ...rest,
});

describe('whether there is more than a page holds', () => {
  it('counts answers, which are read with what they answer', () => {
    const newest = [comment('a', { replies: 2 }), comment('b', { state: 'folded' })];
    expect(hasOlder({ newest, count: 4 })).toBe(false);
    expect(hasOlder({ newest, count: 5 })).toBe(true);
  });

  it('counts nothing that was deleted or hidden, but the answers to it', () => {
    const newest = [comment('a', { state: 'deleted', replies: 1 }), comment('b', { state: 'hidden' })];
    expect(hasOlder({ newest, count: 1 })).toBe(false);
    expect(hasOlder({ newest, count: 2 })).toBe(true);
  });
});

it('shows a comment where it stands first', () => {
  const [a, b, c] = [comment('a'), comment('b'), comment('c')];
  expect(joinComments([a, b], [b, c, a])).toEqual([a, b, c]);
});
