import { AGE_RATING_NAMES, type AgeRating } from '@rawi/model/lists/age-ratings';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import { isolated } from '@rawi/model/text/decision-text';
import { languageOfScript } from '@rawi/model/text/language-of-script';

/** The sentences of feeds. A name in the letters of another language keeps its own direction. */

interface Chapter {
  readonly comic: string;
  readonly number: number;
  readonly title: string | undefined;
}
interface Translated {
  readonly language: Language;
  readonly translator: string | undefined;
  readonly rating: AgeRating | undefined;
}

export interface FeedWords {
  readonly latest: (language: Language) => string;
  readonly latestText: (language: Language) => string;
  readonly comic: (name: string, language: Language) => string;
  readonly comicText: (name: string, language: Language) => string;
  readonly translator: (name: string) => string;
  readonly translatorText: (name: string) => string;
  readonly blog: string;
  readonly blogText: string;
  readonly chapter: (chapter: Chapter) => string;
  readonly chapterText: (chapter: Translated) => string;
}

const nameIn = (locale: Locale) => (name: string) =>
  languageOfScript(name) === locale ? name : isolated(name);
const numberIn = (locale: Locale, number: number) =>
  new Intl.NumberFormat(LOCALE_TAGS[locale], { useGrouping: false, maximumFractionDigits: 3 }).format(number);
const [inEnglish, inArabic] = [nameIn('en'), nameIn('ar')];
/** The name of a language behind the preposition. */
const into = (language: Language) => `ب${LANGUAGE_NAMES[language].ar}`;

export const FEED_WORDS: Readonly<Record<Locale, FeedWords>> = {
  en: {
    latest: (language) => `Rawi: new chapters in ${LANGUAGE_NAMES[language].en}`,
    latestText: (language) => `The comic chapters published on Rawi in ${LANGUAGE_NAMES[language].en}.`,
    comic: (name, language) => `${inEnglish(name)}: new chapters in ${LANGUAGE_NAMES[language].en}`,
    comicText: (name, language) =>
      `Each chapter of ${inEnglish(name)} in ${LANGUAGE_NAMES[language].en}, as it is published on Rawi.`,
    translator: (name) => `${inEnglish(name)}: new translations`,
    translatorText: (name) => `The chapters that ${inEnglish(name)} publishes on Rawi.`,
    blog: 'Rawi: the blog',
    blogText: 'How comics are drawn, translated and published, and what is new on Rawi.',
    chapter: ({ comic, number, title }) =>
      `${inEnglish(comic)}: chapter ${numberIn('en', number)}${title === undefined ? '' : `, “${inEnglish(title)}”`}`,
    chapterText: ({ language, translator, rating }) =>
      [
        translator === undefined
          ? `In ${LANGUAGE_NAMES[language].en}.`
          : `Translated into ${LANGUAGE_NAMES[language].en} by ${inEnglish(translator)}.`,
        ...(rating ? [`${AGE_RATING_NAMES[rating].en}.`] : []),
      ].join(' '),
  },
  ar: {
    latest: (language) => `راوي: فصول جديدة ${into(language)}`,
    latestText: (language) => `فصول القصص المصوّرة التي تُنشر على راوي ${into(language)}.`,
    comic: (name, language) => `${inArabic(name)}: فصول جديدة ${into(language)}`,
    comicText: (name, language) => `كل فصل من ${inArabic(name)} ${into(language)} فور نشره على راوي.`,
    translator: (name) => `${inArabic(name)}: ترجمات جديدة`,
    translatorText: (name) => `الفصول المنشورة على راوي بترجمة ${inArabic(name)}.`,
    blog: 'مدونة راوي',
    blogText: 'كيف تُرسم القصص المصوّرة وتُترجم وتُنشر، وما الجديد في راوي.',
    chapter: ({ comic, number, title }) =>
      `${inArabic(comic)}: الفصل ${numberIn('ar', number)}${title === undefined ? '' : `، «${inArabic(title)}»`}`,
    chapterText: ({ language, translator, rating }) =>
      [
        translator === undefined
          ? `${into(language)}.`
          : `ترجمة ${inArabic(translator)} إلى ${LANGUAGE_NAMES[language].ar}.`,
        ...(rating ? [`${AGE_RATING_NAMES[rating].ar}.`] : []),
      ].join(' '),
  },
};
