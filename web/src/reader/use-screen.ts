import { useSyncExternalStore } from 'react';

/**
 * A phone's address bar changes the height by about this many CSS pixels, which is no reason to draw the
 * pages again.
 */
const ADDRESS_BAR = 120;

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** The window lies over two screens side by side, as on a device that folds like a book. */
  readonly isFolded: boolean;
}

let known: Screen | undefined;

/** Reading the width forces a layout, so it is read only when it may have changed, not on every render. */
function measure(): Screen {
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const isFolded = window.matchMedia('(horizontal-viewport-segments: 2)').matches;
  const isSame =
    known?.width === width && known.isFolded === isFolded && Math.abs(known.height - height) < ADDRESS_BAR;
  if (known === undefined || !isSame) known = { width, height, isFolded };
  return known;
}

const current = (): Screen => known ?? measure();

function listen(listener: () => void): () => void {
  const handleResize = () => {
    measure();
    listener();
  };
  // The window may have changed while nothing was listening.
  measure();
  window.addEventListener('resize', handleResize);
  return () => window.removeEventListener('resize', handleResize);
}

/** The server does not know the screen: like on a phone, pages are shown one by one. */
const UNKNOWN: Screen = { width: 0, height: 0, isFolded: false };

/** The window's size in CSS pixels, without changes too small to matter for drawing pages. */
export function useScreen(): Screen {
  return useSyncExternalStore(listen, current, () => UNKNOWN);
}

/** Device pixels per CSS pixel; 1 on the server. */
export function screenDensity(): number {
  return typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
}
