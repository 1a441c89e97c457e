import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaptersArbitrary } from '../testing/arbitraries.ts';
import { daysLater, sampleChapter } from '../testing/samples.ts';
import { compareByNumber, compareChapters } from './chapter-order.ts';

describe('the order of chapters', () => {
  it('is by language as the specification lists them, then number, then date', () => {
    const wanted = [
      sampleChapter('a', { language: 'en', number: 1 }),
      sampleChapter('b', { language: 'en', number: 1, publishedAt: daysLater(1) }),
      sampleChapter('c', { language: 'en', number: 1.5 }),
      sampleChapter('d', { language: 'en', number: 10 }),
      sampleChapter('e', { language: 'ar', number: 1 }),
      sampleChapter('f', { language: 'zh', number: 0 }),
      sampleChapter('g', { language: 'de', number: 0 }),
    ];
    expect(wanted.toReversed().toSorted(compareChapters)).toEqual(wanted);
  });

  it.each([
    ['compareChapters', compareChapters],
    ['compareByNumber', compareByNumber],
  ])('%s is a total order', (_, compare) => {
    fc.assert(
      fc.property(chaptersArbitrary(3), (chapters) => {
        for (const a of chapters) {
          for (const b of chapters) {
            expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) || 0);
            expect(compare(a, b) === 0).toBe(a.id === b.id);
            for (const c of chapters) {
              if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
            }
          }
        }
      }),
    );
  });
});
