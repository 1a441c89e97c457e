import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import type { MaybeRated } from '@rawi/model/rating/age-order';
import type { Picture } from '@rawi/model/truth/schemas';
import { formatNumber, joinParts } from '../../../core/i18n/format.ts';
import { formatPeriod } from '../../../core/i18n/format-period.ts';
import { i18n } from '../../../core/i18n/i18n.ts';
import { comicName, isolatedName, type NamedText } from '../../../domains/comics/comic-name.ts';
import type { Numbers } from '../../../domains/numbers/numbers.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';

/** A number with what it counts, in the form that the language has for so many. */
export interface Counted {
  readonly number: string;
  readonly label: string;
}

/** All that the picture says, in its language, which need not be that of the page. */
export interface PictureWords {
  readonly locale: Locale;
  readonly title: string;
  readonly period: string;
  readonly chapters: Counted;
  readonly pages: Counted;
  readonly streak: Counted;
  readonly languagesTitle: string;
  readonly languages: readonly { readonly name: string; readonly number: string }[];
  readonly partsTitle: string;
  readonly parts: readonly { readonly label: string; readonly chapters: number }[];
  readonly favorites: readonly {
    readonly name: NamedText;
    readonly chapters: string;
    readonly picture: Picture;
    readonly rating: MaybeRated;
  }[];
  /** The same for whoever does not see it. */
  readonly alt: string;
}

/** How many languages have room. */
const MAX_LANGUAGES = 3;

/** The words of a picture of these numbers; those of its language are loaded. */
export function pictureWords(numbers: Numbers, period: string, locale: Locale): PictureWords {
  const t = i18n.getFixedT(locale, 'numbers');
  const isYear = period.length === 4;
  const title = t(isYear ? 'picture.ofYear' : 'picture.ofMonth');
  const when = formatPeriod(period, locale);
  const number = (value: number) => formatNumber(value, locale);
  const values = (count: number) => ({ count, number: number(count) });
  const { chapters, pages, streak } = numbers;
  const favorites = numbers.favorites.map((comic) => ({
    name: comicName(comic, locale),
    chapters: t('count.chapters', values(comic.chapters)),
    picture: comic.picture,
    rating: keptRating(comic),
  }));
  const facts = joinParts(
    locale,
    t('count.chapters', values(chapters)),
    t('count.pages', values(pages)),
    t('count.days', values(numbers.days)),
    t('count.streak', values(streak)),
  );
  const names = joinParts(locale, ...favorites.map(({ name }) => isolatedName(name, locale)));
  return {
    locale,
    title,
    period: when,
    chapters: { number: number(chapters), label: t('picture.chapters', { count: chapters }) },
    pages: { number: number(pages), label: t('picture.pages', { count: pages }) },
    streak: { number: number(streak), label: t('picture.streak', { count: streak }) },
    languagesTitle: t('picture.languages'),
    languages: numbers.languages.slice(0, MAX_LANGUAGES).map(({ language, chapters: count }) => ({
      name: LANGUAGE_NAMES[language][locale],
      number: number(count),
    })),
    partsTitle: t(isYear ? 'picture.months' : 'picture.days'),
    parts: numbers.parts.map(({ name, chapters: count }, index) => ({
      label: isYear ? monthLabel(name, locale) : dayLabel(index + 1, locale),
      chapters: count,
    })),
    favorites,
    alt: [
      t('picture.alt', { title, period: when, facts }),
      ...(names === '' ? [] : [t('picture.altFavorites', { comics: names })]),
    ].join(' '),
  };
}

/** A letter in English; in Arabic, whose letters of months are alike, its number. */
function monthLabel(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    month: locale === 'ar' ? 'numeric' : 'narrow',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Every fifth day has its number: there is no room for more. */
const dayLabel = (day: number, locale: Locale): string =>
  day === 1 || day % 5 === 0 ? formatNumber(day, locale) : '';
