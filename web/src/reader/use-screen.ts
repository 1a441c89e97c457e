import { useSyncExternalStore } from 'react';

/** A phone's address bar comes and goes by about this much: no reason to draw the pages again. */
const ADDRESS_BAR = 120;

export interface Screen {
  readonly width: number;
  readonly height: number;
}

let known: Screen | undefined;

/** Asking for the width has the browser lay the page out: it is asked when it may have changed, not with each drawing. */
function measure(): Screen {
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const isSame = known?.width === width && Math.abs(known.height - height) < ADDRESS_BAR;
  if (known === undefined || !isSame) known = { width, height };
  return known;
}

const current = (): Screen => known ?? measure();

function listen(listener: () => void): () => void {
  const handleResize = () => {
    measure();
    listener();
  };
  // While nobody listened the window may have changed.
  measure();
  window.addEventListener('resize', handleResize);
  return () => window.removeEventListener('resize', handleResize);
}

/** Where a page is drawn without a browser, nobody knows its screen: as on a phone, pages come one by one. */
const UNKNOWN: Screen = { width: 0, height: 0 };

/** The window's size in CSS pixels, as far as it matters for drawing pages. */
export function useScreen(): Screen {
  return useSyncExternalStore(listen, current, () => UNKNOWN);
}

/** How many of the screen's pixels a CSS pixel has, along one side; 1 where a page is drawn without a browser. */
export function screenDensity(): number {
  return typeof devicePixelRatio === 'number' ? devicePixelRatio : 1;
}
