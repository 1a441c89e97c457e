import './skeleton-styles.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useForcedColorMode } from '../core/lib/color-mode.ts';
import { LoadingBar } from '../core/ui/loading-bar.tsx';

/**
 * What a route shows on a first visit until its code and its page are there: the very elements that are in
 * the document since its first paint. So no script has to bring the skeletons again.
 */
export function PaintedFallback() {
  // This renders before React empties the root, so the elements are found there and put back in the same
  // step.
  const [painted] = useState(() => [...(document.querySelector('[data-painted]')?.childNodes ?? [])]);
  const place = useRef<HTMLDivElement>(null);
  // Runs once, because an element that is moved restarts its animation.
  useLayoutEffect(() => place.current?.append(...painted), [painted]);
  return (
    <>
      <LoadingBar active />
      <div data-painted="" ref={place} />
    </>
  );
}

/** The same for the reader, which is dark in every mode. */
export function DarkPaintedFallback() {
  useForcedColorMode('dark');
  return <PaintedFallback />;
}

/** What the build draws in the fallback's place. */
export function Painting({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <LoadingBar active />
      <div data-painted="">{children}</div>
    </>
  );
}
