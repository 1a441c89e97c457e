import { isLocale } from '@rawi/model/lists/locales';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { readSearchPage } from '../../core/pages/pages.ts';
import { SearchPage } from '../../visitor/search/search-page.tsx';
import { useHead } from '../head.ts';

/**
 * Any query is a search: unknown parts of it are ignored. The list of the catalogue's parts loads beside the
 * words.
 */
export async function loader({ params: { locale } }: LoaderFunctionArgs): Promise<null> {
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  await Promise.all([readSearchPage(), loadWords(locale, ['search', 'surprise'])]);
  return null;
}

/** Typing a search changes nothing that the loader reads. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const t = useWords('search');
  const [query] = useSearchParams();
  const text = (query.get('q') ?? '').trim();
  useHead({
    title: text === '' ? t('title') : t('titleFor', { query: isolated(text) }),
    description: t('description'),
    // Search engines index one page, and not one for every search.
    isIndexed: [...query.keys()].length === 0,
  });
  return <SearchPage />;
}
