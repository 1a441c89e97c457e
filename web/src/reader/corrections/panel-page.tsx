import type { PageImage } from '@rawi/model/truth/page-images';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import classes from './corrections.module.css';
import { type Box, boxBetween, moved, type Point, resized } from './edit-panels.ts';

interface PanelPageProps {
  readonly slices: readonly PageImage[];
  /** Those on this page, with their place in the order. */
  readonly panels: readonly { readonly panel: Panel; readonly index: number }[];
  readonly labelOf: (index: number) => string;
  readonly numberOf: (index: number) => string;
  /** A frame was drawn; without it there is no room for one more. */
  readonly onDraw: ((box: Box) => void) | undefined;
  readonly onChange: (index: number, box: Box) => void;
}

/** How far an arrow key moves or resizes, in thousandths. */
const STEP = 10;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
/** Less than this was a press and no frame, in thousandths. */
const PRESSED = 15;

interface Drag {
  readonly what: 'draw' | 'move' | 'resize';
  readonly index: number;
  readonly from: Point;
  readonly box: Box;
}

/** A page with its frames: draw one on the page, take one to move it, take its corner to resize it; keys do the same. */
export function PanelPage({ slices, panels, labelOf, numberOf, onDraw, onChange }: PanelPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [box, setBox] = useState<Box>();

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = page.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 1000 };
  };
  const take = (event: PointerEvent, begun: Omit<Drag, 'from'>) => {
    event.stopPropagation();
    page.current?.setPointerCapture(event.pointerId);
    setDrag({ ...begun, from: placeOf(event) });
    setBox(begun.what === 'draw' ? undefined : begun.box);
  };
  const handleMove = (event: PointerEvent) => {
    if (!drag) return;
    const at = placeOf(event);
    const by = { x: at.x - drag.from.x, y: at.y - drag.from.y };
    if (drag.what === 'draw') setBox(boxBetween(drag.from, at));
    else setBox(drag.what === 'move' ? moved(drag.box, by) : resized(drag.box, by));
  };
  const handleEnd = (event: PointerEvent) => {
    if (!drag) return;
    const at = placeOf(event);
    const isDrawn = Math.abs(at.x - drag.from.x) > PRESSED || Math.abs(at.y - drag.from.y) > PRESSED;
    if (box && drag.what !== 'draw') onChange(drag.index, box);
    else if (box && isDrawn) onDraw?.(box);
    cancel();
  };
  const cancel = () => {
    setDrag(undefined);
    setBox(undefined);
  };
  const handleKey = (event: KeyboardEvent, index: number, panel: Panel) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(index, event.shiftKey ? resized(panel, by) : moved(panel, by));
  };
  return (
    // What is drawn by pointer is added by the button above, and moved and resized by keys on its frame.
    <div
      ref={page}
      className={classes.page}
      dir="ltr"
      data-drawing={onDraw !== undefined || undefined}
      onPointerDown={(event) => {
        if (onDraw) take(event, { what: 'draw', index: -1, box: { x: 0, y: 0, width: 0, height: 0 } });
      }}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
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
      {panels.map(({ panel, index }) => {
        const shown = drag?.index === index && box ? box : panel;
        return (
          <button
            key={index}
            type="button"
            className={classes.frame}
            style={placed(shown)}
            aria-label={labelOf(index)}
            onKeyDown={(event) => handleKey(event, index, panel)}
            onPointerDown={(event) => take(event, { what: 'move', index, box: panel })}
          >
            <bdi className={classes.number}>{numberOf(index)}</bdi>
            <span
              className={classes.corner}
              aria-hidden="true"
              onPointerDown={(event) => take(event, { what: 'resize', index, box: panel })}
            />
          </button>
        );
      })}
      {drag?.what === 'draw' && box && <span className={classes.drawn} style={placed(box)} />}
    </div>
  );
}

/** Physical on purpose: a page is a left-to-right island. */
function placed({ x, y, width, height }: Box) {
  return {
    insetInlineStart: `${x / 10}%`,
    insetBlockStart: `${y / 10}%`,
    inlineSize: `${width / 10}%`,
    blockSize: `${height / 10}%`,
  };
}
