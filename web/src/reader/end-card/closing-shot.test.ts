import { CLOSING_TARGETS, mirrored } from '@rawi/model/crop/crop-targets';
import { layCrop } from '@rawi/model/crop/lay-crop';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import { shownPanelsSchema } from '@rawi/model/truth/page-manifest';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingShot } from './closing-shot.ts';

const chapter = (
  readingDirection: 'ltr' | 'rtl' | 'vertical',
  images = ['800x1200#102030', '800x1200#102030'],
) => ({
  readingDirection,
  manifest: {
    folder: 'public/one-0123456789abcdef',
    widths: [400, 800],
    images,
    panels: [],
  },
});
const left = [0, 5000, 4800, 5000, 90];
const right = [5200, 5000, 4800, 5000, 90];
const top = [0, 0, 10_000, 4800, 90];
const file = (last: object) => ({ version: 1, pages: [{ panels: [] }, last] });
const shot = (direction: 'ltr' | 'rtl', last: object) =>
  closingShot(chapter(direction), file(last))?.panels[0];

describe('the panel with which a chapter ends', () => {
  it('is the last of its last page, as the chapter runs', () => {
    const last = { panels: [top, left, right], rtl: [0, 2, 1] };
    expect(shot('ltr', last)).toMatchObject({ page: 2, x: 520, y: 500, width: 480, height: 500 });
    expect(shot('rtl', last)).toMatchObject({ page: 2, x: 0, y: 500, width: 480, height: 500 });
  });

  it('is the lower half of that page where its panels are not known or not sure, and nothing without page images', () => {
    const half = { page: 2, x: 0, y: 500, width: 1000, height: 500 };
    expect(shot('ltr', { whole: true, panels: [] })).toMatchObject(half);
    expect(shot('ltr', { panels: [top, [5200, 5000, 4800, 5000, 20]] })).toMatchObject(half);
    expect(closingShot(chapter('ltr'), { version: 1, pages: [] })?.panels[0]).toMatchObject(half);
    expect(closingShot({ readingDirection: 'ltr' }, file({ panels: [top] }))).toBeUndefined();
    expect(() => closingShot(chapter('ltr'), 5)).toThrow(TypeError);
  });

  it('lies on the image of a page in slices that shows it', () => {
    const slices = chapter('vertical', ['800x1000#102030', '800x1000#102030c']);
    const one = closingShot(slices, { version: 1, pages: [{ panels: [top, [0, 5000, 10_000, 5000, 90]] }] });
    expect(one?.panels[0]).toMatchObject({ page: 1, name: '1.2', y: 0, height: 1000 });
  });

  const at = fc.integer({ min: 0, max: 9000 });
  const anyBox = fc
    .tuple(at, at, fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 200, max: 3000 }))
    .map(([x, y, width, height]) => [
      x,
      y,
      Math.min(width, PANEL_UNITS - x),
      Math.min(height, PANEL_UNITS - y),
    ]);

  it('has an edge through no word and no head wherever one such part exists, and all that is kept is seen', () => {
    fc.assert(
      fc.property(
        fc.array(anyBox, { maxLength: 5 }),
        fc.array(anyBox, { maxLength: 3 }),
        fc.constantFrom('ltr' as const, 'rtl' as const),
        (balloons, heads, direction) => {
          const shown = closingShot(
            chapter(direction),
            file({ panels: [top, left, right], balloons, heads }),
          );
          const [panel] = shownPanelsSchema.parse(shown).panels;
          if (panel?.keep === undefined) return;
          const { x, y, width, height, keep } = panel;
          const keepShare = {
            x: (keep[0] - x) / width,
            y: (keep[1] - y) / height,
            width: keep[2] / width,
            height: keep[3] / height,
          };
          const ratio = ((width / height) * 800) / 1200;
          for (const target of direction === 'rtl' ? CLOSING_TARGETS.map(mirrored) : CLOSING_TARGETS) {
            const laid = layCrop({ ratio, keep: keepShare }, target);
            const seenFrom = laid.x + keepShare.x * laid.width;
            const seenTo = seenFrom + keepShare.width * laid.width;
            expect(seenFrom).toBeGreaterThanOrEqual((target.left ?? 0) - 1);
            expect(seenTo).toBeLessThanOrEqual(target.width - (target.right ?? 0) + 1);
          }
        },
      ),
    );
  });
});
