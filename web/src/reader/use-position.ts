import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { entryOf } from '../domains/history/entry.ts';
import { NEW_PLAN, type PositionEvent, plan, SETTLED_AFTER } from '../domains/history/position-plan.ts';
import { recordPosition } from '../domains/history/record-position.ts';
import { countRead } from '../domains/numbers/count-read.ts';
import { currentPage, isAtEnd, type ReaderState } from './reader-state.ts';

/**
 * Records the position in the chapter, at the moments that `place-plan.ts` decides. `fraction` is read at
 * that moment: the share of the current page that has been read, or NaN while the page is not on the screen.
 */
export function usePosition(chapter: ChapterPayload, state: ReaderState, fraction: () => number): void {
  const page = currentPage(state);
  const finished = isAtEnd(state);
  const happened = useRef<(event: PositionEvent, page?: number) => void>(() => {});
  const current = useRef(NEW_PLAN);
  useLayoutEffect(() => {
    happened.current = (event, at = page) => {
      const { stored } = current.current;
      // On the end card there is no page to measure a share of.
      const read = finished ? 0 : fraction();
      const known = stored?.page === at ? stored.fraction : 0;
      const spot = { page: at, fraction: Number.isNaN(read) ? known : read };
      const { act, next } = plan(current.current, event, spot);
      current.current = next;
      if (act === 'nothing') return;
      recordPosition(entryOf(chapter, { ...spot, finished }), act);
      // The end is reached once a visit: after it nothing is stored.
      if (finished) void countRead(chapter);
    };
  });

  useEffect(() => {
    happened.current('opened');
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') happened.current('hidden');
    };
    const handleLeave = () => happened.current('left');
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);

  // A layout effect's cleanup runs while the old page is still on the screen and can be measured.
  useLayoutEffect(() => () => happened.current('left'), []);

  useEffect(() => {
    if (finished) {
      happened.current('finished', page);
      return;
    }
    const timer = setTimeout(() => happened.current('settled', page), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [page, finished]);
}
