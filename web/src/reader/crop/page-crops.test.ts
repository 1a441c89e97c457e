import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READER_LAYOUTS } from '../layouts.ts';
import { arrangeSpreads, type Spread } from '../spreads.ts';
import { cropsOf, type Laid } from './page-crops.ts';
import { type Margin, NO_MARGIN, pageMargins } from './page-margins.ts';

interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly margin: Margin;
}

const share = fc.integer({ min: 0, max: 200 }).map((thousandths) => thousandths / 1000);
const margin = fc.record({ left: share, top: share, right: share, bottom: share });
const upright = fc.record({
  width: fc.integer({ min: 700, max: 1000 }),
  height: fc.integer({ min: 1100, max: 1500 }),
  margin,
});
const wide = fc.record({ width: fc.integer({ min: 1500, max: 2400 }), height: fc.constant(1200), margin });
const chapter = fc.array(fc.oneof({ weight: 4, arbitrary: upright }, { weight: 1, arbitrary: wide }), {
  minLength: 1,
  maxLength: 24,
});
const way = fc.record({
  layout: fc.constantFrom(...READER_LAYOUTS),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  shifted: fc.boolean(),
  splitWide: fc.boolean(),
});

const pagesOf = (pages: readonly DrawnPage[]) => ({
  pageCount: pages.length,
  sizeOf: (page: number) => pages[page - 1] ?? { width: 1, height: 1 },
  isWide: (page: number) => (pages[page - 1]?.width ?? 0) > (pages[page - 1]?.height ?? 0),
});

/** What is shown of each page, with the spreads that they stand in. */
function laid(pages: readonly DrawnPage[], chosen: typeof way extends fc.Arbitrary<infer Way> ? Way : never) {
  const source = pagesOf(pages);
  const { layout, direction, shifted, splitWide } = chosen;
  const pagesAtOnce = layout === 'double' ? 2 : 1;
  const spreads = arrangeSpreads(source.pageCount, source.isWide, { pagesAtOnce, shifted, splitWide });
  const how: Laid = { surface: layout === 'vertical' ? 'strip' : 'paged', spreads, direction };
  const crops = cropsOf(
    pages.map((page) => page.margin),
    source,
    how,
  );
  const at = (page: number) => crops[page - 1] ?? { x: 0, y: 0, width: 1, height: 1 };
  return { spreads, at, source, how };
}

const isPair = ({ pages }: Spread) => pages.length === 2;

describe('what is shown of pages without their margins', () => {
  it('always has all that is drawn, in every layout and direction', () => {
    fc.assert(
      fc.property(chapter, way, (pages, chosen) => {
        const { at } = laid(pages, chosen);
        for (const [index, { margin: own }] of pages.entries()) {
          const { x, y, width, height } = at(index + 1);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(own.left + 1e-9);
          expect(y).toBeLessThanOrEqual(own.top + 1e-9);
          expect(x + width).toBeGreaterThanOrEqual(1 - own.right - 1e-9);
          expect(y + height).toBeGreaterThanOrEqual(1 - own.bottom - 1e-9);
          expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
          expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('is of the same scale and rows on both pages of a pair, with equal margins to either side', () => {
    fc.assert(
      fc.property(chapter, way, (pages, chosen) => {
        const { at, spreads, source } = laid(pages, { ...chosen, layout: 'double' });
        for (const { pages: pair } of spreads.filter(isPair)) {
          const [left = 0, right = 0] = chosen.direction === 'ltr' ? pair : pair.toReversed();
          const [one, other] = [at(left), at(right)];
          expect(one.y).toBeCloseTo(other.y, 9);
          expect(one.height).toBeCloseTo(other.height, 9);
          const shape = (page: number) => source.sizeOf(page).width / source.sizeOf(page).height;
          expect(one.x * shape(left)).toBeCloseTo((1 - other.x - other.width) * shape(right), 9);
          expect((1 - one.x - one.width) * shape(left)).toBeCloseTo(other.x * shape(right), 9);
        }
      }),
    );
  });

  it('keeps the fold of two pages that were drawn as one in the middle', () => {
    fc.assert(
      fc.property(chapter, way, (pages, chosen) => {
        const { at, source, how } = laid(pages, chosen);
        fc.pre(how.surface === 'paged');
        for (const [index] of pages.entries()) {
          const { x, width } = at(index + 1);
          if (source.isWide(index + 1)) expect(x + width / 2).toBeCloseTo(0.5, 9);
        }
      }),
    );
  });

  it('loses the same at either side of all pages of a strip but the cover, and nothing above or below', () => {
    fc.assert(
      fc.property(chapter, way, (pages, chosen) => {
        const { at } = laid(pages, { ...chosen, layout: 'vertical' });
        const second = at(Math.min(2, pages.length));
        for (const [index] of pages.entries()) {
          const { x, y, width, height } = at(index + 1);
          expect([y, height]).toEqual([0, 1]);
          if (index > 0) expect([x, width]).toEqual([second.x, second.width]);
        }
      }),
    );
  });
});

describe('pages of a chapter', () => {
  const page = (margin: Partial<Margin> = {}): DrawnPage => ({
    width: 1000,
    height: 1500,
    margin: { ...NO_MARGIN, ...margin },
  });
  const even = (size: number) => page({ left: size, top: size, right: size, bottom: size });
  const single = { layout: 'single', direction: 'ltr', shifted: false, splitWide: false } as const;

  it('stay as large as each other, also where one has less on it, or its margins alternate', () => {
    const pages = [
      page({ left: 0.1, right: 0.04, top: 0.06, bottom: 0.06 }),
      page({ left: 0.04, right: 0.1, top: 0.06, bottom: 0.06 }),
      page({ left: 0.09, right: 0.04, top: 0.06, bottom: 0.05 }),
      even(0.2),
    ];
    const { at } = laid(pages, single);
    const sizes = pages.map((_, index) => at(index + 1));
    for (const { width, height } of sizes) {
      expect(width).toBeCloseTo(0.87, 9);
      expect(height).toBeCloseTo(0.89, 9);
    }
    // What is drawn on the last one is in the middle.
    expect(sizes[3]?.x).toBeCloseTo(0.065, 9);
  });

  it('are not kept larger by the few that are drawn up to their edges', () => {
    const pages = [page(), ...Array.from({ length: 3 }, () => even(0.025))];
    const { at } = laid(pages, single);
    expect(at(1)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(at(4).width).toBeCloseTo(0.95, 9);
  });

  it('lose nothing where nothing is known of them', () => {
    const { at } = laid([page(), page(), page()], single);
    expect([1, 2, 3].map(at)).toEqual(Array.from({ length: 3 }, () => ({ x: 0, y: 0, width: 1, height: 1 })));
  });
});

describe('the margins of a file', () => {
  it('are those that it says, and none where they cannot be read', () => {
    const file = {
      version: 1,
      pages: [
        { panels: [], margin: [800, 500, 600, 2000] },
        { panels: [] },
        { panels: [], margin: [800, 'x', 9000, -5] },
        7,
      ],
    };
    expect(pageMargins(file)).toEqual([
      { left: 0.08, top: 0.05, right: 0.06, bottom: 0.2 },
      NO_MARGIN,
      { ...NO_MARGIN, left: 0.08 },
      NO_MARGIN,
    ]);
    expect(() => pageMargins('<!doctype html>')).toThrow(TypeError);
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (pages) => {
        for (const { left, right, top, bottom } of pageMargins({ pages })) {
          for (const side of [left, right, top, bottom]) expect(side).toBeLessThanOrEqual(0.2);
        }
      }),
    );
  });
});
