import { useState } from 'react';
import type { ZoomHabit } from '../settings/reading-settings.ts';
import { type Anchor, clampZoom } from './zoom.ts';

export interface Zoom {
  /** From 1. */
  readonly level: number;
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
  const isOfThis = habit === 'keep' || zoom.at === at;
  return {
    level: isOfThis ? zoom.level : 1,
    anchor: isOfThis ? zoom.anchor : undefined,
    change: (level, anchor) => setZoom({ level: clampZoom(level), anchor, at }),
  };
}
