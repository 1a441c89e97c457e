import { LAYOUTS } from '../layouts.ts';
import type { PageCrop, PageSize, PageView } from './page-source.ts';

/** The column's width in CSS pixels; a wider page is uncomfortable to read. */
export const COLUMN_WIDTH = 800;

/**
 * On a landscape screen narrower than this, two pages do not fit and a whole page would be too small to read.
 */
const LYING = 1200;
/** The same as a media query; `surfaces.module.css` uses it too. */
const LYING_SCREEN = `(orientation: landscape) and (max-width: ${LYING - 0.02}px)`;

/** Whether a page is by default as wide as the column, and scrolls. */
export function isLying(screen: PageSize): boolean {
  return screen.width > screen.height && screen.width < LYING;
}

/** The size in CSS pixels at which a page is drawn on a screen. */
export function fitPage(page: PageSize, screen: PageSize, view: PageView): PageSize {
  const width = view.zoom * widthOf(page, screen, view);
  return { width, height: (width * page.height) / page.width };
}

function widthOf(page: PageSize, screen: PageSize, { layout, fit, share, turned }: PageView): number {
  const ratio = page.width / page.height;
  if (turned) return Math.min(screen.height, screen.width * ratio);
  const column = Math.min(screen.width, COLUMN_WIDTH);
  const whole = Math.min(screen.width * share, screen.height * ratio);
  const isStrip = LAYOUTS[layout].surface === 'strip';
  if (fit === undefined) {
    if (isStrip) return column;
    return layout === 'single' && share === 1 && isLying(screen) ? Math.max(whole, column) : whole;
  }
  if (fit === 'original') return isStrip ? Math.min(page.width, screen.width) : page.width;
  if (fit === 'height') return isStrip ? whole : screen.height * ratio;
  return fit === 'width' ? screen.width * share : whole;
}

/** All of a page. */
export const WHOLE_PAGE: PageCrop = { x: 0, y: 0, width: 1, height: 1 };

/** The size of a part of a page. */
export const sizeOfPart = ({ width, height }: PageSize, crop: PageCrop): PageSize => ({
  width: width * crop.width,
  height: height * crop.height,
});

/** The `sizes` attribute that gives the browser the same width before layout: that of the whole page, of which a part may be shown. */
export function imageSizes(size: PageSize, view: PageView): string {
  const { layout, fit, share, turned, crop } = view;
  const page = crop ? sizeOfPart(size, crop) : size;
  const zoom = crop ? round((1000 * view.zoom) / crop.width) / 1000 : view.zoom;
  const tall = (100 * page.width) / page.height;
  const zoomLength = (length: string) => (zoom === 1 ? length : `calc(${zoom} * ${length})`);
  if (turned) return zoomLength(`min(100vh, ${round(tall)}vw)`);
  const whole = `min(${round(100 * share)}vw, ${round(tall)}vh)`;
  const isStrip = LAYOUTS[layout].surface === 'strip';
  switch (fit) {
    case undefined:
      if (isStrip)
        return `(min-width: ${COLUMN_WIDTH}px) ${zoomLength(`${COLUMN_WIDTH}px`)}, ${zoomLength('100vw')}`;
      if (layout !== 'single' || share !== 1) return zoomLength(whole);
      return `${LYING_SCREEN} ${zoomLength(`max(${whole}, min(100vw, ${COLUMN_WIDTH}px))`)}, ${zoomLength(whole)}`;
    case 'original':
      return zoomLength(isStrip ? `min(${page.width}px, 100vw)` : `${page.width}px`);
    case 'height':
      return zoomLength(isStrip ? whole : `${round(tall)}vh`);
    case 'width':
      return zoomLength(`${round(100 * share)}vw`);
    case 'whole':
      return zoomLength(whole);
  }
}

function round(value: number): number {
  return Math.round(value);
}

/**
 * Six million pixels keep three live canvases of four bytes a pixel far below the 256 MB that iOS allows all
 * canvases of a page; more than twice the CSS resolution is not visible.
 */
const MAX_CANVAS_PIXELS = 6_000_000;
const MAX_PIXEL_RATIO = 2;

/** How many canvas pixels to draw for each CSS pixel of a page of this size. */
export function canvasPixelRatio(size: PageSize, devicePixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (size.width * size.height));
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, affordable);
}
