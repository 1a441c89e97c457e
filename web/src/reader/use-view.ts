import { useCallback, useEffect, useRef } from 'react';
import { sendView } from '../domains/chapters/views.ts';

/**
 * Counts a view of the chapter once a page of it is drawn in a visible tab; a background tab, or one that the
 * browser prerenders, waits until it is shown. Call the returned function whenever a page has been drawn.
 */
export function useView(comicId: string, chapterId: string): () => void {
  const isDrawn = useRef(false);
  const notify = useCallback(() => {
    if (isDrawn.current && document.visibilityState === 'visible') sendView({ comicId, chapterId });
  }, [comicId, chapterId]);
  useEffect(() => {
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  }, [notify]);
  return useCallback(() => {
    isDrawn.current = true;
    notify();
  }, [notify]);
}
