import type { Language } from '@rawi/model/lists/languages';
import { type Locale, localesFrom } from '@rawi/model/lists/locales';
import type { ChapterRow } from '@rawi/model/pages/pages';

/**
 * The target of "Read now": the lowest chapter in the interface language, else in another interface language,
 * else in any. Chapters are sorted by language, number and date.
 */
export function firstChapter(chapters: readonly ChapterRow[], locale: Locale): ChapterRow | undefined {
  for (const language of localesFrom(locale)) {
    const first = chapters.find((chapter) => chapter.language === language);
    if (first) return first;
  }
  return chapters[0];
}

export interface LanguageCount {
  readonly language: Language;
  readonly count: number;
}

/**
 * The languages of a comic's chapters: the interface language first, even if it has none, the rest in their
 * order.
 */
export function chapterLanguages(chapters: readonly ChapterRow[], locale: Locale): readonly LanguageCount[] {
  const counts = new Map<Language, number>([[locale, 0]]);
  for (const { language } of chapters) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].map(([language, count]) => ({ language, count }));
}
