import './skeleton-styles.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useForcedColorMode } from '../core/lib/color-mode.ts';
import { LoadingBar } from '../core/ui/loading-bar.tsx';

/**
 * What a route shows on a first visit until its code and its page are there: the very elements that stand in the document
 * since its first paint. So no script brings the skeletons once more.
 */
export function PaintedFallback() {
  // Rendered before React empties the root: they are found there, and put back in the same step.
  const [painted] = useState(() => [...(document.querySelector('[data-painted]')?.childNodes ?? [])]);
  const place = useRef<HTMLDivElement>(null);
  // Once: what is put somewhere anew begins its animation anew.
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

/** What the build draws in that place. */
export function Painting({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <LoadingBar active />
      <div data-painted="">{children}</div>
    </>
  );
}
