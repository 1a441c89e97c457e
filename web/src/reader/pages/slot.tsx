import { type CSSProperties, memo, type UIEvent, useLayoutEffect, useRef } from 'react';
import { FlipOverlay } from '../flip/flip-overlay.tsx';
import type { Flip } from '../flip/use-flip.ts';
import type { Fit, ReaderLayout } from '../layouts.ts';
import { barsAfterScroll, isScrolled } from '../scrolling.ts';
import type { PageSource } from './page-source.ts';
import { pageView, type StopShape } from './stop-shape.ts';
import classes from './surfaces.module.css';
import { type Anchor, keepAnchor } from './zoom.ts';

interface SlotProps {
  readonly source: PageSource;
  readonly shape: StopShape;
  readonly way: { readonly layout: ReaderLayout; readonly fit: Fit | undefined; readonly zoom: number };
  readonly current: boolean;
  /** Its pages are fetched; else their boxes stand for them. */
  readonly isDrawn: boolean;
  /** Where it stands beside what is read; undefined for that itself. */
  readonly side: 'left' | 'right' | undefined;
  /** It is the very next on its side: a finger can pull it in. */
  readonly isNear: boolean;
  readonly comesFrom: 'left' | 'right' | undefined;
  /** Where reading begins on what is wider than the screen. */
  readonly startsAt: 'left' | 'right';
  /** How much of what the chapter opens at has been read, 0 to 1; nothing when it is asked again. */
  readonly takeStart: () => number;
  readonly chrome: boolean;
  /** What stays where it is when the zoom changes. */
  readonly anchor: Anchor | undefined;
  readonly onChrome: (shown: boolean) => void;
  readonly onSettled: (page: number) => void;
  /** The same pages in another language, over them. */
  readonly flip: Flip | undefined;
}

/** The pages of one stop in a box that scrolls where they are larger than the screen. */
export const Slot = memo(function Slot(props: SlotProps) {
  const { source, shape, way, current, isDrawn, side, isNear, comesFrom, onSettled, flip } = props;
  const { slot, onScroll } = useLongPage(props);
  useAnchor(slot, props.anchor, way.zoom);
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--ratio': shape.ratio,
    '--natural': `${shape.natural}px`,
    '--zoom': way.zoom,
  };
  return (
    <div
      ref={slot}
      className={classes.slot}
      onScroll={onScroll}
      data-slot
      data-current={current || undefined}
      data-comes-from={comesFrom}
      data-side={side}
      data-near={isNear || undefined}
      data-layout={way.layout}
      data-fit={way.fit ?? 'screen'}
      data-turned={shape.turned || undefined}
      aria-hidden={!current}
      style={style}
    >
      <div className={classes.stop} data-stop>
        <div className={classes.sheet} data-half={shape.half}>
          {shape.pages.map(({ page, share }) => (
            <div
              key={page}
              className={classes.page}
              style={{
                inlineSize: `${share * 100}%`,
                backgroundColor: source.colorOf(page) ?? 'var(--surface)',
              }}
              data-page={page}
            >
              {isDrawn && (
                <source.Page
                  page={page}
                  view={pageView(shape, share, way)}
                  current={current}
                  onSettled={() => onSettled(page)}
                />
              )}
            </div>
          ))}
          {flip && (
            <FlipOverlay
              flip={flip}
              pages={shape.pages.map((each) => ({ ...each, view: pageView(shape, each.share, way) }))}
            />
          )}
        </div>
      </div>
    </div>
  );
});

/** Where a page longer than the screen begins: where it was left, or else at its head, below the bar only if that is shown. */
function useLongPage({ current, chrome, startsAt, takeStart, way, onChrome }: SlotProps) {
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
    const head = bars.current ? 0 : Number.parseFloat(getComputedStyle(box).paddingTop);
    box.scrollTop = read > 0 ? read * (box.scrollHeight - box.clientHeight) : head;
    box.scrollLeft = startsAt === 'left' ? 0 : box.scrollWidth;
    from.current = box.scrollTop;
  }, [current, startsAt, takeStart]);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (zoom.current !== way.zoom) {
      // What is enlarged or fitted again moves by itself: no hand has scrolled.
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

/** After a change of the zoom the same point of the page is under the same point of the screen. */
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
    const stop = box?.querySelector('[data-stop]');
    if (!isChanged || !anchor || !box || !stop) return;
    box.scrollBy(keepAnchor(anchor, stop.getBoundingClientRect()));
  }, [slot, anchor, zoom]);
}
