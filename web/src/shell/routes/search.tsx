import { isLocale } from '@rawi/model/lists/locales';
import type { FirstResult } from '@rawi/model/pages/search-payloads';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { readSearchPage } from '../../core/pages/pages.ts';
import { SearchPage } from '../../visitor/search/search-page.tsx';
import { useHead } from '../head.ts';

/**
 * Any query is a search: unknown parts of it are ignored. The list of the catalogue's parts loads beside the
 * words; it has what a search for nothing finds first.
 */
export async function loader({ params: { locale } }: LoaderFunctionArgs): Promise<readonly FirstResult[]> {
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return [];
  const [page] = await Promise.all([readSearchPage(), loadWords(locale, ['search', 'surprise'])]);
  return (page.state === 'ready' && page.payload.first) || [];
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
  const first = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const text = (query.get('q') ?? '').trim();
  useHead({
    title: text === '' ? t('title') : t('titleFor', { query: isolated(text) }),
    description: t('description'),
    // Search engines index one page, and not one for every search.
    isIndexed: [...query.keys()].length === 0,
  });
  return <SearchPage first={first} />;
}
