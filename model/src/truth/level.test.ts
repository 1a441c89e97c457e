import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { type Achieved, LEVELS, levelOf, missingToNext } from './level.ts';

const { min, max } = LIMITS.translatorLevel;
const rated = (count: number, stars: number): Achieved['ratings'] => ({
  count,
  qualitySum: count * stars,
  claritySum: count * stars,
});
const achieved = fc
  .record({ publishedChapters: fc.nat(300), count: fc.nat(300) })
  .chain(({ publishedChapters, count }) =>
    fc
      .record({
        qualitySum: fc.integer({ min: count, max: 5 * count }),
        claritySum: fc.integer({ min: count, max: 5 * count }),
      })
      .map((sums): Achieved => ({ publishedChapters, ratings: { count, ...sums } })),
  );

describe('levels', () => {
  it('are as many as there may be, each needing no less than the one below', () => {
    expect(LEVELS.length).toBe(max - min + 1);
    for (const [index, needs] of LEVELS.entries()) {
      const below = LEVELS[index - 1];
      if (!below) continue;
      expect(needs.chapters).toBeGreaterThan(below.chapters);
      expect(needs.ratings).toBeGreaterThanOrEqual(below.ratings);
      expect(needs.average).toBeGreaterThanOrEqual(below.average);
    }
  });

  it.each([
    [1, 0, rated(0, 0)],
    [2, 1, rated(0, 0)],
    [4, 11, rated(0, 0)],
    [4, 500, rated(4, 5)],
    [4, 500, rated(500, 2)],
    [5, 12, rated(5, 3)],
    [6, 35, rated(20, 3.5)],
    [10, 150, rated(150, 4.5)],
    [9, 149, rated(1000, 5)],
  ])('%i is reached with %i chapters and such ratings', (level, publishedChapters, ratings) => {
    expect(levelOf({ publishedChapters, ratings })).toBe(level);
  });

  it('lie between the lowest and the highest, and go with chapters and stars', () => {
    fc.assert(
      fc.property(achieved, fc.nat(50), (before, more) => {
        const level = levelOf(before);
        expect(level).toBeGreaterThanOrEqual(min);
        expect(level).toBeLessThanOrEqual(max);
        expect(
          levelOf({ ...before, publishedChapters: before.publishedChapters + more }),
        ).toBeGreaterThanOrEqual(level);
        const { count, qualitySum, claritySum } = before.ratings;
        const better = {
          count: count + more,
          qualitySum: qualitySum + 5 * more,
          claritySum: claritySum + 5 * more,
        };
        expect(levelOf({ ...before, ratings: better })).toBeGreaterThanOrEqual(level);
      }),
    );
  });
});

describe('what is missing', () => {
  it('is nothing at the highest', () => {
    expect(missingToNext({ publishedChapters: 150, ratings: rated(150, 5) })).toBeNull();
  });

  it('is told by its parts', () => {
    expect(missingToNext({ publishedChapters: 10, ratings: rated(2, 2) })).toEqual({
      level: 5,
      chapters: 2,
      ratings: 3,
      average: 3,
    });
    expect(missingToNext({ publishedChapters: 0, ratings: rated(0, 0) })).toEqual({
      level: 2,
      chapters: 1,
      ratings: 0,
      average: null,
    });
  });

  it('leads to the next level, and something is always missing', () => {
    fc.assert(
      fc.property(achieved, (before) => {
        const missing = missingToNext(before);
        if (!missing) return;
        expect(missing.level).toBe(levelOf(before) + 1);
        expect(missing.chapters + missing.ratings > 0 || missing.average !== null).toBe(true);
        const areRated = missing.ratings === 0 && missing.average === null;
        const after: Achieved = {
          publishedChapters: before.publishedChapters + missing.chapters,
          ratings: areRated ? before.ratings : rated(before.ratings.count + missing.ratings, 5),
        };
        expect(levelOf(after)).toBeGreaterThanOrEqual(missing.level);
      }),
    );
  });
});
