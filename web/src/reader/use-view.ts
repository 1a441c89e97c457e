import { useCallback, useEffect, useRef } from 'react';
import { sendView } from '../domains/chapters/views.ts';

/**
 * Counts the chapter as read once a page of it is drawn in a tab that somebody looks at; a tab in the background, or one that
 * the browser draws ahead, waits until it is shown. The result is to be called whenever a page is there.
 */
export function useView(comicId: string, chapterId: string): () => void {
  const isDrawn = useRef(false);
  const tell = useCallback(() => {
    if (isDrawn.current && document.visibilityState === 'visible') sendView({ comicId, chapterId });
  }, [comicId, chapterId]);
  useEffect(() => {
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [tell]);
  return useCallback(() => {
    isDrawn.current = true;
    tell();
  }, [tell]);
}
