import { beginning } from './gesture.ts';
import type { GestureOptions } from './gesture-options.ts';

/** A finger that rests on a page so long holds it, in milliseconds. */
const HOLD = 450;

/** A finger that rests on the page shows it in the other language, for as long as it stays. */
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
      }, HOLD);
    },
    /** Returns whether the page is held: then the finger pulls nothing. */
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
