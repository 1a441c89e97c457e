import { describe, expect, it } from 'vitest';
import type { PageSource } from './page-source.ts';
import { pageView, shapeOf } from './spread-shape.ts';

/** Pages 1 and 2 are upright, page 3 is wide. */
const SIZES = [
  { width: 1000, height: 1400 },
  { width: 800, height: 1400 },
  { width: 2000, height: 1400 },
];
const source: PageSource = {
  pageCount: 3,
  sizeOf: (page) => SIZES[page - 1] ?? { width: 1, height: 1 },
  pixelsAt: () => 0,
  isWide: (page) => page === 3,
  colorOf: () => undefined,
  thumbnailOf: () => undefined,
  Page: () => null,
  ahead: 1,
  nearness: 1,
};
const WAY = { layout: 'single', fit: undefined, zoom: 1 } as const;
const seen = (direction: 'ltr' | 'rtl', turnsWide = false) => ({ direction, turnsWide });

describe('the box of a spread', () => {
  it('holds two pages as high as each other, in the order of the chapter', () => {
    const shape = shapeOf(source, { pages: [1, 2] }, seen('ltr'));
    expect(shape.ratio).toBeCloseTo(1800 / 1400);
    expect(shape.pages.map(({ page }) => page)).toEqual([1, 2]);
    expect(shape.pages[0]?.share).toBeCloseTo(1000 / 1800);
    expect(shape.natural).toBe(1800);
    expect(shapeOf(source, { pages: [1, 2] }, seen('rtl')).pages.map(({ page }) => page)).toEqual([2, 1]);
  });

  it('holds half of a wide page, the right half first where reading starts on the right', () => {
    expect(shapeOf(source, { pages: [3], half: 1 }, seen('ltr'))).toMatchObject({
      half: 'left',
      natural: 1000,
    });
    const first = shapeOf(source, { pages: [3], half: 1 }, seen('rtl'));
    expect(first.half).toBe('right');
    expect(first.ratio).toBeCloseTo(1000 / 1400);
    expect(pageView(first, { share: 1 }, WAY).share).toBe(2);
  });

  it('is rotated only where its page is wide, alone and whole', () => {
    expect(shapeOf(source, { pages: [3] }, seen('ltr', true)).turned).toBe(true);
    expect(shapeOf(source, { pages: [1] }, seen('ltr', true)).turned).toBe(false);
    expect(shapeOf(source, { pages: [3], half: 2 }, seen('ltr', true)).turned).toBe(false);
    expect(shapeOf(source, { pages: [3] }, seen('ltr')).turned).toBe(false);
  });
});
