import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { type Box, boxBetween, dragBox, type Point, pointIn, type Taken } from './boxes.ts';

/** What a frame is told by: its place among those of its page. */
export type FrameId = number | string;

interface Grasp {
  /** The frame that is taken; undefined where one is drawn. */
  readonly frame?: FrameId;
  readonly taken: Taken | 'draw';
  readonly box: Box;
  /** Called once the pointer lets go, if it has moved. */
  readonly onDone?: ((box: Box) => void) | undefined;
  /** Called where it lets go without having moved. */
  readonly onPress?: ((at: Point) => void) | undefined;
}

interface Drag extends Grasp {
  readonly pointer: number;
  readonly from: Point;
  readonly start: { readonly clientX: number; readonly clientY: number };
  /** It was moved, wherever it is now. */
  readonly hasMoved: boolean;
  /** How many frames there were when it was taken. */
  readonly count: number;
}

/** A pointer that moves less than this has pressed, in CSS pixels. */
const SLACK = 5;
/** A finger is less still. */
const TOUCH_SLACK = 10;

/** What a pointer draws or drags on a page of so many frames; it is done once the pointer lets go, and never with Escape. */
export function useFrameDrag(page: RefObject<HTMLElement | null>, least: number, count: number) {
  const [drag, setDrag] = useState<Drag>();
  const [box, setBox] = useState<Box>();
  const stop = () => {
    setDrag(undefined);
    setBox(undefined);
  };
  // What is taken may be another frame by now, or none.
  if (drag && drag.count !== count) stop();
  useOwnKeys(drag !== undefined, stop);
  const pointOf = (event: PointerEvent): Point =>
    pointIn(page.current?.getBoundingClientRect() ?? new DOMRect(), event);
  const isOther = (event: PointerEvent) => drag?.pointer !== event.pointerId;
  const take = (event: PointerEvent, grasp: Grasp) => {
    event.stopPropagation();
    const { clientX, clientY, pointerId } = event;
    // Another finger does not take what one has.
    if (drag && isOther(event)) return;
    // A finger that scrolls the page is taken back by the browser all the same.
    page.current?.setPointerCapture(pointerId);
    const start = { clientX, clientY };
    setDrag({ ...grasp, pointer: pointerId, from: pointOf(event), start, hasMoved: false, count });
    setBox(undefined);
  };
  const hasMoved = (event: PointerEvent): boolean => {
    if (!drag || drag.hasMoved) return drag !== undefined;
    const { clientX, clientY } = drag.start;
    const slack = event.pointerType === 'touch' ? TOUCH_SLACK : SLACK;
    return Math.abs(event.clientX - clientX) >= slack || Math.abs(event.clientY - clientY) >= slack;
  };
  /** Where what is taken is now; undefined where nothing is. */
  const draggedTo = (event: PointerEvent): Box | undefined => {
    if (!drag?.onDone) return undefined;
    const { taken, from } = drag;
    const to = pointOf(event);
    if (taken === 'draw') return boxBetween(from, to, least);
    return dragBox(drag.box, taken, { x: to.x - from.x, y: to.y - from.y }, least);
  };
  const stopOwn = (event: PointerEvent) => {
    if (!isOther(event)) stop();
  };
  const handlers = {
    onPointerMove(event: PointerEvent) {
      if (!drag || isOther(event) || !hasMoved(event)) return;
      if (!drag.hasMoved) setDrag({ ...drag, hasMoved: true });
      setBox(draggedTo(event));
    },
    onPointerUp(event: PointerEvent) {
      if (!drag || isOther(event)) return;
      stop();
      const dragged = draggedTo(event);
      if (!hasMoved(event)) drag.onPress?.(drag.from);
      else if (dragged) drag.onDone?.(dragged);
    },
    onPointerCancel: stopOwn,
    onLostPointerCapture: stopOwn,
  };
  return { drag, box, take, handlers };
}

/** While something is dragged, a key changes nothing, and Escape is about that alone: no dialog around it closes. */
function useOwnKeys(isDragging: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  });
}
