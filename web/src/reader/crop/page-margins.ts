import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import { fieldOf } from '../../core/device/device-store.ts';

/** What is empty at each side of a page, in shares of it. */
export interface Margin {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NO_MARGIN: Margin = { left: 0, top: 0, right: 0, bottom: 0 };

/** No side of a page has more of it (`chapterPanelsSchema`), so that something of it is left whatever a file says. */
const MOST = 0.2;

/** The empty margin of each page, by a chapter's file of panels. What cannot be read has none. Throws a TypeError for what is no such file. */
export function pageMargins(file: unknown): readonly Margin[] {
  const pages = fieldOf(file, 'pages');
  if (!Array.isArray(pages)) throw new TypeError('This is no file of panels.');
  return pages.map((page: unknown) => {
    const margin = fieldOf(page, 'margin');
    const shares = Array.isArray(margin) ? margin.map(shareOf) : [];
    const [left = 0, top = 0, right = 0, bottom = 0] = shares;
    return { left, top, right, bottom };
  });
}

function shareOf(units: unknown): number {
  const share = typeof units === 'number' ? units / PANEL_UNITS : 0;
  return share > 0 && share <= MOST ? share : 0;
}
