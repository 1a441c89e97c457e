import { isLocale } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { readPublisherShelf, type ShownPage } from '../../data/pages.ts';
import { PublisherComics } from '../../features/publishers/publisher-comics.tsx';
import { isShelf, isSlug } from '../../lib/document-id.ts';
import { loadWords, useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { PageError } from '../../lib/page-error.ts';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<ShownPage<'publisherShelf'> | null> {
  const { locale, publisher: id = '', shelf = '' } = params;
  // The prefix's own loader answers for an unknown one.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (!isSlug(id) || !isShelf(shelf)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readPublisherShelf(id, shelf), loadWords(locale, 'publishers')]);
  if (page.state === 'missing' || page.state === 'moved') throw PageError.notFoundAt(pathname);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('publishers');
  const locale = useLocale();
  const publisher = page?.state === 'ready' ? page.payload.publisher : undefined;
  useHead(
    publisher
      ? { title: t('list.title', { name: isolated(localize(publisher.name, locale).value) }) }
      : { isIndexed: false },
  );
  return page && <PageStates page={page}>{(payload) => <PublisherComics page={payload} />}</PageStates>;
}
