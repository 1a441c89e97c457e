import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelSizes } from './panel-sizes.ts';

describe('the width of a picture of which a panel is shown', () => {
  it('is the width of the box divided by the panel’s share of the picture', () => {
    const panel = { image: { width: 1000, height: 1000 }, width: 500, height: 250 };
    expect(
      panelSizes(panel, [
        { media: '(max-width: 640px)', width: { vw: 100 }, height: 200 },
        { width: { px: 600 }, height: 400 },
      ]),
    ).toBe('(max-width: 640px) max(200vw, 800px), max(1200px, 1600px)');
  });

  it('is enough for the panel to cover the box', () => {
    const side = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(side, side, side, side, side, side, (width, height, pageW, pageH, boxW, boxH) => {
        const panel = { image: { width: pageW, height: pageH }, width, height };
        const sizes = panelSizes(panel, [{ width: { px: boxW }, height: boxH }]);
        const picture = Math.max(...[...sizes.matchAll(/(\d+)px/g)].map(([, digits]) => Number(digits)));
        const shown = (picture * width) / 1000;
        expect(shown).toBeGreaterThanOrEqual(boxW - 1e-6);
        expect((shown * pageH * height) / (pageW * width)).toBeGreaterThanOrEqual(boxH - 1e-6);
      }),
    );
  });
});
