import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';

/** The page document in the place of a comic's id or former slug: it names the current slug. */
export function buildRedirectPage(slug: string): PageDocument {
  return pageDocument({ version: PAGE_VERSION, kind: 'redirect', payload: { slug } });
}
