import { useState } from 'react';
import type { ZoomHabit } from '../settings/reading-settings.ts';
import { type Anchor, clampZoom } from './zoom.ts';

export interface Zoom {
  /** From 1. */
  readonly level: number;
  /** Of the pages beside it, which are turned to: that of the page itself only where it is kept. */
  readonly beside: number;
  /** What stays where it is while it changes. */
  readonly anchor: Anchor | undefined;
  readonly change: (level: number, anchor: Anchor | undefined) => void;
}

/** How much pages are enlarged; turning one resets it, if that is one's habit. */
export function useZoom(at: number, habit: ZoomHabit): Zoom {
  const [zoom, setZoom] = useState<{ level: number; anchor: Anchor | undefined; at: number }>({
    level: 1,
    anchor: undefined,
    at,
  });
  // What was turned away from is not enlarged either when one comes back to it.
  if (habit === 'reset' && zoom.at !== at && zoom.level > 1) setZoom({ level: 1, anchor: undefined, at });
  return {
    level: zoom.level,
    beside: habit === 'keep' ? zoom.level : 1,
    anchor: zoom.anchor,
    change: (level, anchor) => setZoom({ level: clampZoom(level), anchor, at }),
  };
}
