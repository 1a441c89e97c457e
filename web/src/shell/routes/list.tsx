import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { readListPage, type ShownPage } from '../../core/pages/pages.ts';
import { firstShareImage } from '../../core/pages/share-image.ts';
import { listText } from '../../domains/lists/list-text.ts';
import { ListPage } from '../../visitor/list/list-page.tsx';
import { useHead } from '../head.ts';
import { missingError } from '../missing-error.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'list'> | null> {
  const { locale, list: id = '' } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (!isDocumentId(id)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([
    readListPage(id),
    loadWords(locale, ['lists', 'choices', 'comments', 'shelves']),
  ]);
  if (page.state === 'missing') throw await missingError(page, pathname, locale);
  if (page.state === 'moved') throw PageError.notFoundAt(pathname);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('lists');
  const locale = useLocale();
  const list = page?.state === 'ready' ? page.payload : undefined;
  const image = list && firstShareImage(list, locale);
  useHead(
    list?.folded
      ? // What is reported stands neither in a tab nor where the address is shared.
        { title: t('kind'), isIndexed: false }
      : list
        ? {
            title: t('title', { name: isolated(listText(list.name, locale)) }),
            description:
              list.note === undefined
                ? t('description', {
                    count: list.entries.length,
                    number: formatNumber(list.entries.length, locale),
                  })
                : listText(list.note, locale),
            ...(image !== undefined && { image }),
            // What one person has put together is for whom they give its address; the site’s own lists are for search engines.
            isIndexed: list.owner.kind === 'site',
          }
        : { isIndexed: false },
  );
  return (
    page && <PageStates page={page}>{(payload) => <ListPage key={payload.id} page={payload} />}</PageStates>
  );
}
