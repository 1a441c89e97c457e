import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaptersArbitrary } from '../testing/arbitraries.ts';
import { sampleChapter } from '../testing/samples.ts';
import { neighboursOf } from './neighbours.ts';

const amal = { id: 'amal', name: 'Amal' };
const badr = { id: 'badr', name: 'Badr' };

describe('neighbours', () => {
  it('are the nearest other numbers in the same language', () => {
    const chapters = [1, 2, 2.5, 4].map((number) => sampleChapter(`en-${number}`, { number }));
    const others = [2, 3].map((number) => sampleChapter(`ar-${number}`, { number, language: 'ar' }));
    const [one, two, half, four] = chapters;
    if (!one || !two || !half || !four) throw new Error('four chapters');
    const all = [...others, ...chapters.toReversed()];
    expect(neighboursOf(one, all)).toMatchObject({ previous: undefined, next: two });
    expect(neighboursOf(half, all)).toMatchObject({ previous: two, next: four });
    expect(neighboursOf(four, all)).toMatchObject({ previous: half, next: undefined });
  });

  it('are by the same translator where there is a choice', () => {
    const here = sampleChapter('here', { number: 2, translator: badr });
    const byAmal = sampleChapter('by-amal', { number: 3, translator: amal });
    const byBadr = sampleChapter('by-badr', { number: 3, translator: badr });
    expect(neighboursOf(here, [byAmal, byBadr]).next).toBe(byBadr);
    expect(neighboursOf(here, [byAmal]).next).toBe(byAmal);
  });

  it('leave no number out, whatever there is', () => {
    fc.assert(
      fc.property(chaptersArbitrary(8), (chapters) => {
        for (const chapter of chapters) {
          const own = chapters.filter((other) => other.language === chapter.language);
          const { previous, next } = neighboursOf(chapter, chapters);
          const smaller = own.filter((other) => other.number < chapter.number).map((other) => other.number);
          const greater = own.filter((other) => other.number > chapter.number).map((other) => other.number);
          expect(previous?.number).toBe(smaller.length > 0 ? Math.max(...smaller) : undefined);
          expect(next?.number).toBe(greater.length > 0 ? Math.min(...greater) : undefined);
        }
      }),
    );
  });

  it('go on in another language only where their own goes no further', () => {
    const two = sampleChapter('ar-2', { number: 2, language: 'ar', translator: badr });
    const three = (language: 'en' | 'fr', translator = amal) =>
      sampleChapter(`${language}-3-${translator.id}`, { number: 3, language, translator });
    const four = sampleChapter('en-4', { number: 4 });
    const others = [four, three('fr'), three('en')];
    expect(neighboursOf(two, others).elsewhere?.id).toBe('en-3-amal');
    expect(neighboursOf(two, [...others, three('fr', badr)]).elsewhere?.id).toBe('fr-3-badr');
    const own = sampleChapter('ar-9', { number: 9, language: 'ar' });
    expect(neighboursOf(two, [...others, own])).toMatchObject({ next: own, elsewhere: undefined });
    fc.assert(
      fc.property(chaptersArbitrary(8), (chapters) => {
        for (const chapter of chapters) {
          const { next, elsewhere } = neighboursOf(chapter, chapters);
          const greater = chapters.filter((other) => other.number > chapter.number);
          expect(next !== undefined || elsewhere !== undefined).toBe(greater.length > 0);
          if (elsewhere === undefined) continue;
          expect(next).toBeUndefined();
          expect(elsewhere.language).not.toBe(chapter.language);
          expect(elsewhere.number).toBe(Math.min(...greater.map((other) => other.number)));
        }
      }),
    );
  });
});
