import { useRef, useState } from 'react';
import { positionIn } from '../domains/history/position-in.ts';
import { EYE_LINE } from './pages/strip-surface.tsx';
import { currentPage, currentSpread, type ReaderState, readOfSteps } from './reader-state.ts';
import { fractionOf, readOf } from './spreads.ts';

/** Where a chapter opens: the page, and how much of it was read before. */
interface StartPlace {
  readonly page: number;
  readonly fraction: number;
}

/** The position where the chapter was left, if it opens at that page; else the top of the page. */
export function useStartPlace(chapterId: string, opened: number): StartPlace {
  const [start] = useState(() => {
    const position = positionIn(chapterId);
    return { page: opened, fraction: position?.page === opened ? position.fraction : 0 };
  });
  return start;
}

interface ExactPosition {
  /** The ref of the element that holds the pages. */
  readonly frame: React.RefObject<HTMLElement | null>;
  /** The share of the first spread that was read before. */
  readonly startFraction: number;
  /** The share of the current page that has been read; NaN while that page is not on the screen. */
  readonly fraction: () => number;
}

/**
 * Finds the exact position within a page: the stored one when the chapter opens, and the current one later.
 */
export function useExactPosition(start: StartPlace, state: ReaderState): ExactPosition {
  const frame = useRef<HTMLElement>(null);
  const page = currentPage(state);
  const spread = currentSpread(state) ?? {};
  const fraction = () => {
    const byStep = readOfSteps(state);
    if (byStep !== undefined) return byStep;
    const read =
      frame.current && (state.layout === 'vertical' ? readOfStrip : readOfSlot)(frame.current, page);
    // While the file is still opening there is nothing to measure.
    if (read === null || read === undefined) return page === start.page ? start.fraction : Number.NaN;
    return fractionOf(spread, read);
  };
  return { frame, startFraction: readOf(spread, start.fraction), fraction };
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
