/** The mathematics of enlarging a page: pure, in CSS pixels of the screen. */

export const MAX_ZOOM = 4;
/** What a double tap enlarges to: the lettering of a page that fits a phone is well read then. */
export const TAP_ZOOM = 2;
/** What one press of a key does. */
const KEY_STEP = 1.25;

/** A point of a page (in shares of its box) and where on the screen it is to stay. */
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

/** The point of a page that is at `at` now. */
export function anchorAt(at: Anchor['at'], page: Box): Anchor {
  return { at, share: { x: (at.x - page.left) / page.width, y: (at.y - page.top) / page.height } };
}

/** How far to scroll until the point is where it was, in a page that has this box now. */
export function keepAnchor({ share, at }: Anchor, page: Box): { left: number; top: number } {
  return {
    left: page.left + share.x * page.width - at.x,
    top: page.top + share.y * page.height - at.y,
  };
}

/** A zoom that there is; what is nearly none is none. */
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
