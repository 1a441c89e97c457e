import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALSO_SAVED, chooseAlsoSaved, chooseNear, countTogether, laplace } from './also-saved.ts';

const none = () => 0;
const readers = (count: number, ...saved: readonly string[]) =>
  Array.from({ length: count }, () => new Set(['salt', ...saved]));

describe('what readers of a comic also saved', () => {
  it('is counted by people, from five on', () => {
    const five = [...readers(5, 'moth', 'well'), ...readers(4, 'well', 'crow')];
    expect(countTogether('salt', five)).toEqual([
      { comicId: 'well', people: 9 },
      { comicId: 'moth', people: 5 },
    ]);
  });

  it('is shown nearest first, without what chance alone brings', () => {
    const together = [
      { comicId: 'by-everybody', people: 30, savers: 6000 },
      { comicId: 'by-many', people: 12, savers: 400 },
      { comicId: 'by-these', people: 12, savers: 20 },
      { comicId: 'by-four', people: 4, savers: 4 },
    ];
    const chosen = chooseAlsoSaved(together, { ofReaders: 200, ofAll: 40_000 }, none);
    expect(chosen).toEqual(['by-these', 'by-many']);
  });

  it('is never shown of fewer than five people, whatever the noise; with the noise, too, they have to be five', () => {
    const pair = fc.record({
      comicId: fc.string({ minLength: 1 }),
      people: fc.nat(12),
      savers: fc.integer({ min: 1, max: 50 }),
    });
    const noise = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: ({ comicId }) => comicId }), noise, (together, drawn) => {
        const shown = chooseAlsoSaved(together, { ofReaders: 1, ofAll: 1000 }, () => drawn);
        for (const { comicId, people } of together) {
          if (Math.min(people, people + drawn) < ALSO_SAVED.leastPeople) expect(shown).not.toContain(comicId);
        }
        expect(shown.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('is followed by what stands beside it, in as many lists as possible and in none of its own', () => {
    const lists = [['moth', 'salt', 'crow'], ['crow', 'well'], ['reed']];
    expect(chooseNear('salt', ['well', 'moth', 'sand'], lists)).toEqual(['crow', 'reed']);
    const full = Array.from({ length: 12 }, (_, index) => `comic-${index}`);
    expect(chooseNear('salt', full, lists)).toEqual([]);
  });
});

describe('noise', () => {
  it('is as often above as below zero, of the scale that is asked for, and finite', () => {
    const count = 10_000;
    const drawn = Array.from({ length: count }, (_, index) => laplace((index + 0.5) / count, 2));
    const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
    expect(mean(drawn)).toBeCloseTo(0, 6);
    expect(mean(drawn.map(Math.abs))).toBeCloseTo(2, 1);
    expect([laplace(0), laplace(1)].every(Number.isFinite)).toBe(true);
  });
});
