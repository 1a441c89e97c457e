import {
  type CSSProperties,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FlipOverlay } from '../flip/flip-overlay.tsx';
import type { Flip } from '../flip/use-flip.ts';
import type { Fit } from '../layouts.ts';
import { findNearestPages, withinMemory } from '../preload-window.ts';
import { currentPage, isAtEnd, type ReaderAction, type ReaderState } from '../reader-state.ts';
import { barsAfterScroll, isScrolled, newestUnder } from '../scrolling.ts';
import type { Reading } from '../settings/use-reading.ts';
import { screenDensity, useScreen } from '../use-screen.ts';
import { fitPage } from './fit-page.ts';
import type { PageSource, PageView } from './page-source.ts';
import classes from './strip-surface.module.css';
import type { Zoom } from './use-zoom.ts';
import { type Anchor, keepAnchor } from './zoom.ts';

interface StripSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  readonly reading: Pick<Reading, 'fit' | 'gap' | 'column'>;
  readonly zoom: Zoom;
  /** How much of the opening page was read before, 0 to 1; 0 on any later call. */
  readonly takeStart: () => number;
  /** Whether pages may be loaded before they are scrolled to. */
  readonly preload: boolean;
  readonly flip: Flip | undefined;
  readonly dispatch: (action: ReaderAction) => void;
  readonly endCard: ReactNode;
}

/** A page is the current one once its top has passed this share of the screen's height, in percent. */
export const EYE_LINE = 30;

/** All pages stacked vertically. Only those near the screen are drawn; boxes keep the place of the others. */
export function StripSurface(props: StripSurfaceProps) {
  const { source, state, reading, zoom, takeStart, preload, flip, dispatch, endCard } = props;
  const { fit, gap, column } = reading;
  const strip = useRef<HTMLDivElement>(null);
  const screen = useScreen();
  const tell = useLatest(dispatch);
  const position = isAtEnd(state) ? source.pageCount + 1 : currentPage(state);
  // A narrower column is a strip that is zoomed out.
  const scale = (zoom.level * column) / 100;
  const view: PageView = { layout: 'vertical', fit, share: 1, turned: false, zoom: scale };
  const pixelsOf = (page: number) => {
    const { width } = fitPage(source.sizeOf(page), screen, view);
    // With a kept flip each page is loaded twice.
    return source.pixelsAt(page, width * screenDensity()) * (flip?.isKept ? 2 : 1);
  };
  const near = useNearPages(strip, source.pageCount, preload ? source.nearness : 0);
  const drawn = new Set(withinMemory(findNearestPages(near, position, source.pageCount), pixelsOf));
  useEyeLine(strip, source.pageCount, (page) => tell.current({ type: 'scrolled-to', position: page }));
  useScrollToJump(strip, state.jumps, position, takeStart);
  useStripAnchor(strip, zoom.anchor, zoom.level);
  // All pages but the cover lose the same.
  const shown = source.cropOf?.(source.pageCount).width;
  useKeptPlace(strip, position, state.jumps, `${fit} ${gap} ${column} ${shown}`);
  useChromeByScrolling((shown) => tell.current({ type: 'set-chrome', shown }));

  const style: CSSProperties & Record<'--zoom', number> = { '--zoom': scale };
  return (
    <div
      className={classes.strip}
      ref={strip}
      data-stop
      data-fit={fit ?? 'screen'}
      data-gap={gap}
      style={style}
    >
      {Array.from({ length: source.pageCount }, (_, index) => (
        <StripPage
          key={index + 1}
          source={source}
          page={index + 1}
          isDrawn={drawn.has(index + 1)}
          current={index + 1 === position}
          fit={fit}
          zoom={scale}
          flip={index + 1 === position || (flip?.isKept && drawn.has(index + 1)) ? flip : undefined}
        />
      ))}
      <div className={classes.end} data-position={source.pageCount + 1}>
        {endCard}
      </div>
    </div>
  );
}

interface StripPageProps {
  readonly source: PageSource;
  readonly page: number;
  readonly isDrawn: boolean;
  readonly current: boolean;
  readonly fit: Fit | undefined;
  readonly zoom: number;
  readonly flip: Flip | undefined;
}

/** Memoized, because there may be hundreds of these: one renders again only when its props change. */
const StripPage = memo(function StripPage({
  source,
  page,
  isDrawn,
  current,
  fit,
  zoom,
  flip,
}: StripPageProps) {
  const crop = source.cropOf?.(page);
  const view: PageView = { layout: 'vertical', fit, share: 1, turned: false, zoom, crop };
  const size = source.sizeOf(page);
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--ratio': size.width / size.height,
    '--natural': `${size.width}px`,
    backgroundColor: source.colorOf(page) ?? 'var(--surface)',
  };
  return (
    <div className={classes.page} style={style} data-page={page} data-position={page}>
      {isDrawn && <source.Page page={page} view={view} current={current} onSettled={noop} />}
      {flip && <FlipOverlay flip={flip} pages={[{ page, share: 1, view }]} />}
    </div>
  );
});

