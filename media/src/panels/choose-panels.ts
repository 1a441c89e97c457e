import type { Panel } from '@rawi/model/truth/page-manifest';
import type { FoundPanel } from './find-panels.ts';

/** The number of panels that a splash and a strip of chapters show. */
const MAX_PANELS = 5;

/**
 * The panels of a chapter that are most worth showing, best first: of each page its best before a second one of any,
 * and the first page, which is a cover or a title, only where the others give too few.
 */
export function choosePanels(
  pages: readonly { readonly page: number; readonly panels: readonly FoundPanel[] }[],
): Panel[] {
  const ranked = pages.flatMap(({ page, panels }) =>
    panels
      .toSorted((one, other) => other.worth - one.worth)
      .map((panel, rank) => ({ page, panel, rank: rank + (page === 1 ? 2 : 0) })),
  );
  return ranked
    .toSorted((one, other) => one.rank - other.rank || other.panel.worth - one.panel.worth)
    .slice(0, MAX_PANELS)
    .map(({ page, panel: { x, y, width, height } }) => ({ page, x, y, width, height }));
}
