/** The math of zooming a page: pure functions in CSS pixels of the screen. */

export const MAX_ZOOM = 4;
/** The zoom after a double tap: the lettering of a page fitted to a phone is readable then. */
export const TAP_ZOOM = 2;
/** The factor of one key press. */
const KEY_STEP = 1.25;

/** A point of a page (in shares of its box) and where on the screen it has to stay. */
export interface Anchor {
  readonly share: { readonly x: number; readonly y: number };
  readonly at: { readonly x: number; readonly y: number };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The point of a page that is at the screen position `at`. */
export function anchorAt(at: Anchor['at'], page: Box): Anchor {
  return { at, share: { x: (at.x - page.left) / page.width, y: (at.y - page.top) / page.height } };
}

/** How far to scroll so that the point is back in place, given the page's new box. */
export function keepAnchor({ share, at }: Anchor, page: Box): { left: number; top: number } {
  return {
    left: page.left + share.x * page.width - at.x,
    top: page.top + share.y * page.height - at.y,
  };
}

/** Clamps a zoom to its limits; a value close to 1 becomes 1. */
export function clampZoom(zoom: number): number {
  const clamped = Math.max(1, Math.min(MAX_ZOOM, zoom));
  return clamped < 1.05 ? 1 : clamped;
}

/** The zoom after a key. */
export function stepZoom(zoom: number, step: 'in' | 'out'): number {
  return clampZoom(step === 'in' ? zoom * KEY_STEP : zoom / KEY_STEP);
}

/** The zoom after a wheel that was turned with Ctrl, or two fingers on a trackpad. */
export function wheelZoom(zoom: number, deltaY: number): number {
  return clampZoom(zoom * Math.exp(-deltaY / 200));
}
