import type { PageBox } from '@rawi/model/truth/chapter-panels';
import type { TranscriptItem } from '@rawi/model/truth/transcript';

/** Panels of a page as a help for the order of its text. Pure. */

/**
 * The items of a page in the order of the panels in which they lie. Within a panel they stay as they are; one without a place, or beside
 * all panels, stays behind the one before it.
 */
export function orderByPanels(
  items: readonly TranscriptItem[],
  /** As they are read. */
  panels: readonly PageBox[],
): readonly TranscriptItem[] {
  let last = -1;
  const placed = items.map((item) => {
    last = panelOf(item.place, panels) ?? last;
    return { item, panel: last };
  });
  return placed.toSorted((one, other) => one.panel - other.panel).map(({ item }) => item);
}

/** The panel with most of a place: of several with as much, the first; undefined where none has any of it. */
function panelOf(place: PageBox | undefined, panels: readonly PageBox[]): number | undefined {
  if (!place) return undefined;
  let [most, found]: [number, number | undefined] = [0, undefined];
  for (const [index, panel] of panels.entries()) {
    const shared = sharedArea(place, panel);
    if (shared > most) [most, found] = [shared, index];
  }
  return found;
}

function sharedArea([x, y, width, height]: PageBox, [left, top, across, down]: PageBox): number {
  const shared = Math.min(x + width, left + across) - Math.max(x, left);
  const tall = Math.min(y + height, top + down) - Math.max(y, top);
  return shared > 0 && tall > 0 ? shared * tall : 0;
}
