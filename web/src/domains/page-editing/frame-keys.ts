import type { KeyboardEvent } from 'react';
import type { Point, Taken } from './boxes.ts';

/** What a key does with a frame: it moves the whole or some edges, or takes the frame away. */
export type FrameStep =
  | { readonly taken: Taken; readonly by: Point; readonly isHeld: boolean }
  | { readonly taken: 'away' };

/** How far an arrow key moves, and with Ctrl, in ten-thousandths of the page. */
const STEP = 100;
const SMALL_STEP = 10;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>;

/**
 * What a key does with the frame that has the focus: arrows move it, with Shift its right and lower edges, with Alt its left and upper ones, with Ctrl
 * a little. `shift` leaves Alt and Ctrl to what is around the page.
 */
export function frameStep(event: Key, keys: 'all' | 'shift' = 'all'): FrameStep | undefined {
  const { key, shiftKey, altKey, repeat } = event;
  const isSmall = event.ctrlKey || event.metaKey;
  if (keys === 'shift' && (altKey || isSmall)) return undefined;
  const arrow = ARROWS[key];
  if (arrow) {
    const step = isSmall ? SMALL_STEP : STEP;
    const by = { x: arrow.x * step, y: arrow.y * step };
    if (shiftKey) return { taken: ['right', 'bottom'], by, isHeld: repeat };
    return { taken: altKey ? ['left', 'top'] : 'move', by, isHeld: repeat };
  }
  return key === 'Delete' || key === 'Backspace' ? { taken: 'away' } : undefined;
}

/** Whether a key takes a step back or does it again. A Latin letter is the one on the key; any other key goes by its place, since an Arabic keyboard has others there. */
export function stepBack(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const letter = letterOf(event);
  if (letter === 'Y') return 'redo';
  if (letter !== 'Z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}

/** The letter that a key stands for, as a capital. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
