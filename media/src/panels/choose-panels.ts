import { FIRST_TARGETS, PLACE_TARGETS } from '@rawi/model/crop/crop-targets';
import type { CropTarget } from '@rawi/model/crop/lay-crop';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { ROW } from '@rawi/model/truth/shown-panels';
import type { FoundPanel } from './find-panels.ts';
import { type PageOfPanels, shotOfPanel } from './panel-shots.ts';

/** The number of panels that a splash and a strip of chapters show. */
const MAX_PANELS = 5;
/** So many are looked at closely: a chapter may have thousands. */
const CANDIDATES = 40;

/** How much less an opening is worth for each panel that is of the same page as the one before it. */
const SAME_PAGE = 0.8;

type FoundPage = PageOfPanels & { readonly panels: readonly FoundPanel[] };
/** A panel of a page, or as much of it as can be shown in a place, and how much that is worth. */
interface Candidate {
  readonly found: FoundPanel;
  readonly shown: Panel;
  readonly worth: number;
}

/**
 * The panels of a chapter that are most worth showing: first the three with which it opens, as they are read and of different pages rather than of one, each
 * as much of it as its place shows without a cut through words or heads, wherever that can be; then the best of other pages
 * before a second one of any. The first page, which is a cover or a title, comes only where the others give too few.
 */
export function choosePanels(pages: readonly FoundPage[]): Panel[] {
  const best = amongBest(pages);
  const opening = openingOf(best.filter(({ page }) => page > 1));
  const taken = new Set(opening.map(({ found }) => found));
  const pagesTaken = new Set(opening.map(({ shown }) => shown.page));
  const others = best
    .flatMap((page) => {
      const late = page.page === 1 ? 2 : pagesTaken.has(page.page) ? 1 : 0;
      const own = page.panels.filter((found) => !taken.has(found));
      return candidatesOf({ ...page, panels: own }, FIRST_TARGETS).map((each, rank) => ({
        ...each,
        rank: rank + late,
      }));
    })
    .toSorted((one, other) => one.rank - other.rank || other.worth - one.worth);
  return [...opening, ...others].slice(0, MAX_PANELS).map(({ shown }) => shown);
}

/** The pages with those of their panels that are among the best of the chapter. */
function amongBest(pages: readonly FoundPage[]): FoundPage[] {
  const worths = pages.flatMap(({ panels }) => panels.map(({ worth }) => worth));
  const least = worths.toSorted((one, other) => other - one)[CANDIDATES - 1] ?? 0;
  return pages.map((page) => ({ ...page, panels: page.panels.filter(({ worth }) => worth >= least) }));
}

/** A page's panels as some boxes show them, best first. */
function candidatesOf(page: FoundPage, targets: readonly CropTarget[]): Candidate[] {
  return page.panels
    .map((found) => {
      const { shown, fitness } = shotOfPanel(found, page, targets);
      return { found, shown, worth: found.worth * fitness };
    })
    .toSorted((one, other) => other.worth - one.worth);
}

/** The best panels for the three places, as they are read; none where there are not so many. */
function openingOf(pages: readonly FoundPage[]): Candidate[] {
  const [first = [], second = [], third = []] = PLACE_TARGETS.map((targets) =>
    pages.flatMap((page) => candidatesOf(page, targets)),
  );
  let best: { readonly worth: number; readonly panels: Candidate[] } = { worth: -1, panels: [] };
  for (const one of first) {
    for (const two of second.filter((other) => isReadAfter(one.shown, other.shown))) {
      for (const three of third.filter((other) => isReadAfter(two.shown, other.shown))) {
        const repeated =
          Number(one.shown.page === two.shown.page) + Number(two.shown.page === three.shown.page);
        // The first is twice as large as the others.
        const worth = (2 * one.worth + two.worth + three.worth) * SAME_PAGE ** repeated;
        if (worth > best.worth) best = { worth, panels: [one, two, three] };
      }
    }
  }
  return best.panels;
}

/** Whether a panel is read after another in either direction: on a later page, or in a lower row. */
function isReadAfter(one: Panel, other: Panel): boolean {
  return other.page > one.page || (other.page === one.page && other.y >= one.y + 2 * ROW);
}
