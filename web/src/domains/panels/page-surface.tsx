import { type PageImage } from '@rawi/model/truth/page-images';
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { type Box, boxBetween, type Edge, moveBox, moveEdges, type Point } from './boxes.ts';
import { boxesOf, type EditAction, type Editing, isFull } from './edit-pages.ts';
import classes from './page-surface.module.css';
import { boxStyle, PanelFrame } from './panel-frame.tsx';

interface PageSurfaceProps {
  readonly state: Editing;
  /** The images of the page, from above. */
  readonly slices: readonly PageImage[];
  /** While it is saved nothing is changed. */
  readonly isStill: boolean;
  readonly onAct: (action: EditAction) => void;
}

interface Drag {
  readonly what: 'draw' | 'move' | readonly Edge[];
  readonly index: number;
  readonly from: Point;
  readonly box: Box;
}

/** A drag shorter than this is a press and draws nothing, in ten-thousandths. */
const SLACK = 150;
/** A page that is so much higher than wide is scrolled. */
const TALL = 2.2;
/** Wide enough for a screen that shows one page. */
const WIDTH = 1000;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** A page with its frames: drag on the page to draw one, a frame to move it, its edges and corners to change it; keys do the same. */
export function PageSurface({ state, slices, isStill, onAct }: PageSurfaceProps) {
  const t = useWords('page-panels');
  const number = formatNumber(state.page, useLocale());
  const page = useRef<HTMLElement>(null);
  const { drag, box, take, handlers } = useDrag(page, onAct);
  const boxes = boxesOf(state);
  const { chosen, tool } = state;
  useKeptFocus(page, state);
  const height = slices.reduce((sum, slice) => sum + slice.height, 0);
  const width = slices[0]?.width ?? 1;
  const isTall = height > width * TALL;
  const canDraw = !isStill && tool === undefined && !isFull(boxes);
  return (
    <div className={classes.surface} dir="ltr" data-tall={isTall || undefined} inert={isStill}>
      {/* Everything the pointer does has a keyboard way: the tools add a frame, and keys on it move and change it. */}
      <section
        ref={page}
        aria-label={t('surface', { page: number })}
        tabIndex={-1}
        className={classes.page}
        style={{ '--ratio': width / Math.max(1, height) } as CSSProperties}
        data-drawing={canDraw || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          if (chosen !== undefined && tool === undefined) onAct({ type: 'choose', index: undefined });
          // On a tall page a finger scrolls.
          if (canDraw && !(isTall && event.pointerType === 'touch')) {
            take(event, { what: 'draw', index: -1, box: NOWHERE });
          }
        }}
        {...handlers}
      >
        {slices.map(({ sources, color, ...size }) => (
          <img
            key={sources[0]?.path}
            className={classes.slice}
            src={fileUrl((sources.find((source) => source.width >= WIDTH) ?? sources.at(-1))?.path ?? '')}
            width={size.width}
            height={size.height}
            alt=""
            draggable={false}
            style={{ background: color }}
            crossOrigin="anonymous"
          />
        ))}
        {boxes.map((each, index) => (
          <PanelFrame
            // oxlint-disable-next-line react/no-array-index-key -- panels are told by their place in the order
            key={index}
            index={index}
            box={drag?.index === index && box ? box : each}
            state={state}
            onTake={take}
            onAct={onAct}
          />
        ))}
        {drag?.what === 'draw' && box && <span className={classes.drawn} style={boxStyle(box)} />}
      </section>
      {boxes.length === 0 && drag === undefined && <p className={classes.whole}>{t('whole')}</p>}
    </div>
  );
}

/** What is dragged, and where to; it is done once the pointer lets go. */
function useDrag(page: RefObject<HTMLElement | null>, onAct: (action: EditAction) => void) {
  const [drag, setDrag] = useState<Drag>();
  const [box, setBox] = useState<Box>();
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = page.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * 10_000, y: ((clientY - top) / height) * 10_000 };
  };
  const take = (event: PointerEvent, begun: Omit<Drag, 'from'>) => {
    event.stopPropagation();
    page.current?.setPointerCapture(event.pointerId);
    setDrag({ ...begun, from: placeOf(event) });
    setBox(undefined);
  };
  const stop = () => {
    setDrag(undefined);
    setBox(undefined);
  };
  const handlers = {
    onPointerMove(event: PointerEvent) {
      if (!drag) return;
      const { what, from } = drag;
      const at = placeOf(event);
      const by = { x: at.x - from.x, y: at.y - from.y };
      if (!box && Math.abs(by.x) < SLACK && Math.abs(by.y) < SLACK) return;
      if (what === 'draw') setBox(boxBetween(inPage(from), inPage(at)));
      else setBox(what === 'move' ? moveBox(drag.box, by) : moveEdges(drag.box, what, by));
    },
    onPointerUp() {
      if (drag && box) {
        onAct(drag.what === 'draw' ? { type: 'add', box } : { type: 'place', index: drag.index, box });
      }
      stop();
    },
    onPointerCancel: stop,
  };
  return { drag, box, take, handlers };
}

const inPage = ({ x, y }: Point): Point => ({
  x: Math.min(10_000, Math.max(0, x)),
  y: Math.min(10_000, Math.max(0, y)),
});

/** Where what had the focus is gone, the chosen frame has it, or the page. */
function useKeptFocus(
  page: RefObject<HTMLElement | null>,
  { chosen, tool, pages, page: shown }: Editing,
): void {
  const count = pages[shown - 1]?.length ?? 0;
  const isUsed = tool !== undefined;
  useEffect(() => {
    const element = page.current;
    const focused = document.activeElement;
    if (!element || isUsed) return;
    const isThere = chosen !== undefined && chosen < count;
    const frame = isThere ? element.querySelectorAll('button')[chosen] : undefined;
    const isLost = focused === document.body || focused === element.closest('dialog');
    if (isLost) (frame ?? element).focus({ preventScroll: true });
    else if (focused !== element && element.contains(focused)) frame?.focus({ preventScroll: true });
  }, [page, chosen, count, isUsed]);
}
