import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterRow } from '@rawi/model/pages/pages';

/**
 * The language in which a comic's chapters are listed: the one it was last read in, if it has such chapters,
 * else the interface's.
 */
export function preferredLanguage(
  chapters: readonly Pick<ChapterRow, 'language'>[],
  last: { readonly language: Language } | undefined,
  locale: Locale,
): Language {
  const isThere = chapters.some(({ language }) => language === last?.language);
  return (isThere ? last?.language : undefined) ?? locale;
}
