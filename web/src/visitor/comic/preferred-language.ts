import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterRow } from '@rawi/model/pages/pages';
import { useSyncExternalStore } from 'react';
import { type LastTranslation, lastTranslation } from '../../domains/comics/last-translation.ts';

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

const never = () => () => undefined;

/** How the comic was last read on this device; server-rendered pages assume that nothing was read. */
export function useLastTranslation(comicId: string): Pick<LastTranslation, 'language'> | undefined {
  // Returns only the language: a store's snapshot has to be stable while nothing changes.
  const language = useSyncExternalStore(
    never,
    () => lastTranslation(comicId)?.language,
    () => undefined,
  );
  return language && { language };
}
