import { sizeOfPart, WHOLE_PAGE } from '../pages/fit-page.ts';
import type { PageCrop, PageSource } from '../pages/page-source.ts';
import type { Spread } from '../spreads.ts';
import { type Margin, NO_MARGIN } from './page-margins.ts';

/**
 * What is shown of each page where empty margins are left out. A page never loses more than its own margin; beyond that a chapter
 * is kept even: its pages are as large as each other wherever their margins allow it, and both pages of a pair lose the same.
 */

/** How a chapter is laid out, as far as crops follow from it. */
export interface Laid {
  readonly surface: 'paged' | 'strip';
  readonly spreads: readonly Spread[];
  readonly direction: 'ltr' | 'rtl';
}

type Pages = Pick<PageSource, 'pageCount' | 'sizeOf' | 'isWide'>;

/** What is shown of each page, the first page first. */
export function cropsOf(margins: readonly Margin[], pages: Pages, laid: Laid): readonly PageCrop[] {
  const cut = laid.surface === 'strip' ? cutOfStrip(margins, pages) : cutOfSpreads(margins, pages, laid);
  return Array.from({ length: pages.pageCount }, (_, index) => partWithout(cut.get(index + 1) ?? NO_MARGIN));
}

const partWithout = ({ left, top, right, bottom }: Margin): PageCrop => ({
  x: left,
  y: top,
  width: 1 - left - right,
  height: 1 - top - bottom,
});

/** What each page loses, by its number. */
type Cut = ReadonlyMap<number, Margin>;

/**
 * In a strip the sides alone, as much of all pages, since what is drawn may go on from one to the next. A cover stands for itself: one that is
 * drawn up to its edges keeps them, and the others lose theirs.
 */
function cutOfStrip(margins: readonly Margin[], { pageCount }: Pages): Cut {
  const all = Array.from({ length: pageCount }, (_, index) => margins[index] ?? NO_MARGIN);
  const [cover = NO_MARGIN, ...others] = all;
  const inner = others.length > 0 ? others : [cover];
  const left = Math.min(...inner.map((margin) => margin.left));
  const right = Math.min(...inner.map((margin) => margin.right));
  return new Map(
    all.map((margin, index) => {
      const lost =
        index === 0
          ? { left: Math.min(left, margin.left), right: Math.min(right, margin.right) }
          : { left, right };
      return [index + 1, { ...NO_MARGIN, ...lost }];
    }),
  );
}

/** What the pages of a spread lose, each as seen from outside: of a page alone the left side counts as outside. */
interface Unit {
  readonly pages: readonly {
    readonly page: number;
    readonly ratio: number;
    readonly isOutsideLeft: boolean;
  }[];
  readonly isWide: boolean;
  /** The shape of its narrowest page, whose width the sides are shares of. */
  readonly ratio: number;
  readonly outside: number;
  readonly inside: number;
  readonly top: number;
  readonly bottom: number;
}

function cutOfSpreads(margins: readonly Margin[], pages: Pages, { spreads, direction }: Laid): Cut {
  const units = spreads
    .filter(({ half }) => half !== 2)
    .map((spread) => unitOf(spread, margins, pages, direction));
  const upright = units.filter(({ isWide }) => !isWide);
  const wide = usual(upright.map(({ outside, inside }) => 1 - outside - inside));
  const high = usual(upright.map(({ top, bottom }) => 1 - top - bottom));
  const cut = new Map<number, Margin>();
  for (const unit of units) {
    const [outside, inside] = unit.isWide
      ? [unit.outside, unit.inside]
      : grown(unit.outside, unit.inside, wide);
    const [top, bottom] = unit.isWide ? [unit.top, unit.bottom] : grown(unit.top, unit.bottom, high);
    for (const { page, ratio, isOutsideLeft } of unit.pages) {
      const [out, inn] = [(outside * unit.ratio) / ratio, (inside * unit.ratio) / ratio];
      cut.set(page, { left: isOutsideLeft ? out : inn, right: isOutsideLeft ? inn : out, top, bottom });
    }
  }
  return cut;
}

/** A spread with the least of what its pages could lose, so that they stand beside each other as before. */
function unitOf(
  { pages: numbers }: Spread,
  margins: readonly Margin[],
  source: Pages,
  direction: Laid['direction'],
): Unit {
  const pages = numbers.map((page, index) => {
    const { width, height } = source.sizeOf(page);
    return {
      page,
      ratio: width / height,
      isOutsideLeft: (index === 0) === (direction === 'ltr') || numbers.length === 1,
    };
  });
  const ratio = Math.min(...pages.map((page) => page.ratio));
  const isWide = numbers.length === 1 && source.isWide(numbers[0]);
  const sides = pages.map(({ page, ratio: own, isOutsideLeft }) => {
    const { left, right, top, bottom } = margins[page - 1] ?? NO_MARGIN;
    // The fold of two pages that were drawn as one stays in the middle.
    const least = Math.min(left, right);
    const [outside, inside] = isWide ? [least, least] : isOutsideLeft ? [left, right] : [right, left];
    return { outside: (outside * own) / ratio, inside: (inside * own) / ratio, top, bottom };
  });
  const leastOf = (side: 'outside' | 'inside' | 'top' | 'bottom') =>
    Math.min(...sides.map((each) => each[side]));
  return {
    pages,
    isWide,
    ratio,
    outside: leastOf('outside'),
    inside: leastOf('inside'),
    top: leastOf('top'),
    bottom: leastOf('bottom'),
  };
}

/** Three of four spreads are no larger, or hardly. */
const MOST_OF = 0.75;
const HARDLY = 0.015;

/** The size that the pages of a chapter share, so that none jumps when it is turned: that of the largest ordinary one. */
function usual(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((one, other) => one - other);
  const ordinary = sorted[Math.floor((sorted.length - 1) * MOST_OF)] ?? 1;
  return sorted.findLast((size) => size <= ordinary + HARDLY) ?? 1;
}

/** What two opposite sides lose where so much is to be left of the page: as much less at either as there is. */
function grown(one: number, other: number, size: number): readonly [number, number] {
  const missing = Math.max(0, size - (1 - one - other));
  const first = Math.min(one, Math.max(missing / 2, missing - other));
  return [one - first, Math.max(0, other - (missing - first))];
}

/** The source of pages of which only these parts are shown. */
export function croppedSource(source: PageSource, crops: readonly PageCrop[]): PageSource {
  const cropOf = (page: number) => crops[page - 1] ?? WHOLE_PAGE;
  return {
    ...source,
    sizeOf: (page) => sizeOfPart(source.sizeOf(page), cropOf(page)),
    pixelsAt: (page, width) => source.pixelsAt(page, width / cropOf(page).width),
    cropOf,
  };
}
