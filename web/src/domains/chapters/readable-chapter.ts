import { type Locale, localesFrom } from '@rawi/model/lists/locales';
import type { ChapterLink, ComicCard } from '@rawi/model/pages/cards';

export interface ReadableChapter {
  readonly chapter: ChapterLink;
  /** The interface language of the chapter. */
  readonly locale: Locale;
}

/** A comic's first or latest chapter in the reader's language, else in another; undefined for a comic without chapters. */
export function readableChapter(
  chapters: ComicCard['firstChapter'],
  locale: Locale,
): ReadableChapter | undefined {
  for (const candidate of localesFrom(locale)) {
    const chapter = chapters[candidate];
    if (chapter) return { chapter, locale: candidate };
  }
  return undefined;
}
