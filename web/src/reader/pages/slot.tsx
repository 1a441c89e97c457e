import { type CSSProperties, memo, type UIEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import { FlipOverlay } from '../flip/flip-overlay.tsx';
import type { Flip } from '../flip/use-flip.ts';
import type { Step } from '../guided/guided-steps.ts';
import { Spotlight } from '../guided/spotlight.tsx';
import { useCamera, viewOf } from '../guided/use-camera.ts';
import type { Fit, ReaderLayout } from '../layouts.ts';
import { barsAfterScroll, isScrolled } from '../scrolling.ts';
import type { PageSource } from './page-source.ts';
import { pageView, type SpreadShape } from './spread-shape.ts';
import classes from './surfaces.module.css';
import { type Anchor, keepAnchor } from './zoom.ts';

/** How a spread moves when a page is turned. */
export type Turn = `${'from' | 'to'}-${'left' | 'right'}`;

interface SlotProps {
  readonly source: PageSource;
  readonly shape: SpreadShape;
  readonly way: { readonly layout: ReaderLayout; readonly fit: Fit | undefined; readonly zoom: number };
  readonly current: boolean;
  /** Whether its pages are loaded; else their boxes are shown. */
  readonly isDrawn: boolean;
  /** On which side of the current spread it is; undefined for the current one. */
  readonly side: 'left' | 'right' | undefined;
  /** Whether it is adjacent to the current spread, so that a finger can pull it in. */
  readonly isNear: boolean;
  /** Its part in the last turn; undefined if it stayed where it was. */
  readonly turn: Turn | undefined;
  /** The side where reading starts on a page wider than the screen. */
  readonly startsAt: 'left' | 'right';
  /** How much of the opening spread was read before, 0 to 1; 0 on any later call. */
  readonly takeStart: () => number;
  readonly chrome: boolean;
  /** What guided view shows of it; undefined where it is shown as it fits. */
  readonly step: Step | undefined;
  /** The window lies over two screens. */
  readonly isFolded: boolean;
  /** The point that stays in place when the zoom changes. */
  readonly anchor: Anchor | undefined;
  readonly onChrome: (shown: boolean) => void;
  readonly onSettled: (page: number) => void;
  /** The matching pages in another language, drawn over these. */
  readonly flip: Flip | undefined;
}

/** The pages of one spread in a box that scrolls if they are larger than the screen. */
export const Slot = memo(function Slot(props: SlotProps) {
  const { source, shape, way, current, isDrawn, side, isNear, turn, step, isFolded, onSettled, flip } = props;
  const { slot, onScroll } = useLongPage(props);
  useAnchor(slot, props.anchor, way.zoom);
  useCamera(slot, current ? step : undefined);
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--ratio': shape.ratio,
    '--natural': `${shape.natural}px`,
    '--zoom': way.zoom,
    ...(step && viewOf(step)),
  };
  return (
    <div
      ref={slot}
      className={classNames(
        classes.slot,
        step && classes.guided,
        isFolded && step === undefined && classes.folded,
      )}
      onScroll={onScroll}
      data-slot
      data-current={current || undefined}
      data-turn={turn}
      data-side={side}
      data-near={isNear || undefined}
      data-layout={way.layout}
      data-fit={way.fit ?? 'screen'}
      data-turned={shape.turned || undefined}
      data-guided={step !== undefined || undefined}
      data-lone={step === undefined ? loneSide(shape, props.startsAt) : undefined}
      aria-hidden={!current}
      style={style}
    >
      <div className={classes.spread} data-stop>
        <div className={classes.sheet} data-half={shape.half}>
          {shape.pages.map(({ page, ...placed }) => (
            <div
              key={page}
              className={classes.page}
              style={{
                inlineSize: `${placed.share * 100}%`,
                backgroundColor: source.colorOf(page) ?? 'var(--surface)',
              }}
              data-page={page}
            >
              {isDrawn && (
                <source.Page
                  page={page}
                  view={pageView(shape, placed, way)}
                  current={current}
                  onSettled={() => onSettled(page)}
                />
              )}
            </div>
          ))}
          {flip && (
            <FlipOverlay
              flip={flip}
              pages={shape.pages.map((each) => ({ ...each, view: pageView(shape, each, way) }))}
            />
          )}
        </div>
        {step && <Spotlight step={step} />}
      </div>
    </div>
  );
});

/** On two screens: the one on which a page stands that has none beside it. A cover opens to the side that a book's does. */
function loneSide({ pages, ratio }: SpreadShape, startsAt: 'left' | 'right'): 'left' | 'right' | undefined {
  const [only] = pages;
  // What was drawn as two pages lies over both.
  if (only === undefined || pages.length > 1 || ratio > 1) return undefined;
  const opposite = startsAt === 'left' ? 'right' : 'left';
  return only.page === 1 ? opposite : startsAt;
}

/**
 * Sets the first scroll position of a page longer than the screen: where it was left, or else its top, below
 * the bar if that is shown.
 */
function useLongPage({ current, chrome, startsAt, takeStart, way, step, onChrome }: SlotProps) {
  const isGuided = step !== undefined;
  const slot = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  const zoom = useRef(way.zoom);
  const bars = useRef(chrome);
  useLayoutEffect(() => {
    bars.current = chrome;
  });
  useLayoutEffect(() => {
    const box = slot.current;
    if (!current || box === null) return;
    const read = takeStart();
    // Guided view moves the page itself.
    if (isGuided) {
      box.scrollTo(0, 0);
      return;
    }
    const head = bars.current ? 0 : Number.parseFloat(getComputedStyle(box).paddingTop);
    box.scrollTop = read > 0 ? read * (box.scrollHeight - box.clientHeight) : head;
    box.scrollLeft = startsAt === 'left' ? 0 : box.scrollWidth;
    from.current = box.scrollTop;
  }, [current, startsAt, takeStart, isGuided]);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (zoom.current !== way.zoom) {
      // A change of zoom or fit scrolls the page too, but no hand has scrolled.
      zoom.current = way.zoom;
      from.current = box.scrollTop;
      return;
    }
    if (!isScrolled(from.current, box.scrollTop)) return;
    const shown = barsAfterScroll(from.current, box.scrollTop, box.clientHeight);
    from.current = box.scrollTop;
    if (current && shown !== undefined) onChrome(shown);
  };
  return { slot, onScroll };
}

/** Keeps the same point of the page under the same point of the screen when the zoom changes. */
function useAnchor(
  slot: React.RefObject<HTMLDivElement | null>,
  anchor: Anchor | undefined,
  zoom: number,
): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const isChanged = before.current !== zoom;
    before.current = zoom;
    const box = slot.current;
    const spread = box?.querySelector('[data-stop]');
    if (!isChanged || !anchor || !box || !spread) return;
    box.scrollBy(keepAnchor(anchor, spread.getBoundingClientRect()));
  }, [slot, anchor, zoom]);
}
