import { beginning } from './gesture.ts';
import type { GestureOptions } from './gesture-options.ts';

/** A finger that rests on a page for this many milliseconds holds it. */
const HOLD_MS = 450;

/** Shows the page in the other language while a finger rests on it. */
export function pageHold(read: () => GestureOptions, onHold: () => void) {
  let from: { readonly id: number; readonly x: number; readonly y: number } | undefined;
  let timer = 0;
  let isHeld = false;
  return {
    isHeld: () => isHeld,
    down(event: PointerEvent) {
      if (!read().flip) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        isHeld = true;
        onHold();
        read().flip?.press();
      }, HOLD_MS);
    },
    /** Returns whether the page is held; the finger then pulls nothing. */
    move(event: PointerEvent): boolean {
      if (from?.id !== event.pointerId) return false;
      const moved = { x: event.clientX - from.x, y: event.clientY - from.y };
      if (!isHeld && beginning(moved) !== undefined) window.clearTimeout(timer);
      return isHeld;
    },
    end() {
      window.clearTimeout(timer);
      from = undefined;
      if (isHeld) read().flip?.release();
      isHeld = false;
    },
  };
}
