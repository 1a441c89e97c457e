import { isLocale } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isSlug } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { readPublisherPage, type ShownPage } from '../../core/pages/pages.ts';
import { PublisherPage } from '../../visitor/publishers/publisher-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

/** Whether there is such a publisher, which is the rule of this page, its document tells. */
export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<ShownPage<'publisher'> | null> {
  const { locale, publisher: id = '' } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (!isSlug(id)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readPublisherPage(id), loadWords(locale, 'publishers')]);
  if (page.state === 'missing' || page.state === 'moved') {
    throw PageError.notFoundAt(pathname);
  }
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('publishers');
  const locale = useLocale();
  const publisher = page?.state === 'ready' ? page.payload : undefined;
  const name = publisher ? isolated(localize(publisher.name, locale).value) : '';
  useHead(
    publisher
      ? {
          title: t('pageTitle', { name }),
          description:
            publisher.description?.[locale] ??
            t('pageDescription', {
              name,
              count: publisher.counts.comics,
              number: formatNumber(publisher.counts.comics, locale),
            }),
        }
      : { isIndexed: false },
  );
  return (
    page && (
      <PageStates page={page}>
        {(payload) => <PublisherPage key={payload.id} publisher={payload} />}
      </PageStates>
    )
  );
}
