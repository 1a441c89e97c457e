import { flushSync } from 'react-dom';
import { type Point, pinchOf } from './gesture.ts';
import type { GestureOptions } from './gesture-options.ts';
import { shownStop } from './shown-stop.ts';
import { type Anchor, anchorAt, MAX_ZOOM } from './zoom.ts';

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

interface Pinch {
  readonly stop: HTMLElement;
  readonly from: { readonly center: Point; readonly distance: number };
  /** The page before it. */
  readonly rect: DOMRect;
  readonly level: number;
  scale: number;
  center: Point;
}

/** Two fingers enlarge the page that they hold. It is laid out anew only when they leave, so that it follows them. */
export function pagePinch(root: HTMLElement, read: () => GestureOptions) {
  let pinch: Pinch | undefined;
  const at = ({ clientX, clientY }: Finger): Point => ({ x: clientX, y: clientY });
  return {
    begin(a: Finger, b: Finger) {
      const stop = shownStop(root)?.stop;
      if (!stop) return;
      const from = pinchOf(at(a), at(b));
      const rect = stop.getBoundingClientRect();
      stop.style.transformOrigin = `${from.center.x - rect.left}px ${from.center.y - rect.top}px`;
      pinch = { stop, from, rect, level: read().zoom.level, scale: 1, center: from.center };
    },
    move(a: Finger, b: Finger) {
      if (!pinch) return;
      const { stop, from, level } = pinch;
      const { center, distance } = pinchOf(at(a), at(b));
      // Below its own size a page gives way a little, and springs back.
      pinch.scale = Math.max(0.8 / level, Math.min(MAX_ZOOM / level, distance / from.distance));
      pinch.center = center;
      stop.style.transform = `translate(${center.x - from.center.x}px, ${center.y - from.center.y}px) scale(${pinch.scale})`;
    },
    end() {
      if (!pinch) return;
      const { stop, from, rect, level, scale, center } = pinch;
      pinch = undefined;
      stop.style.transform = '';
      stop.style.transformOrigin = '';
      const anchor: Anchor = { ...anchorAt(from.center, rect), at: center };
      flushSync(() => read().zoom.change(level * scale, anchor));
    },
  };
}
