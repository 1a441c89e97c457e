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
    expect(neighboursOf(one, all)).toEqual({ previous: undefined, next: two });
    expect(neighboursOf(half, all)).toEqual({ previous: two, next: four });
    expect(neighboursOf(four, all)).toEqual({ previous: half, next: undefined });
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
});
