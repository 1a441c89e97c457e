import type { ComponentType } from 'react';
import type { Fit, ReaderLayout } from '../layouts.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The part of a page that is shown, in shares of the page. */
export interface PageCrop extends PageSize {
  readonly x: number;
  readonly y: number;
}

/** Everything that decides how large a page is drawn. */
export interface PageView {
  readonly layout: ReaderLayout;
  /** The chosen fit; undefined follows the screen. */
  readonly fit: Fit | undefined;
  /**
   * The share of the screen's width that the page may take: 0.5 for one of two pages, 2 for a page that is
   * shown in halves.
   */
  readonly share: number;
  /** The page is rotated onto its side. */
  readonly turned: boolean;
  /** From 1. */
  readonly zoom: number;
  /** What of the page is shown; absent where nothing may be left out. */
  readonly crop?: PageCrop | undefined;
}

export interface DrawnPageProps {
  /** From 1. */
  readonly page: number;
  readonly view: PageView;
  /** Whether this is the current page, not a preloaded one. */
  readonly current: boolean;
  /** Called when the page is drawn, or shows its failure: then others may be loaded. */
  readonly onSettled: () => void;
}

/**
 * The source of pages. It is all that the surfaces (paged, strip) know of a chapter, so that images and a PDF
 * are read in the same reader.
 */
export interface PageSource {
  readonly pageCount: number;
  /** The size of what is shown of a page, in pixels of the widest file; an estimate while a PDF page has not been opened. */
  readonly sizeOf: (page: number) => PageSize;
  /** What is shown of a page, where its margins may be left out. */
  readonly cropOf?: (page: number) => PageCrop;
  /** How many pixels the page takes in memory when it is drawn `width` screen pixels wide. */
  readonly pixelsAt: (page: number, width: number) => number;
  /** Whether the page is two pages drawn as one; false while its size is unknown. */
  readonly isWide: (page: number) => boolean;
  /** The color of the page's edge, shown until the page is loaded. */
  readonly colorOf: (page: number) => string | undefined;
  /** A thumbnail of the page, if there is one. */
  readonly thumbnailOf: (page: number) => string | undefined;
  /** Draws one page in a box of its proportions; shows its own failure there, with a way to try again. */
  readonly Page: ComponentType<DrawnPageProps>;
  /** How many pages may be preloaded. */
  readonly ahead: number;
  /** How far from the screen the strip keeps pages drawn, in percent of the screen's height. */
  readonly nearness: number;
}
