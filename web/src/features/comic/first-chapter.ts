import type { Language } from '@rawi/model/languages';
import type { Locale } from '@rawi/model/locales';
import type { ChapterRow } from '@rawi/model/pages';

/**
 * Where "Read now" leads: the lowest chapter in the interface language, else in the other interface language, else in
 * whatever there is. Chapters come ordered by language, number and date.
 */
export function firstChapter(chapters: readonly ChapterRow[], locale: Locale): ChapterRow | undefined {
  const other: Locale = locale === 'en' ? 'ar' : 'en';
  const inLanguage = (language: Language) => chapters.find((chapter) => chapter.language === language);
  return inLanguage(locale) ?? inLanguage(other) ?? chapters[0];
}

export interface LanguageCount {
  readonly language: Language;
  readonly count: number;
}

/** The languages of a comic's chapters: the interface language first even where it has none, the rest as they come. */
export function chapterLanguages(chapters: readonly ChapterRow[], locale: Locale): readonly LanguageCount[] {
  const counts = new Map<Language, number>([[locale, 0]]);
  for (const { language } of chapters) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].map(([language, count]) => ({ language, count }));
}
