import type { PageImage } from '@rawi/model/truth/page-images';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import { type Point, placeBetween, placeMoved, placeResized } from './places.ts';
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

/** A page on which a place is marked: by dragging; arrow keys move the frame, with Shift they change its size. */
export function PageMarker({ slices, place, label, onPlace, others }: PageMarkerProps) {
  const page = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<Point>();
  const [drawn, setDrawn] = useState<Place>();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = page.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * 10_000, y: ((clientY - top) / height) * 10_000 };
  };
  const cancel = () => {
    setFrom(undefined);
    setDrawn(undefined);
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
      onPointerDown={(event) => {
        if (!onPlace || event.button !== 0) return;
        page.current?.setPointerCapture(event.pointerId);
        setFrom(pointOf(event));
      }}
      onPointerMove={(event) => {
        if (from) setDrawn(placeBetween(from, pointOf(event)));
      }}
      onPointerUp={(event) => {
        const place = from && placeBetween(from, pointOf(event));
        if (place) onPlace?.(place);
        cancel();
      }}
      onPointerCancel={cancel}
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
          type="button"
          className={classes.frame}
          style={styleOf(shown)}
          aria-label={label}
          onKeyDown={handleKey}
        />
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
