import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleChapter } from '../testing/samples.ts';
import { pageInTranslation } from '../truth/matched-pages.ts';
import { matchesBetween, translationRows } from './translation-rows.ts';

const english = (pages?: number[], pageCount = 4) =>
  sampleChapter('en', {
    pageCount,
    ...(pages && { reading: { matches: [{ chapterId: 'ar', pages }] } }),
  });
const arabic = (pages?: number[], pageCount = 3) =>
  sampleChapter('ar', {
    language: 'ar',
    pageCount,
    ...(pages && { reading: { matches: [{ chapterId: 'en', pages }] } }),
  });

describe('the rows of other translations', () => {
  it('say how many pages each has, and nothing of which are the same where nobody has said it', () => {
    expect(translationRows(english(), [arabic(), english()])).toEqual([
      { id: 'ar', language: 'ar', pageCount: 3 },
    ]);
  });

  it('say what the chapter says, and the other’s page says the inverse', () => {
    const [one, other] = [english([0, 1, 2, 3]), arabic()];
    expect(translationRows(one, [one, other])[0]?.matches).toEqual([0, 1, 2, 3]);
    expect(translationRows(other, [one, other])[0]?.matches).toEqual([2, 3, 4]);
  });

  it('say nothing where all are the same, and nothing of files that are there no longer', () => {
    expect(matchesBetween(english([1, 2, 3], 3), arabic())).toBeUndefined();
    expect(matchesBetween(english([0, 1, 2, 3]), arabic(undefined, 2))).toBeUndefined();
    expect(matchesBetween(english([0, 1, 2, 3], 5), arabic())).toBeUndefined();
  });

  it('say what differs though both have as many pages', () => {
    expect(matchesBetween(english([2, 3, 4, 0]), arabic(undefined, 4))).toEqual([2, 3, 4, 0]);
  });

  it('lead from either page to the other and back, whoever has said it', () => {
    const pages = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(pages, (said) => {
        const [one, other] = [english(said), arabic(undefined, 5)];
        const [there] = translationRows(one, [one, other]);
        const [back] = translationRows(other, [one, other]);
        for (const page of [1, 2, 3, 4]) {
          const seen = pageInTranslation(page, 4, there ?? {});
          expect(seen).toBe(said[page - 1]);
          expect(pageInTranslation(seen ?? 0, 5, back ?? {})).toBe(page);
        }
      }),
    );
  });
});
