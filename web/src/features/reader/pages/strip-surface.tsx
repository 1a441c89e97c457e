import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReaderState } from '../reader-state.ts';
import { barsAfterScroll, isScrolled } from '../scrolling.ts';
import type { PageSource } from './page-source.ts';
import classes from './surfaces.module.css';

interface StripSurfaceProps {
  readonly source: PageSource;
  readonly state: ReaderState;
  /** The page that the eye is on, or `pageCount + 1` for the end card. */
  readonly onScrolledTo: (position: number) => void;
  readonly onChrome: (shown: boolean) => void;
  readonly endCard: ReactNode;
}

/** A page is read once its top has passed this share of the screen's height, in per cent. */
const EYE_LINE = 30;

/** All pages below one another. Only those near the screen are drawn; the boxes of the others keep their place. */
export function StripSurface({ source, state, onScrolledTo, onChrome, endCard }: StripSurfaceProps) {
  const strip = useRef<HTMLDivElement>(null);
  const near = useNearPages(strip, source, state.position);
  useEyeLine(strip, source.pageCount, onScrolledTo);
  useScrollToJump(strip, state);
  useChromeByScrolling(onChrome);

  return (
    <div className={classes.strip} ref={strip}>
      {Array.from({ length: source.pageCount }, (_, index) => {
        const page = index + 1;
        const size = source.sizeOf(page);
        const style: CSSProperties & Record<'--ratio', number> = {
          '--ratio': size.width / size.height,
          backgroundColor: source.colorOf(page) ?? 'var(--surface)',
        };
        return (
          <div key={page} className={classes.stripPage} style={style} data-page={page} data-position={page}>
            {near.has(page) && (
              <source.Page page={page} layout="vertical" current={page === state.position} onSettled={noop} />
            )}
          </div>
        );
      })}
      <div className={classes.stripEnd} data-position={source.pageCount + 1}>
        {endCard}
      </div>
    </div>
  );
}

function noop(): void {}

type StripRef = React.RefObject<HTMLDivElement | null>;

/** The pages within the source's nearness of the screen, among them always the one that is read first. */
function useNearPages(strip: StripRef, source: PageSource, position: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([position]));
  const { pageCount, nearness } = source;
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

/** Tells which box lies under a line across the screen. */
function useEyeLine(strip: StripRef, pageCount: number, onScrolledTo: (position: number) => void): void {
  const tell = useLatest(onScrolledTo);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const under = entries.find((entry) => entry.isIntersecting);
        if (under) tell.current(positionOf(under.target));
      },
      { rootMargin: `-${EYE_LINE}% 0px -${100 - EYE_LINE}% 0px` },
    );
    for (const box of boxes(strip).slice(0, pageCount + 1)) observer.observe(box);
    return () => observer.disconnect();
  }, [strip, pageCount, tell]);
}

/** Scrolls where a key or the slider asked to go. */
function useScrollToJump(strip: StripRef, { jumps, position }: ReaderState): void {
  const done = useRef(0);
  useEffect(() => {
    if (jumps === done.current) return;
    done.current = jumps;
    boxes(strip)[position - 1]?.scrollIntoView({ block: 'start' });
  }, [strip, jumps, position]);
}

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
