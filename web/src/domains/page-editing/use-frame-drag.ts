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
}

/** A pointer that moves less than this has pressed, in CSS pixels. */
const SLACK = 5;

/** What a pointer draws or drags on a page; it is done once the pointer lets go, and never with Escape. */
export function useFrameDrag(page: RefObject<HTMLElement | null>, least: number) {
  const [drag, setDrag] = useState<Drag>();
  const [box, setBox] = useState<Box>();
  const stop = () => {
    setDrag(undefined);
    setBox(undefined);
  };
  useEscape(drag !== undefined, stop);
  const pointOf = (event: PointerEvent): Point =>
    pointIn(page.current?.getBoundingClientRect() ?? new DOMRect(), event);
  const take = (event: PointerEvent, grasp: Grasp) => {
    event.stopPropagation();
    const { clientX, clientY, pointerId } = event;
    // Another finger does not take what one has.
    if (drag && drag.pointer !== pointerId) return;
    // A finger that scrolls the page is taken back by the browser all the same.
    page.current?.setPointerCapture(pointerId);
    setDrag({ ...grasp, pointer: pointerId, from: pointOf(event), start: { clientX, clientY } });
    setBox(undefined);
  };
  /** Where what is taken is now; undefined while it is but pressed. */
  const draggedTo = (event: PointerEvent): Box | undefined => {
    if (!drag?.onDone) return undefined;
    const { taken, from, start } = drag;
    const hasMoved =
      Math.abs(event.clientX - start.clientX) >= SLACK || Math.abs(event.clientY - start.clientY) >= SLACK;
    if (!box && !hasMoved) return undefined;
    const to = pointOf(event);
    if (taken === 'draw') return boxBetween(from, to, least);
    return dragBox(drag.box, taken, { x: to.x - from.x, y: to.y - from.y }, least);
  };
  const isOther = (event: PointerEvent) => drag?.pointer !== event.pointerId;
  const stopOwn = (event: PointerEvent) => {
    if (!isOther(event)) stop();
  };
  const handlers = {
    onPointerMove(event: PointerEvent) {
      if (!isOther(event)) setBox(draggedTo(event));
    },
    onPointerUp(event: PointerEvent) {
      if (!drag || isOther(event)) return;
      const dragged = draggedTo(event);
      stop();
      if (dragged) drag.onDone?.(dragged);
      else drag.onPress?.(drag.from);
    },
    onPointerCancel: stopOwn,
    onLostPointerCapture: stopOwn,
  };
  return { drag, box, take, handlers };
}

/** While something is dragged, Escape is about that alone: no dialog around it closes. */
function useEscape(isDragging: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  });
}
