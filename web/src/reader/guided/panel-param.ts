import { searchWithPage } from '../page-param.ts';
import type { PanelPlace } from './guided-steps.ts';

/** A panel in an address: `?page=3&panel=2`, the second one of the third page as the chapter's file of panels counts them. */

/** The panel of `page` that `?panel=` names; undefined of what is no number of a panel. Whether the page has so many only its boxes tell. */
export function parsePanel(param: string | null, page: number): PanelPlace | undefined {
  return param !== null && /^[1-9]\d{0,2}$/.test(param) ? { page, panel: Number(param) - 1 } : undefined;
}

/** What names a panel in a chapter's address. */
export function searchOfPanel({ page, panel }: PanelPlace): string {
  const search = searchWithPage('', page);
  return `${search}${search === '' ? '?' : '&'}panel=${panel + 1}`;
}
