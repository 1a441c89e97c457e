import { BRAND } from '@rawi/model/constants';
import { AGE_RATING_NAMES, type AgeRating } from '@rawi/model/lists/age-ratings';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { type Bilingual, LIST_COMMAS, type Locale } from '@rawi/model/lists/locales';

/** What the catalogue for reading apps says, beside what comics and chapters are called. */

export const WORDS = {
  about: {
    en: 'Comics that are free to read, in English and Arabic.',
    ar: 'قصص مصوّرة مجانية القراءة، بالعربية والإنجليزية.',
  },
  latest: { en: 'Latest', ar: 'الأحدث' },
  aboutLatest: {
    en: 'Comics with new chapters, the newest first.',
    ar: 'قصص صدرت لها فصول جديدة، الأحدث أولًا.',
  },
  mostRead: { en: 'Most read', ar: 'الأكثر قراءة' },
  aboutMostRead: { en: 'The comics that are read most.', ar: 'القصص التي تُقرأ أكثر من غيرها.' },
  comics: { en: 'All comics', ar: 'كل القصص' },
  aboutComics: { en: 'Every comic, the last that came first.', ar: 'جميع القصص، وآخر ما وصل أولًا.' },
  publishers: { en: 'Publishers', ar: 'الناشرون' },
  aboutPublishers: { en: 'Comics by who published them.', ar: 'القصص بحسب ناشريها.' },
  genres: { en: 'Genres', ar: 'الأنواع' },
  aboutGenres: { en: 'Comics by what they are about.', ar: 'القصص بحسب أنواعها.' },
  languages: { en: 'Languages', ar: 'اللغات' },
  aboutLanguages: { en: 'Comics by the languages of their chapters.', ar: 'القصص بحسب لغات فصولها.' },
  comicsCount: { en: 'Comics', ar: 'عدد القصص' },
  language: { en: 'Language', ar: 'اللغة' },
  allLanguages: { en: 'All languages', ar: 'كل اللغات' },
  search: { en: 'Search', ar: 'البحث' },
  searchFor: { en: 'Search: {}', ar: 'البحث: {}' },
  contains: { en: 'It contains: {}', ar: 'تحتوي على: {}' },
  translatedBy: { en: 'Translation: {}', ar: 'الترجمة: {}' },
  readOnSite: { en: 'Read at Rawi', ar: 'القراءة في راوي' },
  pdf: { en: 'PDF', ar: 'ملف PDF' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** A text with what stands in its place. */
export function say(words: Bilingual, locale: Locale, ...values: readonly string[]): string {
  const text = words[locale];
  const [value] = values;
  return value === undefined ? text : text.replace('{}', () => value);
}

export const siteName = (locale: Locale): string => BRAND[locale];

/** A rating, and what a work contains, before what it is about: whoever opens it has read that. Empty where neither is known. */
export function warning(rating: AgeRating | undefined, notes: readonly Bilingual[], locale: Locale): string {
  const sentences = [
    ...(rating ? [AGE_RATING_NAMES[rating][locale]] : []),
    ...(notes.length > 0
      ? [say(WORDS.contains, locale, notes.map((note) => note[locale]).join(LIST_COMMAS[locale]))]
      : []),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

export const languageName = (language: Language, locale: Locale): string => LANGUAGE_NAMES[language][locale];
