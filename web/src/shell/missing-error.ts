import type { Locale } from '@rawi/model/lists/locales';
import { PageError } from '../core/lib/page-error.ts';
import { paths } from '../core/lib/paths.ts';
import type { PageRead } from '../core/pages/pages.ts';

type Missing = Extract<PageRead<'comic' | 'chapter'>, { state: 'missing' }>;

/** Why there is no comic or chapter at an address: readers never had it, or it was taken from them. */
export function missingError({ gone }: Missing, pathname: string, locale: Locale): PageError {
  if (!gone) return PageError.notFoundAt(pathname);
  const { what, comicId } = gone;
  return PageError.gone(what, [
    // The page of an id leads to the comic's address.
    ...(comicId === undefined ? [] : [{ words: 'toItsComic', to: paths.comic(locale, comicId) } as const]),
    { words: 'toComics', to: paths.comics(locale) },
    { words: 'toSearch', to: paths.search(locale) },
  ]);
}
