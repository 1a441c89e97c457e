import type { ReadingDirection } from '@rawi/model/truth/chapter';
import type { ReaderLayout } from './reader-state.ts';

/** What a key or a tap asks for. */
export type ReaderCommand = 'next' | 'previous' | 'first' | 'last' | 'toggle-chrome' | 'fullscreen';

export interface KeyStroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The command of a key, or `undefined` for a key that is not ours. The arrows follow the chapter: in a right-to-left
 * one the left arrow goes on. In the strip only the sideways arrows turn pages; the browser scrolls with the others.
 */
export function commandOfKey(
  stroke: KeyStroke,
  direction: ReadingDirection,
  layout: ReaderLayout,
): ReaderCommand | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  const strip = layout === 'vertical';
  switch (stroke.key) {
    case 'ArrowRight':
      return direction === 'rtl' ? 'previous' : 'next';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'next' : 'previous';
    case 'PageDown':
    case 'ArrowDown':
      return strip ? undefined : 'next';
    case 'PageUp':
    case 'ArrowUp':
      return strip ? undefined : 'previous';
    case ' ':
      if (strip) return undefined;
      return stroke.shiftKey ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'f':
    case 'F':
      return 'fullscreen';
    case 'm':
    case 'M':
      return 'toggle-chrome';
    default:
      return undefined;
  }
}

/** What a tap means at `x`, a share (0 to 1) of the surface's width: the outer thirds turn, the middle shows the bars. */
export function commandOfTap(x: number, direction: ReadingDirection, layout: ReaderLayout): ReaderCommand {
  if (layout === 'vertical' || (x >= 1 / 3 && x <= 2 / 3)) return 'toggle-chrome';
  const isRight = x > 2 / 3;
  return isRight === (direction === 'rtl') ? 'previous' : 'next';
}

/** On the end card only the outermost share of the screen on the side of the pages turns back. */
const END_EDGE = 1 / 8;

/** What a tap beside the end card's buttons means at `x`, a share (0 to 1) of the width; mostly nothing. */
export function commandOfEndTap(
  x: number,
  direction: ReadingDirection,
  layout: ReaderLayout,
): 'previous' | undefined {
  if (layout === 'vertical') return undefined;
  const fromPages = direction === 'rtl' ? 1 - x : x;
  return fromPages <= END_EDGE ? 'previous' : undefined;
}

/** A finger that moved less than this many CSS pixels sideways has tapped. */
const SWIPE = 48;

/** What a finger means that moved by `dx` and `dy` pixels: it pulls the page away, so leftwards shows what lies right. */
export function commandOfSwipe(
  dx: number,
  dy: number,
  direction: ReadingDirection,
  layout: ReaderLayout,
): ReaderCommand | undefined {
  if (layout === 'vertical' || Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return undefined;
  return dx < 0 === (direction === 'rtl') ? 'previous' : 'next';
}
