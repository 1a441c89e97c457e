import { isLocale } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isShelf, isSlug } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { readPublisherShelf, type ShownPage } from '../../core/pages/pages.ts';
import { PublisherComics } from '../../visitor/publishers/publisher-comics.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<ShownPage<'publisherShelf'> | null> {
  const { locale, publisher: id = '', shelf = '' } = params;
  // The prefix's own loader answers for an unknown language.
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
