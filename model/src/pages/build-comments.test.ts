import { describe, expect, it } from 'vitest';
import { daysLater, sampleComment, sampleImage } from '../testing/samples.ts';
import { shownComments } from './build-comments.ts';
import { PAGE_LIMITS } from './page-limits.ts';

const MAX_SHOWN = PAGE_LIMITS.shownComments.comic;
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('the comments of a page', () => {
  it('are the newest first, as lists show them', () => {
    const old = {
      id: 'old',
      ...sampleComment('layla', { at: daysLater(1), likes: 3, replies: 1, number: 4 }),
    };
    const author = { name: 'Omar', photo: sampleImage('omar') };
    const fresh = {
      id: 'fresh',
      ...sampleComment('omar', { at: daysLater(2), author, editedAt: daysLater(3) }),
    };
    expect(shownComments({ newest: [old, fresh], count: 5 }, MAX_SHOWN)).toEqual({
      count: 5,
      newest: [
        {
          id: 'fresh',
          author: {
            uid: 'omar',
            name: 'Omar',
            picture: {
              path: 'public/omar-0123456789abcdef/cover-160.webp',
              width: 160,
              height: 224,
              color: '#224466',
            },
          },
          text: 'The keeper knew.',
          spoiler: false,
          parent: null,
          number: null,
          at: daysLater(2).toISOString(),
          isEdited: true,
          version: 1,
          likes: 0,
          replies: 0,
          state: 'shown',
        },
        expect.objectContaining({ id: 'old', isEdited: false, likes: 3, replies: 1, number: 4 }),
      ],
    });
  });

  it('say why one was hidden, and nothing of who is gone', () => {
    const states = [
      sampleComment('a', { at: daysLater(4), text: '', hidden: { reason: 'spam' } }),
      sampleComment('b', { at: daysLater(3), text: '', deleted: true, hidden: { reason: 'spam' } }),
      sampleComment('c', { at: daysLater(2), folded: true }),
      sampleComment('d', { at: daysLater(1), uid: null, author: null }),
    ].map((comment, index) => ({ id: `c${index}`, ...comment }));
    const { newest } = shownComments({ newest: states, count: 2 }, MAX_SHOWN);
    expect(newest.map(({ state, reason, author }) => [state, reason, author === null])).toEqual([
      ['hidden', 'spam', false],
      ['deleted', undefined, false],
      ['folded', undefined, false],
      ['shown', undefined, true],
    ]);
  });

  it('are as many as fit, and no more', () => {
    const many = (text: string) =>
      Array.from({ length: 30 }, (_, index) => ({
        id: `c${index}`,
        ...sampleComment('layla', { text, at: daysLater(index) }),
      }));
    const short = shownComments({ newest: many('Salt!'), count: 30 }, MAX_SHOWN);
    expect(short.newest).toHaveLength(MAX_SHOWN);
    expect(shownComments({ newest: many('Salt!'), count: 30 }, 3).newest.map(({ id }) => id)).toEqual([
      'c29',
      'c28',
      'c27',
    ]);
    const long = shownComments({ newest: many('ملح '.repeat(250)), count: 30 }, MAX_SHOWN);
    expect(bytes(long.newest)).toBeLessThanOrEqual(PAGE_LIMITS.shownComments.pageBytes);
    expect(bytes([...long.newest, long.newest[0]])).toBeGreaterThan(PAGE_LIMITS.shownComments.pageBytes);
  });
});
