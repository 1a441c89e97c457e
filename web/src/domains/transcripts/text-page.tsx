import type { PageImage } from '@rawi/model/truth/page-images';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { useStagedPicture } from '../submissions/use-staged-picture.ts';
import { type Point, placeBetween, placeMoved, placeResized } from '../suggestions/places.ts';
import type { Place } from '../suggestions/suggestion-draft.ts';
import { itemsOf, type TextAction, type TextEditing } from './edit-text.ts';
import { withPlace } from './text-item.tsx';
import classes from './text-page.module.css';

interface TextPageProps {
  readonly state: TextEditing;
  /** The images of the page, from its top. */
  readonly slices: readonly PageImage[];
  readonly submissionId: string | undefined;
  readonly isStill: boolean;
  readonly onAct: (action: TextAction) => void;
}

/** In ten-thousandths of the page. */
const STEP = 100;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
/** A page that is so much higher than wide is scrolled. */
const TALL = 2.2;
/** Wide enough for a screen that shows one page. */
const WIDTH = 1000;

/** The page with the places of its lines: dragging marks one; keys on a frame move and resize it. */
export function TextPage({ state, slices, submissionId, isStill, onAct }: TextPageProps) {
  const t = useWords('writing');
  const number = formatNumber(state.page, useLocale());
  const page = useRef<HTMLElement>(null);
  const items = itemsOf(state);
  const place = (index: number, at: Place | undefined) => {
    const item = items[index];
    if (item) onAct({ type: 'write', index, item: withPlace(item, at && [...at]), part: 'place' });
  };
  const { drawn, handlers } = useDrawing(page, isStill, (at) => {
    if (state.chosen === undefined) onAct({ type: 'add', place: [...at] });
    else place(state.chosen, at);
  });
  const width = slices[0]?.width ?? 1;
  const height = slices.reduce((sum, slice) => sum + slice.height, 0);
  const isTall = height > width * TALL;
  return (
    <div className={classes.surface} dir="ltr" data-tall={isTall || undefined}>
      {/* Everything the pointer does has a keyboard way: a button of a line marks its place, and keys move it. */}
      <section
        ref={page}
        className={classes.page}
        aria-label={t('surface.label', { page: number })}
        style={{ '--ratio': width / Math.max(1, height) } as CSSProperties}
        data-drawing={!isStill || undefined}
        {...handlers}
      >
        {slices.map((slice) => (
          <Slice key={slice.sources[0]?.path} slice={slice} submissionId={submissionId} />
        ))}
        {items.map(
          (item, index) =>
            item.place && (
              <Frame
                // oxlint-disable-next-line react/no-array-index-key -- a line is told by its place on the page
                key={index}
                index={index}
                at={item.place}
                isChosen={state.chosen === index}
                isStill={isStill}
                onChoose={() => onAct({ type: 'choose', index })}
                onPlace={(at) => place(index, at)}
              />
            ),
        )}
        {drawn && <span className={classes.drawn} style={styleOf(drawn)} />}
      </section>
    </div>
  );
}

interface FrameProps {
  readonly index: number;
  readonly at: Place;
  readonly isChosen: boolean;
  readonly isStill: boolean;
  readonly onChoose: () => void;
  readonly onPlace: (at: Place | undefined) => void;
}

/** The place of a line: chosen by a press or by focus. */
function Frame({ index, at, isChosen, isStill, onChoose, onPlace }: FrameProps) {
  const t = useWords('writing');
  const number = formatNumber(index + 1, useLocale());
  const handleKey = (event: KeyboardEvent) => {
    if (isStill || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = MOVES[event.key];
    if (by) onPlace(event.shiftKey ? placeResized(at, by) : placeMoved(at, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') onPlace(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={classes.frame}
      style={styleOf(at)}
      data-frame={index}
      aria-label={t('surface.frame', { place: number, key: isolated('Shift') })}
      aria-pressed={isChosen}
      onFocus={() => {
        if (!isChosen) onChoose();
      }}
      onClick={onChoose}
      onKeyDown={handleKey}
    >
      <span className={classes.number}>{number}</span>
    </button>
  );
}

/** A place that is being drawn; it is marked once the pointer lets go. */
function useDrawing(
  page: { readonly current: HTMLElement | null },
  isStill: boolean,
  onDraw: (place: Place) => void,
) {
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
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (isStill || event.button !== 0) return;
      setFrom(pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      if (!from) return;
      const place = placeBetween(from, pointOf(event));
      // Not before it is a drag: a press on a frame is a click.
      if (place && !drawn) page.current?.setPointerCapture(event.pointerId);
      setDrawn(place);
    },
    onPointerUp(event: PointerEvent) {
      const place = from && placeBetween(from, pointOf(event));
      if (place) onDraw(place);
      cancel();
    },
    onPointerCancel: cancel,
  };
  return { drawn, handlers };
}

interface SliceProps {
  readonly slice: PageImage;
  readonly submissionId: string | undefined;
}

function Slice({ slice, submissionId }: SliceProps) {
  const { sources } = slice;
  const path = (sources.find((source) => source.width >= WIDTH) ?? sources.at(-1))?.path ?? '';
  if (submissionId !== undefined) return <Staged slice={slice} submissionId={submissionId} path={path} />;
  return <Picture slice={slice} source={fileUrl(path)} />;
}

/** A picture that is not public. */
function Staged({ slice, submissionId, path }: { slice: PageImage; submissionId: string; path: string }) {
  return <Picture slice={slice} source={useStagedPicture(submissionId, path)} />;
}

function Picture({ slice, source }: { readonly slice: PageImage; readonly source: string | undefined }) {
  const { width, height, color } = slice;
  const style = { background: color, aspectRatio: `${width} / ${height}` };
  if (source === undefined) return <span className={classes.slice} style={style} />;
  return (
    <img
      className={classes.slice}
      src={source}
      width={width}
      height={height}
      alt=""
      draggable={false}
      style={style}
      {...(!source.startsWith('blob:') && { crossOrigin: 'anonymous' as const })}
    />
  );
}

/** A page is always left to right, as its element is. */
function styleOf([x, y, width, height]: Place): CSSProperties {
  return {
    insetInlineStart: `${x / 100}%`,
    insetBlockStart: `${y / 100}%`,
    inlineSize: `${width / 100}%`,
    blockSize: `${height / 100}%`,
  };
}
