import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATING } from '../constants.ts';
import { daysLater, sampleComic, sampleComment } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import { REVIEWS } from '../truth/comic-review.ts';
import { buildCatalogPart } from './build-catalog.ts';
import { buildComicPage } from './build-comic-page.ts';
import type { CommentDocument } from './build-comments.ts';
import { distinctPages } from './page-target.ts';
import type { ComicPayload } from './pages.ts';
import { pagesShowing } from './pages-showing.ts';
import { shownStars, starsMean } from './shown-counts.ts';
import { SHOWN_REVIEWS } from './shown-reviews.ts';

const starsArbitrary = fc.array(fc.nat({ max: 50 }), { minLength: 5, maxLength: 5 });

function payloadOf(comic: Comic, reviews: readonly CommentDocument[] = []): ComicPayload {
  const page = buildComicPage({
    comicId: 'one',
    comic,
    chapters: [],
    translators: [],
    candidates: [],
    ...(reviews.length > 0 && { reviews: { newest: reviews, count: reviews.length } }),
  });
  if (page.kind !== 'comic') throw new Error('not a comic page');
  return page.payload;
}

const plain = sampleComic('one');

describe('the ratings of a comic', () => {
  it('are on its page once enough readers have rated it', () => {
    const shown = (...ratings: number[]) => payloadOf({ ...plain, ratings }).ratings;
    expect(payloadOf(plain).ratings).toBeUndefined();
    expect(shown(0, 0, 1, 2, RATING.shownFrom - 4)).toBeUndefined();
    expect(shown(0, 0, 1, 2, RATING.shownFrom - 3)).toEqual([0, 0, 1, 2, 2]);
  });

  it('have the mean of what was given, to a tenth', () => {
    expect(starsMean([1, 0, 2, 4, 3])).toEqual({ count: 10, mean: 3.8 });
    expect(starsMean([0, 0, 0, 0, 0])).toEqual({ count: 0, mean: 0 });
    fc.assert(
      fc.property(starsArbitrary, (ratings) => {
        const given = ratings.flatMap((count, index) => Array<number>(count).fill(index + 1));
        const { count, mean } = starsMean(ratings);
        expect(count).toBe(given.length);
        if (count > 0)
          expect(Math.abs(mean - given.reduce((sum, each) => sum + each, 0) / count)).toBeLessThan(0.051);
      }),
    );
  });

  it('rebuild no page but the comic’s own, and that only where it shows the difference', () => {
    fc.assert(
      fc.property(fc.option(starsArbitrary, { nil: undefined }), starsArbitrary, (was, ratings) => {
        const before = { ...sampleComic('one'), ...(was && { ratings: was }) };
        const { pages, questions } = pagesShowing({
          of: 'comic',
          comicId: 'one',
          before,
          after: { ...before, ratings },
        });
        const isSame = JSON.stringify(shownStars(was)) === JSON.stringify(shownStars(ratings));
        expect({ pages: distinctPages(pages), questions }).toEqual({
          pages: isSame ? [] : [{ kind: 'comic', id: 'one' }],
          questions: [],
        });
      }),
    );
  });
});

describe('the tags of a comic', () => {
  const tagged = (...shown: string[]) => ({
    ...sampleComic('one'),
    tags: { readers: 3, given: { funny: 3, sea: 3 }, shown },
  });
  const partOf = (comic: Comic) => {
    const page = buildCatalogPart([comic]);
    if (page?.kind !== 'catalog') throw new Error('not a part of the catalogue');
    return page.payload.comics[0];
  };

  it('are on its page and in search once readers agree, without what the vocabulary lacks', () => {
    expect(payloadOf(tagged())).not.toHaveProperty('tags');
    expect(partOf(tagged())).not.toHaveProperty('tags');
    const comic = tagged('funny', 'of-another-build', 'sea');
    expect(payloadOf(comic).tags).toEqual([
      { id: 'funny', name: { en: 'Funny', ar: 'مضحكة' } },
      { id: 'sea', name: { en: 'The sea', ar: 'البحر' } },
    ]);
    expect(partOf(comic)?.tags).toEqual(['funny', 'sea']);
  });

  it('rebuild its page and its part of search where the shown ones change, and nothing where only their numbers do', () => {
    const rebuilt = (before: Comic, after: Comic) => {
      const { pages, questions } = pagesShowing({ of: 'comic', comicId: 'one', before, after });
      return [...distinctPages(pages), ...questions];
    };
    const more = { ...tagged('funny'), tags: { readers: 4, given: { funny: 4 }, shown: ['funny'] } };
    expect(rebuilt(tagged('funny'), more)).toEqual([]);
    expect(rebuilt(sampleComic('one'), tagged())).toEqual([]);
    expect(rebuilt(tagged(), tagged('funny'))).toEqual([
      { kind: 'comic', id: 'one' },
      { kind: 'catalog', part: '1' },
    ]);
  });
});

describe('the reviews of a comic', () => {
  const review = (id: string, day: number, text = 'A storm.'): CommentDocument => ({
    id,
    ...sampleComment(id, { parent: REVIEWS, at: daysLater(day), text }),
  });

  it('are on its page, the newest first, and absent where there is none', () => {
    expect(payloadOf(plain)).not.toHaveProperty('reviews');
    const { reviews, comments } = payloadOf(plain, [review('a', 1), review('b', 3), review('c', 2)]);
    expect(reviews?.newest.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(reviews?.count).toBe(3);
    expect(comments).toEqual({ newest: [], count: 0 });
  });

  it('weigh no more than their part of the page', () => {
    const long = [1, 2, 3].map((day) => review(`r${day}`, day, '𓂀'.repeat(1000)));
    const { reviews } = payloadOf(plain, long);
    const bytes = new TextEncoder().encode(JSON.stringify(reviews?.newest)).length;
    expect(bytes).toBeLessThanOrEqual(SHOWN_REVIEWS.pageBytes);
    expect(reviews?.newest.length).toBeLessThan(3);
  });
});