function noop(): void {}

type StripRef = React.RefObject<HTMLDivElement | null>;

/**
 * The pages within this distance of the screen, in percent of its height; none before the first observation.
 */
function useNearPages(strip: StripRef, pageCount: number, nearness: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((known) => {
          const next = new Set(known);
          for (const entry of entries) {
            const page = positionOf(entry.target);
            if (entry.isIntersecting) next.add(page);
            else next.delete(page);
          }
          return next;
        }),
      { rootMargin: `${nearness}% 0px` },
    );
    for (const box of boxes(strip).slice(0, pageCount)) observer.observe(box);
    return () => observer.disconnect();
  }, [strip, pageCount, nearness]);
  return near;
}

/** Reports which box is under a line across the screen. */
function useEyeLine(strip: StripRef, pageCount: number, onScrolledTo: (position: number) => void): void {
  const tell = useLatest(onScrolledTo);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const under = newestUnder(entries);
        if (under) tell.current(positionOf(under));
      },
      { rootMargin: `-${EYE_LINE}% 0px -${100 - EYE_LINE}% 0px` },
    );
    for (const box of boxes(strip).slice(0, pageCount + 1)) observer.observe(box);
    return () => observer.disconnect();
  }, [strip, pageCount, tell]);
}

/** Scrolls to where a key or the slider moved, and at first to where the reader was. */
function useScrollToJump(strip: StripRef, jumps: number, position: number, takeStart: () => number): void {
  const done = useRef(0);
  useLayoutEffect(() => {
    const fraction = takeStart();
    if (jumps === done.current && fraction === 0) return;
    done.current = jumps;
    const box = boxes(strip)[position - 1];
    if (fraction > 0 && box) {
      const { top, height } = box.getBoundingClientRect();
      window.scrollBy(0, top + fraction * height - eyeLine());
    } else box?.scrollIntoView({ block: 'start' });
  }, [strip, jumps, position, takeStart]);
}

/** Keeps the same point of the strip under the same point of the screen when the zoom changes. */
function useStripAnchor(strip: StripRef, anchor: Anchor | undefined, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const isChanged = before.current !== zoom;
    before.current = zoom;
    if (isChanged && anchor && strip.current) {
      window.scrollBy(keepAnchor(anchor, strip.current.getBoundingClientRect()));
    }
  }, [strip, anchor, zoom]);
}

/** Keeps what is read in its place when a setting changes how wide pages are or how far apart. */
function useKeptPlace(strip: StripRef, position: number, jumps: number, shape: string): void {
  const read = useRef<{ readonly position: number; readonly share: number }>(undefined);
  const latest = useLatest(position);
  useEffect(() => {
    const note = () => {
      const box = strip.current?.children[latest.current - 1]?.getBoundingClientRect();
      if (box && box.height > 0) {
        read.current = { position: latest.current, share: (eyeLine() - box.top) / box.height };
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [strip, latest]);
  const before = useRef({ shape, jumps });
  useLayoutEffect(() => {
    const isMoved = before.current.jumps !== jumps;
    const isSame = before.current.shape === shape;
    before.current = { shape, jumps };
    // A key or the slider leads elsewhere.
    if (isSame || isMoved) return;
    // Where nothing was scrolled yet the chapter stands at its beginning.
    if (read.current === undefined) return;
    const box = strip.current?.children[read.current.position - 1]?.getBoundingClientRect();
    if (box) window.scrollBy(0, box.top + read.current.share * box.height - eyeLine());
  }, [strip, shape, jumps]);
}

const eyeLine = (): number => (window.innerHeight * EYE_LINE) / 100;

function useChromeByScrolling(onChrome: (shown: boolean) => void): void {
  const tell = useLatest(onChrome);
  useEffect(() => {
    let from = window.scrollY;
    const handleScroll = () => {
      const to = window.scrollY;
      if (!isScrolled(from, to)) return;
      const bars = barsAfterScroll(from, to, window.innerHeight);
      if (bars !== undefined) tell.current(bars);
      from = to;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [tell]);
}

function useLatest<T>(value: T): React.RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function boxes(strip: StripRef): Element[] {
  return [...(strip.current?.children ?? [])];
}

function positionOf(box: Element): number {
  return Number(box.getAttribute('data-position'));
}
