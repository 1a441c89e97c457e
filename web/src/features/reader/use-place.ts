import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect, useRef } from 'react';
import { entryOf } from '../../data/history/entry.ts';
import { NEW_PLAN, type PlaceEvent, plan, SETTLED_AFTER } from '../../data/history/place-plan.ts';
import { recordPlace } from '../../data/history/record-place.ts';
import { currentPage, isAtEnd, type ReaderState } from './reader-state.ts';

const AT_THE_TOP = () => 0;

/**
 * Records where somebody stands in the chapter, as `place-plan.ts` says. `fraction` answers which share of the page's
 * height has gone past the reader's eye, 0 to 1; it is asked when a place is recorded, so also while the reader goes.
 */
export function usePlace(
  chapter: ChapterPayload,
  state: ReaderState,
  fraction: () => number = AT_THE_TOP,
): void {
  const page = currentPage(state);
  const finished = isAtEnd(state);
  const happened = useRef<(event: PlaceEvent, page?: number) => void>(() => {});
  const current = useRef(NEW_PLAN);
  useEffect(() => {
    happened.current = (event, at = page) => {
      const stand = { page: at, fraction: fraction() };
      const { act, next } = plan(current.current, event, stand);
      current.current = next;
      if (act !== 'nothing') recordPlace(entryOf(chapter, { ...stand, finished }), act);
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
      handleLeave();
    };
  }, []);

  useEffect(() => {
    if (finished) {
      happened.current('finished', page);
      return;
    }
    const timer = setTimeout(() => happened.current('settled', page), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [page, finished]);
}
