import { useRef, useState } from 'react';
import { placeIn } from '../domains/history/place-in.ts';
import { EYE_LINE } from './pages/strip-surface.tsx';
import { currentPage, currentStop, type ReaderState } from './reader-state.ts';
import { fractionOf, readOf } from './stops.ts';

/** Where a chapter is opened: at a page, of which so much was read before. */
interface StartPlace {
  readonly page: number;
  readonly fraction: number;
}

/** Where the chapter was left, if it is opened at that page; else the head of the page. */
export function useStartPlace(chapterId: string, opened: number): StartPlace {
  const [start] = useState(() => {
    const place = placeIn(chapterId);
    return { page: opened, fraction: place?.page === opened ? place.fraction : 0 };
  });
  return start;
}

interface ExactPlace {
  /** For the element that holds the pages. */
  readonly frame: React.RefObject<HTMLElement | null>;
  /** The share of what is shown first that was read before. */
  readonly startFraction: number;
  /** The share of the current page that is read now; NaN where that page is not on the screen. */
  readonly fraction: () => number;
}

/** Finds where somebody stands within a page: where they stood when the chapter opens, and where they stand now. */
export function useExactPlace(start: StartPlace, state: ReaderState): ExactPlace {
  const frame = useRef<HTMLElement>(null);
  const page = currentPage(state);
  const stop = currentStop(state) ?? {};
  const fraction = () => {
    const read =
      frame.current && (state.layout === 'vertical' ? readOfStrip : readOfSlot)(frame.current, page);
    // A file that is still opening has nothing to measure yet.
    if (read === null || read === undefined) return page === start.page ? start.fraction : Number.NaN;
    return fractionOf(stop, read);
  };
  return { frame, startFraction: readOf(stop, start.fraction), fraction };
}

function readOfStrip(frame: HTMLElement, page: number): number | undefined {
  const box = frame.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  if (!box || box.height === 0) return undefined;
  return within((window.innerHeight * EYE_LINE) / 100 - box.top, box.height);
}

function readOfSlot(frame: HTMLElement): number | undefined {
  const slot = frame.querySelector('[data-slot][data-current]');
  if (!slot) return undefined;
  return within(slot.scrollTop, slot.scrollHeight - slot.clientHeight);
}

function within(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
}
