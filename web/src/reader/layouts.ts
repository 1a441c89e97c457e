/** The ways to read a chapter, and what each of them means to the rest of the reader. */
export const READER_LAYOUTS = ['single', 'double', 'vertical'] as const;
export type ReaderLayout = (typeof READER_LAYOUTS)[number];

interface Layout {
  /** `paged` turns from stop to stop; `strip` is all pages below one another. */
  readonly surface: 'paged' | 'strip';
  readonly pagesAtOnce: 1 | 2;
  /** What a page is fitted to where nobody has chosen. */
  readonly fits: readonly Fit[];
}

/** How a page is fitted to the screen; `original` draws it in its own pixels. */
export const FITS = ['whole', 'width', 'height', 'original'] as const;
export type Fit = (typeof FITS)[number];

export const LAYOUTS: Readonly<Record<ReaderLayout, Layout>> = {
  single: { surface: 'paged', pagesAtOnce: 1, fits: FITS },
  double: { surface: 'paged', pagesAtOnce: 2, fits: FITS },
  // What is as wide as the column is what a strip is for; the whole page and its height are the same there.
  vertical: { surface: 'strip', pagesAtOnce: 1, fits: ['width', 'height', 'original'] },
};

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** From this width in CSS pixels on a screen that lies shows two pages. */
const SPREAD_WIDTH = 1200;

/** How a chapter of pages is read where nobody has chosen: in pairs on a wide screen that lies, else page by page. */
export function usualLayout({ width, height }: Screen): ReaderLayout {
  return width >= SPREAD_WIDTH && width > height ? 'double' : 'single';
}
