import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelImage } from './page-images.ts';
import { type PageManifest, type Panel, shownPanelsSchema } from './page-manifest.ts';
import { closingPanel, openingPanels, teaserPanel } from './shown-panels.ts';

const manifest = (images: readonly string[], panels: readonly Panel[]): PageManifest => ({
  folder: 'public/one-0123456789abcdef',
  widths: [400, 800],
  images: [...images],
  panels: [...panels],
});
const panel = (page: number, x: number, y: number, width = 300, height = 300): Panel => ({
  page,
  x,
  y,
  width,
  height,
});
const opened = (panels: readonly Panel[], readingDirection: 'ltr' | 'rtl' | 'vertical' = 'ltr') => {
  const images = Array.from({ length: 9 }, () => '1600x2000#102030');
  const shown = openingPanels({ manifest: manifest(images, panels), readingDirection });
  return shown?.panels.map(({ page, x, y }) => `${page}:${x},${y}`);
};

describe('the panel with which a chapter ends', () => {
  const images = ['800x1000#000000', '800x1000#000000'];
  const closing = (panels: readonly Panel[]) =>
    closingPanel({ manifest: manifest(images, panels), readingDirection: 'ltr' })?.panels;

  it('is the last on its last page', () => {
    const panels = [panel(2, 0, 500), panel(2, 0, 0), panel(1, 0, 600), panel(2, 500, 500)];
    expect(closing(panels)).toMatchObject([{ page: 2, x: 500, y: 500 }]);
  });

  it('is the lower half of that page where none is known there, and missing without images', () => {
    expect(closing([panel(1, 0, 0)])).toMatchObject([{ page: 2, x: 0, y: 500, width: 1000, height: 500 }]);
    expect(closingPanel({ readingDirection: 'ltr' })).toBe(undefined);
  });
});

describe('the panels by which a chapter opens', () => {
  it('are the best three, as they are read', () => {
    const four = [panel(3, 0, 0), panel(1, 500, 10), panel(1, 0, 0), panel(1, 0, 500)];
    expect(opened(four)).toEqual(['1:0,0', '1:500,10', '3:0,0']);
    expect(opened(four, 'rtl')).toEqual(['1:500,10', '1:0,0', '3:0,0']);
    expect(teaserPanel({ manifest: manifest(['10x10#000000'], four), readingDirection: 'ltr' })).toBe(
      undefined,
    );
  });

  it('are none where a chapter has no images or no panels', () => {
    expect(openingPanels({ readingDirection: 'ltr' })).toBe(undefined);
    expect(opened([])).toBe(undefined);
  });

  it('lie on the slice that shows most of them', () => {
    const slices = ['800x1000#000000', '800x3000#000000c'];
    const shown = teaserPanel({
      manifest: manifest(slices, [panel(1, 100, 200, 500, 300)]),
      readingDirection: 'vertical',
    });
    // From 800 to 2000 of 4000 pixels: 200 on the first slice, 1000 on the second.
    expect(shown?.panels).toEqual([
      { page: 1, name: '1.2', image: '800x3000#000000c', x: 100, y: 0, width: 500, height: 333 },
    ]);
    const [first] = shown?.panels ?? [];
    if (!shown || !first) throw new Error('no panel');
    expect(panelImage(shown, first).sources).toEqual([
      { path: 'public/one-0123456789abcdef/1.2-400.webp', width: 400 },
      { path: 'public/one-0123456789abcdef/1.2-800.webp', width: 800 },
    ]);
  });

  it('say what must stay whole of them, in thousandths of the slice', () => {
    const slices = ['800x1000#000000', '800x3000#000000c'];
    const kept: Panel = { ...panel(1, 100, 200, 500, 300), keep: [150, 325, 100, 75] };
    const shown = teaserPanel({ manifest: manifest(slices, [kept]), readingDirection: 'vertical' });
    // From 1300 to 1600 of 4000 pixels: from 300 on the second slice, which is 3000 high.
    expect(shown?.panels[0]?.keep).toEqual([150, 100, 100, 100]);
    expect(shownPanelsSchema.safeParse(shown).success).toBe(true);
  });

  it('take at most 200 bytes more for it, of a chapter and of the one that follows', () => {
    const keep = JSON.stringify({ keep: [999, 999, 999, 999] }).length - 1;
    expect(6 * keep).toBeLessThanOrEqual(200);
  });

  it('are parts of their images, however these are cut', () => {
    const thousandths = fc.integer({ min: 0, max: 999 });
    const anyPanel = fc
      .record({ x: thousandths, y: thousandths, right: thousandths, foot: thousandths })
      .map(({ x, y, right, foot }) => ({
        page: 1,
        x,
        y,
        width: Math.max(1, Math.min(1000 - x, right)),
        height: Math.max(1, Math.min(1000 - y, foot)),
      }));
    const heights = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(heights, fc.array(anyPanel, { minLength: 1, maxLength: 5 }), (slices, panels) => {
        const images = slices.map((height, index) => `800x${height}#000000${index === 0 ? '' : 'c'}`);
        const shown = openingPanels({ manifest: manifest(images, panels), readingDirection: 'ltr' });
        expect(shownPanelsSchema.safeParse(shown).success).toBe(true);
        expect(shown?.panels).toHaveLength(Math.min(3, panels.length));
        for (const { y, height } of shown?.panels ?? []) expect(y + height).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
