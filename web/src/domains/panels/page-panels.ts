import type { SetPage } from '@rawi/model/calls/translator-calls';
import { LIMITS } from '@rawi/model/limits';
import { foundOn, panelsAsRead } from '@rawi/model/panels/set-pages';
import type { ChapterPanels, PagePanels } from '@rawi/model/truth/chapter-panels';
import { SURE_PANEL } from '@rawi/model/truth/page-images';
import { areSameBoxes } from './boxes.ts';
import type { Boxes } from './edit-pages.ts';

/** Between a chapter's file of panels and what the editor shows and sends. Pure. */

/**
 * The panels of each page as they are, and as they were found. A page that is one picture has none. The numbers, from 1, of those of whose
 * panels nobody is sure: readers see them whole.
 */
export function shownPages(
  { pages }: Pick<ChapterPanels, 'pages'>,
  isRtl: boolean,
): {
  readonly pages: readonly Boxes[];
  readonly found: readonly Boxes[];
  readonly unsure: readonly number[];
} {
  return {
    pages: pages.map((page) => shown(page, isRtl)),
    found: pages.map((page) => shown(foundOn(page), isRtl)),
    unsure: pages.flatMap((page, index) => (isUnsure(page) ? [index + 1] : [])),
  };
}

const isUnsure = ({ set, whole, panels }: PagePanels): boolean =>
  set === undefined && !whole && panels.some(([, , , , sure]) => sure < SURE_PANEL);

function shown(page: NonNullable<PagePanels['found']>, isRtl: boolean): Boxes {
  if (page.whole) return [];
  return panelsAsRead(page, isRtl).map(([x, y, width, height]) => ({ x, y, width, height }));
}

/** The pages that somebody has changed, or has said to be right (`right`), from 1. */
export function changedPages(
  stored: readonly Boxes[],
  now: readonly Boxes[],
  right: readonly number[] = [],
): number[] {
  return now.flatMap((boxes, index) =>
    areSameBoxes(boxes, stored[index] ?? []) && !right.includes(index + 1) ? [] : [index + 1],
  );
}

/** What is sent of changed pages: what is as it was found says so, and takes back what was set. */
export function pagesToSend(
  changed: readonly number[],
  now: readonly Boxes[],
  found: readonly Boxes[],
): SetPage[] {
  return changed.map((page) => {
    const boxes = now[page - 1] ?? [];
    const panels = areSameBoxes(boxes, found[page - 1] ?? [])
      ? null
      : boxes.map(({ x, y, width, height }): [number, number, number, number] => [x, y, width, height]);
    return { page, panels };
  });
}

/** Room for what a call says beside its pages. */
const AROUND = 4096;

/** The pages of each call, as many as its body holds: 40 pages whose panels are as many as there can be, or some hundreds. */
export function inCalls(pages: readonly SetPage[]): SetPage[][] {
  const calls: SetPage[][] = [];
  let left = 0;
  for (const page of pages) {
    const bytes = JSON.stringify(page).length + 1;
    const call = calls.at(-1);
    if (call && bytes <= left) call.push(page);
    else {
      calls.push([page]);
      left = LIMITS.callBytes - AROUND;
    }
    left -= bytes;
  }
  return calls;
}
