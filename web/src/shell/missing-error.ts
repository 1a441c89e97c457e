import type { Locale } from '@rawi/model/lists/locales';
import { i18n, loadWords } from '../core/i18n/i18n.ts';
import { PageError } from '../core/lib/page-error.ts';
import { paths } from '../core/lib/paths.ts';
import type { PageRead } from '../core/pages/pages.ts';

type Missing = Extract<PageRead<'comic' | 'chapter' | 'blog' | 'list'>, { state: 'missing' }>;

/** Why there is no comic, chapter, article or list at an address: readers never had it, or it was taken from them. */
export async function missingError({ gone }: Missing, pathname: string, locale: Locale): Promise<PageError> {
  if (!gone) return PageError.notFoundAt(pathname);
  await loadWords(locale, ['gone', 'shell']);
  const [t, shell] = [i18n.getFixedT(locale, 'gone'), i18n.getFixedT(locale, 'shell')];
  const { what, comicId } = gone;
  const ways =
    what === 'article'
      ? [{ text: shell('nav.blogs'), to: paths.blogs(locale) }]
      : [
          // The page of an id leads to the comic's address.
          ...(comicId === undefined ? [] : [{ text: t('toItsComic'), to: paths.comic(locale, comicId) }]),
          { text: shell('nav.comics'), to: paths.comics(locale) },
          { text: shell('nav.search'), to: paths.search(locale) },
        ];
  // Why it was taken from readers stays unsaid; whose it was may have been told that it was for somebody's rights.
  const answer = { text: t('answer'), to: paths.counter(locale, { at: pathname }) };
  return PageError.gone({ title: t(`${what}.title`), hint: t(`${what}.hint`) }, [
    ...ways,
    ...(what === 'list' ? [] : [answer]),
  ]);
}
