import { type CSSProperties, useSyncExternalStore } from 'react';
import type { Part } from './guided-steps.ts';

/** What lies on a page that is shown: a frame around a panel, or around an item of its text. */

/** The element of a page on the screen; looked for again with each rendering, since another way of reading draws another one. */
export const usePageOnScreen = (page: number): Element | null =>
  useSyncExternalStore(
    never,
    () => pageOnScreen(page),
    () => null,
  );

const never = () => () => undefined;

const pageOnScreen = (page: number): Element | null =>
  document.querySelector(`[data-current] [data-page="${page}"]`) ??
  document.querySelector(`[data-reader="vertical"] [data-page="${page}"]`);

/** A part of a page as one of what is shown of it. */
export const partWithin = (part: Part, shown: Part): Part => ({
  x: (part.x - shown.x) / shown.width,
  y: (part.y - shown.y) / shown.height,
  width: part.width / shown.width,
  height: part.height / shown.height,
});

/** Lays an element over a part of what is shown. */
export function styleOfPart({ x, y, width, height }: Part): CSSProperties {
  const percent = (share: number) => `${share * 100}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}
