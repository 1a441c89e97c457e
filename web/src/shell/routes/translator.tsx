import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { imageSource } from '../../core/pages/files.ts';
import { readTranslatorPage, type ShownPage } from '../../core/pages/pages.ts';
import { TranslatorPage } from '../../visitor/translator/translator-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<ShownPage<'translator'> | null> {
  const { locale, translator: id = '' } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (!isDocumentId(id)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readTranslatorPage(id), loadWords(locale, ['translator', 'choices'])]);
  if (page.state === 'missing' || page.state === 'moved') throw PageError.notFoundAt(pathname);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('translator');
  const locale = useLocale();
  const translator = page?.state === 'ready' ? page.payload : undefined;
  const name = isolated(translator?.name ?? '');
  const image = translator?.photo && imageSource(translator.photo).src;
  useHead(
    translator
      ? {
          title: t('title', { name }),
          description:
            translator.bio ??
            t('description', {
              name,
              count: translator.chapterCount,
              number: formatNumber(translator.chapterCount, locale),
            }),
          ...(image !== undefined && { image }),
        }
      : { isIndexed: false },
  );
  return (
    page && (
      <PageStates page={page}>
        {(payload) => <TranslatorPage key={payload.id} translator={payload} />}
      </PageStates>
    )
  );
}
