import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayZoom, zoomInto } from '../../core/lib/zoom-into.ts';

/**
 * What a press on a panel does: the panel zooms into the page of the reader that it is a part of. Every other way to follow its
 * link (a new tab, without script) stays the browser's.
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

/** The page in the reader, once it is drawn; null in a strip, which has no place that a page fits. */
function pageInReader(page: number): HTMLElement | null | undefined {
  if (document.querySelector('[data-reader="vertical"]')) return null;
  const shown = document.querySelector<HTMLElement>(`[data-slot][data-current] [data-page="${page}"]`);
  return shown?.querySelector(':is(img, canvas)[data-shown]') ? shown : undefined;
}
