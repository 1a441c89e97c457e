import { useEffect, useRef } from 'react';
import { STILL_WHEEL, turnByWheel } from './gesture.ts';
import type { GestureOptions } from './gesture-options.ts';
import { pageDrag } from './page-drag.ts';
import { pageHold } from './page-hold.ts';
import { pagePinch } from './page-pinch.ts';
import { pagePull } from './page-pull.ts';
import { findShownSpread } from './shown-spread.ts';
import { anchorAt, wheelZoom } from './zoom.ts';

/** Handles touch, mouse and wheel on the pages of a paged surface. */
export function useGestures(options: GestureOptions) {
  const surface = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const [root, moved] = [surface.current, track.current];
    if (root === null || moved === null) return;
    const read = () => latest.current;
    const stops = [
      listenToPointers(root, moved, read),
      listenToWheel(root, read),
      // The reader handles two fingers itself: without this the browser would scroll.
      listen(root, 'touchstart', preventForTwo),
      listen(root, 'touchmove', preventForTwo),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return { surface, track };
}

function listenToPointers(root: HTMLElement, track: HTMLElement, read: () => GestureOptions): () => void {
  const fingers = new Map<number, PointerEvent>();
  const pull = pagePull(root, track, read);
  const pinch = pagePinch(root, read);
  const drag = pageDrag(root);
  let hasMoved = false;
  const hold = pageHold(read, () => {
    hasMoved = true;
    pull.cancel();
  });

  const handleDown = (event: PointerEvent) => {
    hasMoved = false;
    const isOnCard = event.target instanceof Element && event.target.closest('[data-end-screen]') !== null;
    if (isOnCard ? isTyped(event.target) || event.pointerType === 'mouse' : isControl(event.target)) return;
    if (event.pointerType === 'mouse') return drag.down(event);
    fingers.set(event.pointerId, event);
    const [a, b] = fingers.values();
    if (a && b && fingers.size === 2) {
      hold.end();
      pull.cancel();
      if (!isOnCard) pinch.begin(a, b);
    } else if (fingers.size === 1) {
      pull.down(event);
      if (!isOnCard) hold.down(event);
    }
  };
  const handleMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      hasMoved = drag.move(event) || hasMoved;
      return;
    }
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    const [a, b] = fingers.values();
    if (a && b) {
      pinch.move(a, b);
      hasMoved = true;
    } else if (!hold.move(event)) hasMoved = pull.move(event) || hasMoved;
  };
  const handleUp = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return drag.up(event);
    if (!fingers.delete(event.pointerId)) return;
    hold.end();
    pinch.end();
    if (event.type === 'pointercancel') pull.cancel();
    else pull.up(event);
  };
  const handleClick = (event: Event) => {
    // A pull, pinch or drag is not a tap.
    if (hasMoved) event.stopPropagation();
    hasMoved = false;
  };
  const stops = [
    listen(root, 'pointerdown', handleDown),
    listen(root, 'pointermove', handleMove),
    listen(root, 'pointerup', handleUp),
    listen(root, 'pointercancel', handleUp),
    listen(root, 'click', handleClick, { capture: true }),
    listen(root, 'contextmenu', (event) => {
      if (hold.isHeld()) event.preventDefault();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listenToWheel(root: HTMLElement, read: () => GestureOptions): () => void {
  let wheel = STILL_WHEEL;
  return listen(root, 'wheel', (event) => {
    const { zoom, dispatch } = read();
    const shown = findShownSpread(root);
    const box = shown?.slot ?? root.querySelector('[data-end-screen]');
    if (!box) return;
    if (event.ctrlKey) {
      if (!shown) return;
      // Otherwise the browser zooms the whole site.
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      zoom.change(wheelZoom(zoom.level, event.deltaY), anchorAt(at, shown.spread.getBoundingClientRect()));
      return;
    }
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || canScroll(box, event.deltaY)) return;
    // On the end card the wheel only leads back to the pages; it never opens the next chapter.
    if (!shown && event.deltaY > 0) return;
    const moved = turnByWheel(wheel, event.deltaY, event.timeStamp);
    ({ wheel } = moved);
    if (moved.turn) dispatch({ type: moved.turn });
  });
}

/** Whether the current spread can still scroll in that direction. */
function canScroll(slot: Element, deltaY: number): boolean {
  if (slot.hasAttribute('data-guided')) return false;
  // Scroll positions are rounded, so less than two pixels counts as nothing.
  if (deltaY < 0) return slot.scrollTop >= 2;
  return slot.scrollHeight - slot.clientHeight - slot.scrollTop >= 2;
}

/** Buttons and links on a page keep their own behavior. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, label, input, [role=alert]') !== null;
}

/** In a field, a touch selects text. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

function preventForTwo(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

function listen<K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const all = { passive: false, ...options };
  element.addEventListener(type, handle, all);
  return () => element.removeEventListener(type, handle, all);
}
