import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { isDocumentId } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { readReaderPage, type ShownPage } from '../../core/pages/pages.ts';
import { firstShareImage } from '../../core/pages/share-image.ts';
import { ReaderPage } from '../../visitor/reader-page/reader-page.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'reader'> | null> {
  const { locale, reader: uid = '' } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (!isDocumentId(uid)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([
    readReaderPage(uid),
    loadWords(locale, ['reader-page', 'choices', 'comments', 'lists']),
  ]);
  if (page.state === 'missing' || page.state === 'moved') throw PageError.notFoundAt(pathname);
  return page;
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('reader-page');
  const locale = useLocale();
  const reader = page?.state === 'ready' ? page.payload : undefined;
  const image = reader && firstShareImage(reader, locale);
  const name = isolated(reader?.name ?? '');
  useHead({
    ...(reader && {
      title: t('title', { name }),
      description: t('description', { name }),
      ...(image !== undefined && { image }),
    }),
    // For whom they give its address; no search engine leads to a person who did not ask for that.
    isIndexed: false,
  });
  return (
    page && (
      <PageStates page={page}>{(payload) => <ReaderPage key={payload.id} reader={payload} />}</PageStates>
    )
  );
}
