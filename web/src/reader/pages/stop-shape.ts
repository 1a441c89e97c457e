import type { Fit, ReaderLayout } from '../layouts.ts';
import type { Stop } from '../stops.ts';
import type { PageSource, PageView } from './page-source.ts';

/** A stop as a box: what its pages are together, in which order they stand, and whether it lies on its side. */
export interface StopShape {
  /** Width by height of all that is shown. */
  readonly ratio: number;
  /** From left to right, with each page's share of the width. */
  readonly pages: readonly { readonly page: number; readonly share: number }[];
  /** The width of all that is shown, in pixels of the widest files. */
  readonly natural: number;
  /** Of a page that is shown in halves: which side is seen. */
  readonly half: 'left' | 'right' | undefined;
  readonly turned: boolean;
}

/** The box of a stop; its pages are as high as each other. */
export function shapeOf(
  source: PageSource,
  { pages, half }: Stop,
  { direction, turnsWide }: { readonly direction: 'ltr' | 'rtl'; readonly turnsWide: boolean },
): StopShape {
  const ratios = pages.map((page) => {
    const { width, height } = source.sizeOf(page);
    return width / height;
  });
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const natural = pages.reduce((sum, page) => sum + source.sizeOf(page).width, 0);
  const shares = pages.map((page, index) => ({ page, share: (ratios[index] ?? whole) / whole }));
  const isLtr = direction === 'ltr';
  return {
    ratio: half === undefined ? whole : whole / 2,
    pages: isLtr ? shares : shares.toReversed(),
    natural: half === undefined ? natural : natural / 2,
    half: half === undefined ? undefined : (half === 1) === isLtr ? 'left' : 'right',
    turned: turnsWide && half === undefined && pages.length === 1 && source.isWide(pages[0]),
  };
}

/** How a page of a stop is shown. */
export function pageView(
  { half, turned }: StopShape,
  share: number,
  way: { readonly layout: ReaderLayout; readonly fit: Fit | undefined; readonly zoom: number },
): PageView {
  return { ...way, turned, share: half === undefined ? share : 2 };
}
