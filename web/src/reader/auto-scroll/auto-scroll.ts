import { useSyncExternalStore } from 'react';

/**
 * Whether the strip that is read scrolls by itself. One chapter is read at a time, and settings, a key and the strip's own control
 * all change it.
 */
let isOn = false;
const listeners = new Set<() => void>();

/** Turns scrolling by itself on or off. */
export function setAutoScroll(on: boolean): void {
  if (on === isOn) return;
  isOn = on;
  for (const listener of listeners) listener();
}

export const isAutoScrolling = (): boolean => isOn;

/** Whether the strip scrolls by itself. */
export function useAutoScrolling(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAutoScrolling,
    () => false,
  );
}

/** At pace 1 a strip moves by this share of the screen's height in a second: a screen in 40 seconds. */
const SHARE_PER_SECOND = 1 / 40;
/** A tab that was in the background, or a page that took long to draw, does not jump. In milliseconds. */
const LONGEST_FRAME_MS = 100;

/** How far a strip moves in one frame, in CSS pixels, seldom a whole number of them. */
export function scrollStep(pace: number, screenHeight: number, milliseconds: number): number {
  const seconds = Math.min(Math.max(0, milliseconds), LONGEST_FRAME_MS) / 1000;
  return pace * SHARE_PER_SECOND * screenHeight * seconds;
}
