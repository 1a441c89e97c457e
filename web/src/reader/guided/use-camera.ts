import { useLayoutEffect, useRef } from 'react';
import type { Step } from './guided-steps.ts';

/** How long the view moves from one panel to the next, in milliseconds: about as long as an eye takes that looks there. */
const MOVE_MS = 360;

/** The part of the spread that fills the slot, for `surfaces.module.css`. */
export function viewOf({ view }: Step): Readonly<Record<`--view-${'x' | 'y' | 'width' | 'height'}`, number>> {
  return { '--view-x': view.x, '--view-y': view.y, '--view-width': view.width, '--view-height': view.height };
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Where the spread is in its slot, which may be on its way into the screen. */
function placeIn(slot: HTMLElement, spread: HTMLElement): Place {
  const [outside, { left, top, width }] = [slot.getBoundingClientRect(), spread.getBoundingClientRect()];
  return { left: left - outside.left, top: top - outside.top, width };
}

/**
 * Moves the view of the current spread to the next step. The page is laid out where it will be, so that it is sharp there, and only its layer
 * moves on the way; whoever wants less motion sees a cut.
 */
export function useCamera(slot: React.RefObject<HTMLElement | null>, step: Step | undefined): void {
  const before = useRef<{ readonly step: Step; readonly box: Place }>(undefined);
  useLayoutEffect(() => {
    const spread = slot.current?.querySelector<HTMLElement>('[data-stop]');
    if (slot.current === null || !spread || step === undefined) {
      before.current = undefined;
      return;
    }
    const last = before.current;
    if (last?.step === step) return;
    for (const moving of spread.getAnimations?.() ?? []) moving.cancel();
    const box = placeIn(slot.current, spread);
    before.current = { step, box };
    if (last === undefined || box.width === 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const scale = last.box.width / box.width;
    const from = `translate(${last.box.left - box.left}px, ${last.box.top - box.top}px) scale(${scale})`;
    spread.animate(
      { transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] },
      { duration: MOVE_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
    );
  });
}
