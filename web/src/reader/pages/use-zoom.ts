import { useState } from 'react';
import type { ZoomHabit } from '../settings/reading-settings.ts';
import { type Anchor, clampZoom } from './zoom.ts';

export interface Zoom {
  /** From 1. */
  readonly level: number;
  /** How much the page is enlarged as it is shown: guided view does so by itself. */
  readonly shown: number;
  /** The zoom of the neighbouring pages: the same as the current page's only if zoom is kept. */
  readonly beside: number;
  /** The point that stays in place while the zoom changes. */
  readonly anchor: Anchor | undefined;
  readonly change: (level: number, anchor: Anchor | undefined) => void;
}

/**
 * The zoom of the pages; turning a page resets it, depending on the setting. `at` names what is shown, and `base` is how much that is enlarged
 * without it.
 */
export function useZoom(at: string, habit: ZoomHabit, base: number): Zoom {
  const [zoom, setZoom] = useState<{ level: number; anchor: Anchor | undefined; at: string }>({
    level: 1,
    anchor: undefined,
    at,
  });
  // The page that was left is not zoomed either when the reader returns to it.
  if (habit === 'reset' && zoom.at !== at && zoom.level > 1) setZoom({ level: 1, anchor: undefined, at });
  return {
    level: zoom.level,
    shown: zoom.level > 1 ? zoom.level : base,
    beside: habit === 'keep' ? zoom.level : 1,
    anchor: zoom.anchor,
    change: (level, anchor) => setZoom({ level: clampZoom(level), anchor, at }),
  };
}
