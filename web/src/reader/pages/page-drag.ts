import { findShownSpread } from './shown-spread.ts';

/** A move of fewer pixels than this is a click. */
const SLACK = 4;
/**
 * The share of the speed that is left after each frame, and the speed at which the glide ends, in pixels per
 * frame.
 */
const FRICTION = 0.94;
const SLOWEST = 0.5;

/** Drags a page that is larger than the screen by mouse; it glides a little when released. */
export function pageDrag(root: HTMLElement) {
  let from:
    | { readonly id: number; readonly slot: HTMLElement; x: number; y: number; moved: boolean }
    | undefined;
  let speed = { x: 0, y: 0 };
  let frame = 0;

  const glide = (slot: HTMLElement) => {
    speed = { x: speed.x * FRICTION, y: speed.y * FRICTION };
    if (Math.hypot(speed.x, speed.y) < SLOWEST) return;
    slot.scrollBy(-speed.x, -speed.y);
    frame = requestAnimationFrame(() => glide(slot));
  };

  return {
    down(event: PointerEvent) {
      cancelAnimationFrame(frame);
      const slot = findShownSpread(root)?.slot;
      // Guided view moves the page itself.
      if (event.button !== 0 || !slot || slot.hasAttribute('data-guided')) return;
      const isLarger = slot.scrollWidth > slot.clientWidth + 1 || slot.scrollHeight > slot.clientHeight + 1;
      if (isLarger) from = { id: event.pointerId, slot, x: event.clientX, y: event.clientY, moved: false };
    },
    /** Returns whether the page was moved. */
    move(event: PointerEvent): boolean {
      if (from?.id !== event.pointerId) return false;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.moved && Math.hypot(x, y) < SLACK) return false;
      if (!from.moved) {
        from.moved = true;
        root.setPointerCapture(event.pointerId);
        root.toggleAttribute('data-dragged', true);
      }
      Object.assign(from, { x: event.clientX, y: event.clientY });
      speed = { x, y };
      from.slot.scrollBy(-x, -y);
      return true;
    },
    up(event: PointerEvent) {
      if (from?.id !== event.pointerId) return;
      const { slot, moved } = from;
      from = undefined;
      root.toggleAttribute('data-dragged', false);
      if (moved && !matchMedia('(prefers-reduced-motion: reduce)').matches) glide(slot);
    },
  };
}
