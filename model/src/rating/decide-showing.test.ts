import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGE_RATINGS } from '../lists/age-ratings.ts';
import { CONTENT_NOTES } from '../lists/content-notes.ts';
import { strictnessOf } from './age-order.ts';
import {
  addedNotes,
  CHILDRENS_WISH,
  decideShowing,
  OPENING_WAYS,
  PICTURE_WAYS,
  type Rated,
  ratingOfChapter,
  type Showing,
  VISITORS_WISH,
  type Wish,
} from './decide-showing.ts';

const ratings = fc.constantFrom(...AGE_RATINGS, null, undefined);
const notes = fc.subarray([...CONTENT_NOTES]);
const rated = fc.record({ ageRating: ratings, contentNotes: notes });
const UP_TO = ['12', '16', '18'] as const;
const BLURS = ['16', '18', null] as const;
const wishes = fc.record({ upTo: fc.constantFrom(...UP_TO), blursFrom: fc.constantFrom(...BLURS) });

/** Whether one shows no more than the other, in every way. */
function showsNoMore(one: Showing, other: Showing): boolean {
  return (
    Number(one.isListed) <= Number(other.isListed) &&
    PICTURE_WAYS.indexOf(one.pictures) <= PICTURE_WAYS.indexOf(other.pictures) &&
    OPENING_WAYS.indexOf(one.opens) <= OPENING_WAYS.indexOf(other.opens)
  );
}

const isStricter = (one: Wish, other: Wish) =>
  UP_TO.indexOf(one.upTo) <= UP_TO.indexOf(other.upTo) &&
  BLURS.indexOf(one.blursFrom) <= BLURS.indexOf(other.blursFrom);

describe('what may be done with a comic or a chapter', () => {
  it('is never more for a stricter wish', () => {
    fc.assert(
      fc.property(
        rated,
        fc.option(rated, { nil: undefined }),
        wishes,
        wishes,
        (comic, chapter, one, other) => {
          fc.pre(isStricter(one, other));
          expect(showsNoMore(decideShowing(comic, one, chapter), decideShowing(comic, other, chapter))).toBe(
            true,
          );
        },
      ),
    );
  });

  it('is never more for a stricter rating, of the comic or of the chapter', () => {
    fc.assert(
      fc.property(rated, rated, ratings, wishes, (comic, chapter, other, wish) => {
        fc.pre(strictnessOf(other) >= strictnessOf(comic.ageRating));
        const stricter = { ...comic, ageRating: other };
        expect(showsNoMore(decideShowing(stricter, wish), decideShowing(comic, wish))).toBe(true);
        expect(showsNoMore(decideShowing(comic, wish, chapter), decideShowing(comic, wish))).toBe(true);
      }),
    );
  });

  it('is never more with more notes', () => {
    fc.assert(
      fc.property(rated, notes, wishes, (comic, more, wish) => {
        const noted = { ...comic, contentNotes: [...new Set([...comic.contentNotes, ...more])] };
        expect(showsNoMore(decideShowing(noted, wish), decideShowing(comic, wish))).toBe(true);
      }),
    );
  });

  it('is nothing for children where it is not rated, or for older ones', () => {
    const strict = fc.record({ ageRating: fc.constantFrom('16' as const, '18' as const, null, undefined) });
    const childrens = fc.record({ upTo: fc.constant('12' as const), blursFrom: fc.constantFrom(...BLURS) });
    fc.assert(
      fc.property(strict, fc.option(rated, { nil: undefined }), childrens, (comic, chapter, wish) => {
        expect(decideShowing(comic, wish, chapter)).toMatchObject({
          isListed: false,
          pictures: 'none',
          opens: 'never',
        });
      }),
    );
  });
});

describe.each<[string, Wish, Rated, Partial<Showing>]>([
  ['a visitor', VISITORS_WISH, {}, { isListed: true, pictures: 'sharp', opens: 'freely' }],
  ['a visitor', VISITORS_WISH, { ageRating: '12' }, { isListed: true, pictures: 'sharp', opens: 'freely' }],
  [
    'a visitor',
    VISITORS_WISH,
    { ageRating: '16' },
    { isListed: true, pictures: 'sharp', opens: 'afterNotice' },
  ],
  [
    'a visitor',
    VISITORS_WISH,
    { ageRating: '18' },
    { isListed: false, pictures: 'blurred', opens: 'asAdult' },
  ],
  [
    'a child',
    CHILDRENS_WISH,
    { ageRating: 'everyone' },
    { isListed: true, pictures: 'sharp', opens: 'freely' },
  ],
  ['a child', CHILDRENS_WISH, {}, { isListed: false, pictures: 'none', opens: 'never' }],
  [
    'an adult',
    { upTo: '18', blursFrom: '18' },
    { ageRating: '18' },
    { isListed: true, pictures: 'blurred', opens: 'afterNotice' },
  ],
  [
    'an adult who wants no blurred pictures',
    { upTo: '18', blursFrom: null },
    { ageRating: '18' },
    { isListed: true, pictures: 'sharp', opens: 'afterNotice' },
  ],
  [
    'who wants pictures blurred from 16 on',
    { upTo: '16', blursFrom: '16' },
    { ageRating: '16' },
    { isListed: true, pictures: 'blurred', opens: 'afterNotice' },
  ],
])('to %s', (_, wish, comic, expected) => {
  it(`a comic that is rated ${comic.ageRating ?? 'not at all'} shows as decided`, () => {
    expect(decideShowing(comic, wish)).toMatchObject(expected);
  });
});

it('a chapter is never milder than its comic, and is as its comic where it says nothing', () => {
  expect(ratingOfChapter({ ageRating: '16' }, { ageRating: 'everyone' })).toBe('16');
  expect(ratingOfChapter({ ageRating: '12' }, { ageRating: '18' })).toBe('18');
  expect(ratingOfChapter({ ageRating: '12' }, {})).toBe('12');
  expect(ratingOfChapter({}, { ageRating: 'everyone' })).toBeUndefined();
  expect(ratingOfChapter({}, { ageRating: '16' })).toBe('16');
});

it('the notice names what a chapter adds behind what its comic has, each once', () => {
  const comic = { ageRating: '12', contentNotes: ['violence'] } as const;
  const chapter = { contentNotes: ['violence', 'flashing'] } as const;
  expect(addedNotes(comic, chapter)).toEqual(['flashing']);
  expect(decideShowing(comic, VISITORS_WISH, chapter)).toMatchObject({
    notes: ['violence', 'flashing'],
    ownNotes: ['flashing'],
    isFlashing: true,
    opens: 'afterNotice',
  });
});
