import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterRow } from '@rawi/model/pages/pages';

/** In which language the chapters of a comic are listed: as it was last read, where it has such chapters, else the interface's. */
export function preferredLanguage(
  chapters: readonly Pick<ChapterRow, 'language'>[],
  last: { readonly language: Language } | undefined,
  locale: Locale,
): Language {
  const isThere = chapters.some(({ language }) => language === last?.language);
  return (isThere ? last?.language : undefined) ?? locale;
}
