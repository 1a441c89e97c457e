import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { GonePayload, PageDocument } from './pages.ts';

/** The page document in the place of a comic, a chapter, an article or a list that was taken from readers. */
export function buildGonePage(payload: GonePayload): PageDocument {
  return pageDocument({ version: PAGE_VERSION, kind: 'gone', payload });
}
