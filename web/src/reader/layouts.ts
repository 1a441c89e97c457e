/** The ways to read a chapter, and what each of them means to the rest of the reader. */
export const READER_LAYOUTS = ['single', 'double', 'vertical'] as const;
export type ReaderLayout = (typeof READER_LAYOUTS)[number];

interface Layout {
  /** `paged` turns from spread to spread; `strip` stacks all pages vertically. */
  readonly surface: 'paged' | 'strip';
  readonly pagesAtOnce: 1 | 2;
  /** What a page is fitted to by default. */
  readonly fits: readonly Fit[];
}

/** How a page is fitted to the screen; `original` draws it in its own pixels. */
export const FITS = ['whole', 'width', 'height', 'original'] as const;
export type Fit = (typeof FITS)[number];

export const LAYOUTS: Readonly<Record<ReaderLayout, Layout>> = {
  single: { surface: 'paged', pagesAtOnce: 1, fits: FITS },
  double: { surface: 'paged', pagesAtOnce: 2, fits: FITS },
  // A strip fits pages to the width of its column; fitting the whole page and fitting its height are the same
  // there.
  vertical: { surface: 'strip', pagesAtOnce: 1, fits: ['width', 'height', 'original'] },
};

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isFolded: boolean;
}

/** A landscape screen at least this wide, in CSS pixels, shows two pages. */
const SPREAD_WIDTH = 1200;

/** How a paged chapter is read by default: in pairs on a wide landscape screen and on two screens, a page on each; else page by page. */
export function usualLayout({ width, height, isFolded }: Screen): ReaderLayout {
  if (isFolded) return 'double';
  return width >= SPREAD_WIDTH && width > height ? 'double' : 'single';
}
