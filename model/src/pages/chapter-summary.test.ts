import { describe, expect, it } from 'vitest';
import { daysLater, EPOCH, sampleChapter, sampleComic } from '../testing/samples.ts';
import { comicSchema } from '../truth/comic.ts';
import { chapterSummary } from './chapter-summary.ts';
import { comicCountChanges, publisherCovers } from './publisher-summary.ts';

const chapters = [
  sampleChapter('two', { number: 2, publishedAt: daysLater(1), title: 'Two' }),
  sampleChapter('one', { number: 1, publishedAt: daysLater(9) }),
  sampleChapter('un', { number: 1, language: 'fr', publishedAt: daysLater(3) }),
];

describe('what a comic keeps of its chapters', () => {
  it('is the first and newest number in each interface language, the count of numbers, the languages and the newest date', () => {
    expect(chapterSummary(chapters, EPOCH)).toEqual({
      languages: ['en', 'fr'],
      chapterCount: 2,
      updatedAt: daysLater(9),
      firstChapter: { en: { id: 'one', number: 1, publishedAt: daysLater(9) } },
      newestChapter: { en: { id: 'two', number: 2, title: 'Two', publishedAt: daysLater(1) } },
    });
  });

  it('is nothing where there are none', () => {
    expect(chapterSummary([], EPOCH)).toMatchObject({ chapterCount: 0, updatedAt: EPOCH, firstChapter: {} });
  });

  it('may be absent in a stored comic', () => {
    const { firstChapter: _, newestChapter: __, ...stored } = sampleComic('one');
    expect(comicSchema.parse(stored)).toMatchObject({ firstChapter: {}, newestChapter: {} });
  });
});

describe('what a publisher keeps of its comics', () => {
  it('the covers of the newest three', () => {
    const comics = [1, 4, 2, 3].map((day) => sampleComic(`c${day}`, { updatedAt: daysLater(day) }));
    expect(publisherCovers(comics)).toEqual(['c4', 'c3', 'c2'].map((slug) => sampleComic(slug).cover));
  });

  it('none that visitors are not shown', () => {
    const comics = [1, 2].map((day) =>
      sampleComic(`c${day}`, { updatedAt: daysLater(day), ageRating: day === 2 ? '18' : '16' }),
    );
    expect(publisherCovers(comics)).toEqual([sampleComic('c1').cover]);
  });

  it('its count moves with a comic', () => {
    const here = sampleComic('one');
    const there = sampleComic('one', { publisher: { id: 'noor', name: { en: 'Noor' } } });
    expect([...comicCountChanges(undefined, here)]).toEqual([['atlas', 1]]);
    expect([...comicCountChanges(here, there)]).toEqual([
      ['atlas', -1],
      ['noor', 1],
    ]);
    expect([...comicCountChanges(here, here)]).toEqual([['atlas', 0]]);
  });
});
