import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayZoom, zoomInto } from '../../core/lib/zoom-into.ts';

/**
 * Handles a click on a panel: the panel zooms into its page in the reader. The browser handles every other
 * way to follow the link (a new tab, without script).
 */
export function useOpenPanel(to: string, page: number): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !mayZoom()) return;
    event.preventDefault();
    zoomInto({
      from: event.currentTarget,
      go: () => void navigate(to),
      find: () => pageInReader(page),
    });
  };
}

/**
 * The page's element in the reader, once it is drawn; null in a strip, where the page is not fitted to a
 * fixed place.
 */
function pageInReader(page: number): HTMLElement | null | undefined {
  if (document.querySelector('[data-reader="vertical"]')) return null;
  const shown = document.querySelector<HTMLElement>(`[data-slot][data-current] [data-page="${page}"]`);
  return shown?.querySelector(':is(img, canvas)[data-shown]') ? shown : undefined;
}
