import type { ComponentType } from 'react';
import type { Fit, ReaderLayout } from '../layouts.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** How a page is shown: everything that decides how large it is drawn. */
export interface PageView {
  readonly layout: ReaderLayout;
  /** What somebody chose; undefined follows the screen. */
  readonly fit: Fit | undefined;
  /** How much of the screen's width the page may take: 0.5 of one of two, 2 of a page that is shown in halves. */
  readonly share: number;
  /** The page lies on its side. */
  readonly turned: boolean;
  /** From 1. */
  readonly zoom: number;
}

export interface DrawnPageProps {
  /** From 1. */
  readonly page: number;
  readonly view: PageView;
  /** The page that is read now, as against one drawn ahead. */
  readonly current: boolean;
  /** The page is drawn, or has failed and says so: others may be fetched. */
  readonly onSettled: () => void;
}

/**
 * Where pages come from. The surfaces (paged, strip) know nothing else of a chapter, so that images and a PDF are
 * read in the same reader.
 */
export interface PageSource {
  readonly pageCount: number;
  /** In pixels of the widest file. An estimate until the page is known, where it must be opened to know. */
  readonly sizeOf: (page: number) => PageSize;
  /** How many pixels the page takes in memory when it is drawn `width` screen pixels wide. */
  readonly pixelsAt: (page: number, width: number) => number;
  /** Two pages drawn as one; known only of pages that are known. */
  readonly isWide: (page: number) => boolean;
  /** The tone of the page's edge, to stand in its place until it is there. */
  readonly colorOf: (page: number) => string | undefined;
  /** A small picture of the page, where there is one. */
  readonly thumbnailOf: (page: number) => string | undefined;
  /** Draws one page in a box of its proportions; shows its own failure there, with a way to try again. */
  readonly Page: ComponentType<DrawnPageProps>;
  /** How many pages may be drawn ahead of the one that is read. */
  readonly ahead: number;
  /** How far from the screen the strip keeps pages drawn, as a share of the screen's height in per cent. */
  readonly nearness: number;
}
