import { describe, expect, it } from 'vitest';
import { comicPayload } from '../../testing/fixtures.ts';
import { chapterLanguages, firstChapter } from './first-chapter.ts';

describe('firstChapter', () => {
  it.each([
    [{ en: 3, ar: 2 }, 'ar', 'ar'],
    [{ en: 3 }, 'ar', 'en'],
    [{ ar: 1, fr: 4 }, 'en', 'ar'],
    [{ fr: 4 }, 'en', 'fr'],
  ] as const)('of %j, read in %s, is in %s', (counts, locale, language) => {
    const chapter = firstChapter(comicPayload(0, counts).chapters, locale);
    expect(chapter?.language).toBe(language);
    expect(chapter?.number).toBe(1);
  });

  it('returns undefined for a comic without chapters', () => {
    expect(firstChapter([], 'en')).toBeUndefined();
  });
});

describe('chapterLanguages', () => {
  it('returns every language with its count, the interface language first', () => {
    expect(chapterLanguages(comicPayload(0, { en: 9, ar: 6, fr: 3 }).chapters, 'ar')).toEqual([
      { language: 'ar', count: 6 },
      { language: 'en', count: 9 },
      { language: 'fr', count: 3 },
    ]);
  });

  it('includes the interface language even if it has no chapters', () => {
    expect(chapterLanguages(comicPayload(0, { en: 2 }).chapters, 'ar')[0]).toEqual({
      language: 'ar',
      count: 0,
    });
  });
});
