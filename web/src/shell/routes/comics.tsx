import { isLocale } from '@rawi/model/lists/locales';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { loadWords, useWords } from '../../core/i18n/i18n.ts';
import { isShelf } from '../../core/lib/document-id.ts';
import { PageError } from '../../core/lib/page-error.ts';
import { readComicsPage, type ShownPage } from '../../core/pages/pages.ts';
import { AllComics } from '../../visitor/home/all-comics.tsx';
import { useHead } from '../head.ts';
import { PageStates } from '../page-states.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<ShownPage<'comics'> | null> {
  const { locale, shelf } = params;
  // The prefix's own loader answers for an unknown language.
  if (!isLocale(locale)) return null;
  const { pathname } = new URL(request.url);
  if (shelf !== undefined && !isShelf(shelf)) throw PageError.notFoundAt(pathname);
  const [page] = await Promise.all([readComicsPage(shelf), loadWords(locale, ['home', 'surprise'])]);
  if (page.state !== 'missing' && page.state !== 'moved') return page;
  // A site whose list has not been written yet has no comics yet; a shelf that does not exist is a missing
  // page.
  if (shelf === undefined) return { state: 'ready', payload: { comics: [] } };
  throw PageError.notFoundAt(pathname);
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const t = useWords('home');
  useHead({ title: t('all.title') });
  return page && <PageStates page={page}>{(list) => <AllComics page={list} />}</PageStates>;
}
