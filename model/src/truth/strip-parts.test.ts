import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseStripParts, stripPages } from './strip-parts.ts';

const panel = (page: number, x = 0, y = 0, width = 1000, height = 500) => ({ page, x, y, width, height });

describe('the parts of a strip', () => {
  it('are the best panels that fit beside each other, in the order of reading', () => {
    const parts = [9, 3, 5, 1].map((page) => ({ panel: panel(page), shape: 2 }));
    expect(chooseStripParts(parts).map((part) => part.panel.page)).toEqual([3, 5, 9]);
  });

  it('are never so narrow or so wide that the others suffer', () => {
    const parts = [0.1, 9].map((shape, index) => ({ panel: panel(index + 1), shape }));
    expect(chooseStripParts(parts).map(({ shape }) => shape)).toEqual([0.8, 2.2]);
  });
});

describe('the pages of a strip', () => {
  const images = Array.from({ length: 9 }, () => '800x1200#ffffff');

  it('are those of the panels that it was drawn of', () => {
    const panels = [panel(7), panel(2), panel(4, 0, 0, 500, 500)];
    expect(stripPages({ images, panels, strip: [400, 240, 400] })).toEqual([2, 4, 7]);
  });

  it('are not known where the strip is of other panels, and missing where there is no strip', () => {
    expect(stripPages({ images, panels: [panel(7)], strip: [300] })).toBeUndefined();
    expect(stripPages({ images, panels: [panel(7), panel(8)], strip: [400] })).toBeUndefined();
    expect(stripPages({ images, panels: [panel(7)] })).toBeUndefined();
  });

  it('are found for a panel on a page of slices', () => {
    const sliced = ['800x1200#ffffff', '800x1200#ffffffc'];
    const panels = [{ page: 1, x: 0, y: 450, width: 1000, height: 200 }];
    // 360 of its 480 pixels lie on the second slice.
    expect(stripPages({ images: sliced, panels, strip: [660] })).toEqual([1]);
  });

  it('are as many as the strip has parts, in order, whatever the panels are', () => {
    const panels = fc.array(
      fc.record({
        page: fc.integer({ min: 1, max: 9 }),
        x: fc.integer({ min: 0, max: 500 }),
        y: fc.integer({ min: 0, max: 500 }),
        width: fc.integer({ min: 1, max: 500 }),
        height: fc.integer({ min: 1, max: 500 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(panels, (some) => {
        const parts = some.map((each) => ({
          panel: each,
          shape: (each.width * 800) / (each.height * 1200),
        }));
        const chosen = chooseStripParts(parts);
        const strip = chosen.map(({ shape }) => Math.round(shape * 300));
        expect(stripPages({ images, panels: some, strip })).toEqual(
          chosen.map(({ panel: { page } }) => page),
        );
      }),
    );
  });
});
