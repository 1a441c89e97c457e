import type { PageImage } from '@rawi/model/truth/page-images';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import { FRAME_ID, type Point, placeAround, placeBetween, placeMoved, placeResized } from './places.ts';
import classes from './proofread.module.css';
import type { Place } from './suggestion-draft.ts';

interface PageMarkerProps {
  /** The images of the page, from its top. */
  readonly slices: readonly PageImage[];
  /** What is marked, with the name that a screen reader hears. */
  readonly place: Place | undefined;
  readonly label: string;
  /** Undefined where the page is only looked at. */
  readonly onPlace?: ((place: Place) => void) | undefined;
  /** Places of suggestions that there are, with their numbers. */
  readonly others: readonly { readonly id: string; readonly place: Place; readonly number: string }[];
}

const STEP = 100;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What the pointer does: it draws a place, or moves or resizes the one that there is. */
interface Dragging {
  readonly as: 'draw' | 'move' | 'resize';
  readonly from: Point;
  /** What was marked before. */
  readonly was: Place | undefined;
}

function placeOf({ as, from, was }: Dragging, to: Point): Place | undefined {
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (as === 'draw' || !was) return placeBetween(from, to);
  return as === 'move' ? placeMoved(was, by) : placeResized(was, by);
}

/**
 * A page on which a place is marked: a press puts a frame there and a mouse draws one; the frame is dragged, and resized at its corner. A
 * finger on the page scrolls. Arrow keys move the frame, with Shift they change its size.
 */
export function PageMarker({ slices, place, label, onPlace, others }: PageMarkerProps) {
  const page = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Dragging>();
  const [drawn, setDrawn] = useState<Place>();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = page.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * 10_000, y: ((clientY - top) / height) * 10_000 };
  };
  const end = () => {
    setDrag(undefined);
    setDrawn(undefined);
  };
  const begin = (event: PointerEvent, as: Dragging['as']) => {
    if (!onPlace || event.button !== 0) return;
    event.stopPropagation();
    // A finger that moves over the page scrolls it: the browser cancels the pointer then.
    if (as !== 'draw' || event.pointerType === 'mouse') page.current?.setPointerCapture(event.pointerId);
    setDrag({ as, from: pointOf(event), was: place });
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by || !place || !onPlace) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace(event.shiftKey ? placeResized(place, by) : placeMoved(place, by));
  };
  const shown = drawn ?? place;
  return (
    // Everything the pointer does has a keyboard way: a button adds the frame, and keys on it move and resize it.
    <div
      ref={page}
      className={classes.page}
      dir="ltr"
      data-drawing={onPlace !== undefined || undefined}
      onPointerDown={(event) => begin(event, 'draw')}
      onPointerMove={(event) => {
        if (drag) setDrawn(placeOf(drag, pointOf(event)));
      }}
      onPointerUp={(event) => {
        if (drag) onPlace?.(placeOf(drag, pointOf(event)) ?? placeAround(drag.from));
        end();
      }}
      onPointerCancel={end}
    >
      {slices.map(({ width, height, color, sources }) => (
        <img
          key={sources[0]?.path}
          className={classes.slice}
          src={fileUrl((sources.find((source) => source.width >= 800) ?? sources.at(-1))?.path ?? '')}
          width={width}
          height={height}
          alt=""
          draggable={false}
          style={{ background: color }}
          crossOrigin="anonymous"
        />
      ))}
      {others.map((each) => (
        <span key={each.id} className={classes.other} style={styleOf(each.place)} aria-hidden="true">
          <span className={classes.number}>{each.number}</span>
        </span>
      ))}
      {shown && onPlace && (
        <button
          id={FRAME_ID}
          type="button"
          className={classes.frame}
          style={styleOf(shown)}
          aria-label={label}
          onKeyDown={handleKey}
          onPointerDown={(event) => begin(event, 'move')}
        >
          <span className={classes.corner} onPointerDown={(event) => begin(event, 'resize')} />
        </button>
      )}
      {shown && !onPlace && <span className={classes.frame} style={styleOf(shown)} />}
    </div>
  );
}

/** A page is always left to right, as its element is. */
function styleOf([x, y, width, height]: Place) {
  return {
    insetInlineStart: `${x / 100}%`,
    insetBlockStart: `${y / 100}%`,
    inlineSize: `${width / 100}%`,
    blockSize: `${height / 100}%`,
  };
}
