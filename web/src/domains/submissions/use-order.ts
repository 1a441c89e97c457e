import { type DragEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface OrderOptions {
  readonly count: number;
  /** Moves an item; of a drag, with each item that it is drawn over. */
  readonly onMove: (from: number, to: number, by: 'step' | 'drag') => void;
  /** Whether the items stand beside each other too: then the arrows to the sides move them as well. */
  readonly isGrid?: boolean;
}

interface RowProps {
  readonly tabIndex: 0;
  readonly draggable: true;
  readonly 'data-dragged': true | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: (event: DragEvent) => void;
}

export interface Order {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Moves an item to another index; beyond the ends nothing happens. It keeps the focus. */
  readonly move: (from: number, to: number) => void;
  readonly focus: (index: number) => void;
  /** What makes an item movable by arrow keys and by dragging. */
  readonly rowProps: (index: number) => RowProps;
}

/** A list whose items are put in order by arrow keys, by dragging, and by buttons that call `move`. */
export function useOrder({ count, onMove, isGrid = false }: OrderOptions): Order {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      if (row instanceof HTMLElement) row.focus();
    });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    onMove(from, to, 'step');
    focus(to);
  };
  const rowProps = (index: number): RowProps => ({
    tabIndex: 0,
    draggable: true,
    'data-dragged': dragged === index || undefined,
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) return;
      const step = stepOf(event, isGrid);
      if (step === 0) return;
      event.preventDefault();
      move(index, index + step);
    },
    onDragStart: () => setDragged(index),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event) => {
      event.preventDefault();
      if (dragged === undefined || dragged === index) return;
      onMove(dragged, index, 'drag');
      setDragged(index);
    },
  });
  return { list, move, focus, rowProps };
}

/** How many places an arrow key moves an item; the sides of a grid are those of its direction. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, isGrid: boolean): number {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  if (!isGrid || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return 0;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction !== 'rtl');
  return isForward ? 1 : -1;
}
