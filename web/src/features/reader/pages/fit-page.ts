import type { ReaderLayout } from '../reader-state.ts';
import type { PageSize } from './page-source.ts';

/** The strip's widest column in CSS pixels: wider, a page no longer fits the eye's span. */
export const STRIP_WIDTH = 800;

/** A screen that lies and is lower than this many CSS pixels is a phone held sideways. */
const LOW = 500;
/** The same as a media query; `surfaces.module.css` asks it too. */
const LOW_SCREEN = `(orientation: landscape) and (max-height: ${LOW - 0.02}px)`;

/** Whether a whole page would be too small to read here: it is drawn as wide as the column then, and scrolls. */
export function isLow(screen: PageSize): boolean {
  return screen.width > screen.height && screen.height < LOW;
}

/**
 * The size in CSS pixels at which a page is drawn on a screen: whole in `single` (as wide as the column on a low screen),
 * as wide as the column in `vertical`.
 */
export function fitPage(page: PageSize, screen: PageSize, layout: ReaderLayout): PageSize {
  const column = Math.min(screen.width, STRIP_WIDTH);
  const whole = Math.min(screen.width, (screen.height * page.width) / page.height);
  const width = layout === 'vertical' ? column : isLow(screen) ? Math.max(whole, column) : whole;
  return { width, height: (width * page.height) / page.width };
}

/** The `sizes` attribute that says the same to the browser before it lays out. */
export function imageSizes(page: PageSize, layout: ReaderLayout): string {
  if (layout === 'vertical') return `(min-width: ${STRIP_WIDTH}px) ${STRIP_WIDTH}px, 100vw`;
  const whole = `min(100vw, ${Math.round((100 * page.width) / page.height)}vh)`;
  return `${LOW_SCREEN} max(${whole}, min(100vw, ${STRIP_WIDTH}px)), ${whole}`;
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
