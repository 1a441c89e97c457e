import type { PageImage } from '@rawi/model/truth/page-images';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import classes from './corrections.module.css';
import { type Box, boxBetween, moveBox, type Point, resizeBox } from './edit-panels.ts';

interface PanelPageProps {
  readonly slices: readonly PageImage[];
  /** The panels on this page, with their index in the order. */
  readonly panels: readonly { readonly panel: Panel; readonly index: number }[];
  readonly labelOf: (index: number) => string;
  readonly numberOf: (index: number) => string;
  /** Called when a frame was drawn; undefined if no more panels may be added. */
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
/** A drag shorter than this is a click and draws no frame, in thousandths. */
const DRAW_SLACK_PX = 15;

interface Drag {
  readonly what: 'draw' | 'move' | 'resize';
  readonly index: number;
  readonly from: Point;
  readonly box: Box;
}

/**
 * A page with its frames: drag on the page to draw one, drag a frame to move it, drag its corner to resize
 * it; keys do the same.
 */
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
    else setBox(drag.what === 'move' ? moveBox(drag.box, by) : resizeBox(drag.box, by));
  };
  const handleEnd = (event: PointerEvent) => {
    if (!drag) return;
    const at = placeOf(event);
    const isDrawn =
      Math.abs(at.x - drag.from.x) > DRAW_SLACK_PX || Math.abs(at.y - drag.from.y) > DRAW_SLACK_PX;
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
    onChange(index, event.shiftKey ? resizeBox(panel, by) : moveBox(panel, by));
  };
  return (
    // Everything the pointer does has a keyboard way: the button above adds a frame, and keys on the frame
    // move and resize it.
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
            style={boxStyle(shown)}
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
      {drag?.what === 'draw' && box && <span className={classes.drawn} style={boxStyle(box)} />}
    </div>
  );
}

/** Physical properties on purpose: a page is always left to right. */
function boxStyle({ x, y, width, height }: Box) {
  return {
    insetInlineStart: `${x / 10}%`,
    insetBlockStart: `${y / 10}%`,
    inlineSize: `${width / 10}%`,
    blockSize: `${height / 10}%`,
  };
}
