import './skeleton-styles.ts';
import { useState } from 'react';
import { useForcedColorMode } from '../lib/color-mode.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';

/** Marks what the build has drawn in the place of the page's own content. */
const PAINTED = 'data-painted';

/**
 * What a route shows on a first visit until its code and its page are there: the very elements that stand in the document
 * since its first paint. So no script brings the skeletons once more.
 */
export function PaintedFallback() {
  // Rendered before React empties the root: they are found there, and put back in the same step.
  const [painted] = useState(() => [...(document.querySelector(`[${PAINTED}]`)?.childNodes ?? [])]);
  return (
    <>
      <LoadingBar active />
      <div {...{ [PAINTED]: '' }} ref={(place) => place?.append(...painted)} />
    </>
  );
}

/** The same for the reader, which is dark in every mode. */
export function DarkPaintedFallback() {
  useForcedColorMode('dark');
  return <PaintedFallback />;
}

/** What the build draws in that place. */
export function Painting({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <LoadingBar active />
      <div {...{ [PAINTED]: '' }}>{children}</div>
    </>
  );
}
