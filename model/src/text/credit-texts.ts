import type { Bilingual, Locale } from '../lists/locales.ts';

/** What stands before each name on the last page of a copy for download. */
export const CREDIT_LABELS = {
  translation: { en: 'Translation', ar: 'الترجمة' },
  language: { en: 'Language', ar: 'اللغة' },
  writer: { en: 'Writer', ar: 'الكاتب' },
  artists: { en: 'Artist', ar: 'الرسام' },
  publisher: { en: 'Publisher', ar: 'الناشر' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const READ_FREE: Bilingual = { en: 'Read free at Rawi', ar: 'قراءة مجانية في راوي' };

const NUMBERS: Readonly<Record<Locale, string>> = { en: 'en', ar: 'ar-u-nu-arab' };

/** A chapter by its number, and its title if it has one. */
export function chapterInCredits(number: number, title: string | undefined, locale: Locale): string {
  const shown = new Intl.NumberFormat(NUMBERS[locale], { useGrouping: false }).format(number);
  const chapter = locale === 'ar' ? `الفصل ${shown}` : `Chapter ${shown}`;
  return title === undefined ? chapter : `${chapter} · ${title}`;
}
