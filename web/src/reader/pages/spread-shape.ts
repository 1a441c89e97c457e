import type { Fit, ReaderLayout } from '../layouts.ts';
import type { Spread } from '../spreads.ts';
import type { PageCrop, PageSource, PageView } from './page-source.ts';

/**
 * A spread as a box: the size of its pages together, their order, and whether it is rotated onto its side.
 */
export interface SpreadShape {
  /** Width divided by height of all that is shown. */
  readonly ratio: number;
  /** The pages from left to right, with each page's share of the width and what is shown of it. */
  readonly pages: readonly PlacedPage[];
  /** The width of all that is shown, in pixels of the widest files. */
  readonly natural: number;
  /** Which side of a page is visible, if it is shown in halves. */
  readonly half: 'left' | 'right' | undefined;
  readonly turned: boolean;
}

interface PlacedPage {
  readonly page: number;
  readonly share: number;
  readonly crop?: PageCrop | undefined;
}

/** The box of a spread; its pages have the same height. */
export function shapeOf(
  source: Pick<PageSource, 'sizeOf' | 'isWide' | 'cropOf'>,
  { pages, half }: Spread,
  { direction, turnsWide }: { readonly direction: 'ltr' | 'rtl'; readonly turnsWide: boolean },
): SpreadShape {
  const ratios = pages.map((page) => {
    const { width, height } = source.sizeOf(page);
    return width / height;
  });
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const natural = pages.reduce((sum, page) => sum + source.sizeOf(page).width, 0);
  const shares = pages.map((page, index) => ({
    page,
    share: (ratios[index] ?? whole) / whole,
    crop: source.cropOf?.(page),
  }));
  const isLtr = direction === 'ltr';
  return {
    ratio: half === undefined ? whole : whole / 2,
    pages: isLtr ? shares : shares.toReversed(),
    natural: half === undefined ? natural : natural / 2,
    half: half === undefined ? undefined : (half === 1) === isLtr ? 'left' : 'right',
    turned: turnsWide && half === undefined && pages.length === 1 && source.isWide(pages[0]),
  };
}

/** How a page of a spread is shown. */
export function pageView(
  { half, turned }: SpreadShape,
  { share, crop }: Omit<PlacedPage, 'page'>,
  way: { readonly layout: ReaderLayout; readonly fit: Fit | undefined; readonly zoom: number },
): PageView {
  return { ...way, turned, share: half === undefined ? share : 2, crop };
}
