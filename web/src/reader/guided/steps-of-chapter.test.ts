import { describe, expect, it } from 'vitest';
import { guidedSpread } from './steps-of-chapter.ts';

const half = { x: 0, y: 0, width: 1, height: 0.5 };
const boxes = {
  panels: [half, { ...half, y: 0.5 }],
  numbers: [1, 0],
  balloons: [{ x: 0.5, y: 0.1, width: 0.2, height: 0.1 }],
  heads: [],
};
const shape = (pages: readonly number[]) => ({
  ratio: 1.4,
  pages: pages.map((page) => ({ page, share: 1 / pages.length })),
  natural: 1600,
  half: undefined,
  turned: false,
});

describe('a spread in guided view', () => {
  it('leads from one page to the other in the order of reading, whichever stands on the left', () => {
    const spread = guidedSpread([boxes, boxes, boxes], { pages: [2, 3] }, shape([3, 2]));
    expect(spread.panels.map(({ x, y }) => [x, y])).toEqual([
      [0.5, 0],
      [0.5, 0.5],
      [0, 0],
      [0, 0.5],
    ]);
    expect(spread.places).toEqual([
      { page: 2, panel: 1 },
      { page: 2, panel: 0 },
      { page: 3, panel: 1 },
      { page: 3, panel: 0 },
    ]);
    expect(spread.balloons.map(({ x, width }) => [x, width])).toEqual([
      [0.75, 0.1],
      [0.25, 0.1],
    ]);
  });

  it('has a page without panels as one of them, and none at all where no page has any', () => {
    const none = { panels: [], numbers: [], balloons: [], heads: [] };
    expect(guidedSpread([boxes, none], { pages: [1, 2] }, shape([1, 2])).panels.at(-1)).toEqual({
      x: 0.5,
      y: 0,
      width: 0.5,
      height: 1,
    });
    expect(guidedSpread([none, none], { pages: [1, 2] }, shape([1, 2])).panels).toEqual([]);
    expect(guidedSpread([], { pages: [1] }, shape([1])).panels).toEqual([]);
  });
});
