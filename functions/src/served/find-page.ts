import { pageIds } from '@rawi/model/page-ids';
import { buildRedirectPage } from '@rawi/model/pages/build-redirect-page';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import { reading } from '@rawi/model/truth/tolerant';

const COMIC = pageIds.comic('');

/**
 * The document of a page; undefined if there is none. A comic that is missing under the exact address is looked for once
 * more in small letters, as all slugs are: a redirect to it takes the document's place. So a page that exists costs one
 * read, and nothing costs more than two.
 */
export async function findPage(read: (pageId: string) => Promise<unknown>, pageId: string): Promise<unknown> {
  const document = await read(pageId);
  if (document !== undefined || !pageId.startsWith(COMIC)) return document;
  const slug = pageId.slice(COMIC.length);
  const lower = slug.toLowerCase();
  if (lower === slug) return undefined;
  const { data: found } = reading(pageDocumentSchema).safeParse(await read(pageIds.comic(lower)));
  if (found?.kind === 'comic') return buildRedirectPage(found.payload.slug);
  return found?.kind === 'redirect' || found?.kind === 'gone' ? found : undefined;
}
