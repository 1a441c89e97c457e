import { flushSync } from 'react-dom';
import { type Point, pinchOf } from './gesture.ts';
import type { GestureOptions } from './gesture-options.ts';
import { findShownSpread } from './shown-spread.ts';
import { type Anchor, anchorAt, MAX_ZOOM } from './zoom.ts';

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

interface Pinch {
  readonly spread: HTMLElement;
  readonly from: { readonly center: Point; readonly distance: number };
  /** The page before zooming. */
  readonly rect: DOMRect;
  readonly level: number;
  scale: number;
  center: Point;
}

/**
 * Zooms the page by pinching. Layout happens only when the fingers leave, so that the page can follow them
 * smoothly.
 */
export function pagePinch(root: HTMLElement, read: () => GestureOptions) {
  let pinch: Pinch | undefined;
  const at = ({ clientX, clientY }: Finger): Point => ({ x: clientX, y: clientY });
  return {
    begin(a: Finger, b: Finger) {
      const spread = findShownSpread(root)?.spread;
      if (!spread) return;
      const from = pinchOf(at(a), at(b));
      const rect = spread.getBoundingClientRect();
      spread.style.transformOrigin = `${from.center.x - rect.left}px ${from.center.y - rect.top}px`;
      pinch = { spread, from, rect, level: read().zoom.shown, scale: 1, center: from.center };
    },
    move(a: Finger, b: Finger) {
      if (!pinch) return;
      const { spread, from, level } = pinch;
      const { center, distance } = pinchOf(at(a), at(b));
      // Below its normal size a page shrinks a little, and springs back.
      pinch.scale = Math.max(0.8 / level, Math.min(MAX_ZOOM / level, distance / from.distance));
      pinch.center = center;
      spread.style.transform = `translate(${center.x - from.center.x}px, ${center.y - from.center.y}px) scale(${pinch.scale})`;
    },
    end() {
      if (!pinch) return;
      const { spread, from, rect, level, scale, center } = pinch;
      pinch = undefined;
      spread.style.transform = '';
      spread.style.transformOrigin = '';
      const anchor: Anchor = { ...anchorAt(from.center, rect), at: center };
      flushSync(() => read().zoom.change(level * scale, anchor));
    },
  };
}
