import type { Locale } from '@rawi/model/locales';
import type { ChapterLink, ComicCard } from '@rawi/model/pages';

export interface ReadableChapter {
  readonly chapter: ChapterLink;
  /** The interface language it is in. */
  readonly locale: Locale;
}

/** A comic's first or latest chapter in the reader's language, else in the other one; none for a comic without chapters. */
export function readableChapter(
  chapters: ComicCard['firstChapter'],
  locale: Locale,
): ReadableChapter | undefined {
  for (const candidate of [locale, locale === 'en' ? 'ar' : 'en'] as const) {
    const chapter = chapters[candidate];
    if (chapter) return { chapter, locale: candidate };
  }
  return undefined;
}
