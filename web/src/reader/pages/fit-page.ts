import { LAYOUTS } from '../layouts.ts';
import type { PageSize, PageView } from './page-source.ts';

/** The column's width in CSS pixels: wider, a page no longer fits the eye's span. */
export const COLUMN_WIDTH = 800;

/** On a screen that lies and is narrower than a spread's, a whole page would be too small to read. */
const LYING = 1200;
/** The same as a media query; `surfaces.module.css` asks it too. */
const LYING_SCREEN = `(orientation: landscape) and (max-width: ${LYING - 0.02}px)`;

/** Whether a page is as wide as the column where nobody has chosen, and scrolls. */
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

/** The `sizes` attribute that says the same to the browser before it lays out. */
export function imageSizes(page: PageSize, view: PageView): string {
  const { layout, fit, share, turned, zoom } = view;
  const tall = (100 * page.width) / page.height;
  const zoomed = (length: string) => (zoom === 1 ? length : `calc(${zoom} * ${length})`);
  if (turned) return zoomed(`min(100vh, ${round(tall)}vw)`);
  const whole = `min(${round(100 * share)}vw, ${round(tall)}vh)`;
  const isStrip = LAYOUTS[layout].surface === 'strip';
  switch (fit) {
    case undefined:
      if (isStrip) return `(min-width: ${COLUMN_WIDTH}px) ${zoomed(`${COLUMN_WIDTH}px`)}, ${zoomed('100vw')}`;
      if (layout !== 'single' || share !== 1) return zoomed(whole);
      return `${LYING_SCREEN} ${zoomed(`max(${whole}, min(100vw, ${COLUMN_WIDTH}px))`)}, ${zoomed(whole)}`;
    case 'original':
      return zoomed(isStrip ? `min(${page.width}px, 100vw)` : `${page.width}px`);
    case 'height':
      return zoomed(isStrip ? whole : `${round(tall)}vh`);
    case 'width':
      return zoomed(`${round(100 * share)}vw`);
    case 'whole':
      return zoomed(whole);
  }
}

function round(value: number): number {
  return Math.round(value);
}

/**
 * Six million pixels keep three live canvases of four bytes a pixel far below the 256 MB that iOS gives all canvases
 * of a page; more than twice the CSS resolution is not seen.
 */
const MAX_CANVAS_PIXELS = 6_000_000;
const MAX_PIXEL_RATIO = 2;

/** How many canvas pixels to draw for each CSS pixel of a page of this size. */
export function canvasPixelRatio(size: PageSize, devicePixelRatio: number): number {
  const affordable = Math.sqrt(MAX_CANVAS_PIXELS / (size.width * size.height));
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, affordable);
}
