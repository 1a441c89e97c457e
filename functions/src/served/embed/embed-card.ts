import { AGE_RATING_NAMES } from '@rawi/model/lists/age-ratings';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import type { ChapterRow, ComicPayload, PageDocument } from '@rawi/model/pages/pages';
import { decideShowing, type Rated, type Showing, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { localize, type Variants } from '@rawi/model/text/localized';
import { STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import { pictureOfWidth } from '@rawi/model/truth/picture';
import type { Image } from '@rawi/model/truth/schemas';

/** What other sites are shown of a comic or a chapter, from its page's document. Nobody asks who looks there, or how old they are. */

export interface EmbedCard {
  /** Absent where it is for adults: a title asks as a picture does. */
  readonly title: string | undefined;
  /** What the title is in, as far as that is known. */
  readonly line: string;
  /** By whom it is. */
  readonly author: string | undefined;
  /** Panels side by side; absent where a notice would stand before them, and where there are none. */
  readonly picture: { readonly path: string; readonly width: number; readonly height: number } | undefined;
  /** The cover, for programs that show a picture of their own; absent as the panels are. */
  readonly cover: { readonly path: string; readonly width: number; readonly height: number } | undefined;
  /** The page of the site, below the language. */
  readonly below: string;
  /** Where reading begins, below the language. */
  readonly begin: string;
}

/** The highest file of a strip. */
const HEIGHT = STRIP_HEIGHTS[1];
const COVER_WIDTH = 320;

const WORDS = {
  en: {
    chapter: (number: string, language: string) => `Chapter ${number} in ${language}`,
    chapters: (count: string) => `${count} on Rawi`,
  },
  ar: {
    chapter: (number: string, language: string) => `الفصل ${number} ب${language}`,
    chapters: (count: string) => `${count} على راوي`,
  },
} as const satisfies Record<Locale, unknown>;

const COUNTED: Readonly<
  Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }>
> = {
  en: { one: '1 chapter', other: '# chapters' },
  ar: {
    zero: 'لا فصول',
    one: 'فصل واحد',
    two: 'فصلان',
    few: '# فصول',
    many: '# فصلًا',
    other: '# فصل',
  },
};

const numberIn = (locale: Locale, number: number) =>
  new Intl.NumberFormat(LOCALE_TAGS[locale], { useGrouping: false, maximumFractionDigits: 3 }).format(number);

function countOf(locale: Locale, count: number): string {
  const rule = new Intl.PluralRules(LOCALE_TAGS[locale]).select(count);
  return (COUNTED[locale][rule] ?? COUNTED[locale].other).replace('#', numberIn(locale, count));
}

/** The card of a page; undefined where its document is of another kind. */
export function embedCard(locale: Locale, document: PageDocument): EmbedCard | undefined {
  if (document.kind === 'comic') return comicCard(locale, document.payload);
  if (document.kind !== 'chapter') return undefined;
  const { id, number, language, title, translator, manifest, comic, ...chapter } = document.payload;
  const showing = decideShowing(ratedBy(comic), VISITORS_WISH, ratedBy(chapter));
  const strip = manifest?.strip && { folder: manifest.folder, widths: manifest.strip };
  const name = comic.names[locale] ?? comic.series;
  const below = `/chapter/${encodeURIComponent(id)}`;
  return {
    ...shownOf(locale, showing, comic.cover, strip),
    title: showing.isListed ? (title === undefined ? name : `${name}: ${title}`) : undefined,
    line: lineOf(locale, showing, chapterLine(locale, number, language)),
    author: translator?.name,
    below,
    begin: below,
  };
}

function comicCard(locale: Locale, comic: ComicPayload): EmbedCard {
  const { slug, series, names, cover, chapters, chapterCount, writer } = comic;
  const first = firstIn(locale, chapters);
  // A chapter may be stricter than its comic: its panels ask for both.
  const rated = first && { ageRating: first.ageRating, contentNotes: first.contentNotes };
  const showing = decideShowing<string>(ratedBy(comic), VISITORS_WISH);
  const ofFirst = decideShowing<string>(ratedBy(comic), VISITORS_WISH, rated);
  const below = `/comic/${encodeURIComponent(slug)}`;
  return {
    ...shownOf(locale, showing, cover, isFree(ofFirst) ? first?.strip : undefined),
    title: showing.isListed ? (names[locale] ?? series) : undefined,
    line: lineOf(locale, showing, WORDS[locale].chapters(countOf(locale, chapterCount))),
    author: localize(writer.name, locale).value,
    below,
    begin: first ? `/chapter/${encodeURIComponent(first.id)}` : below,
  };
}

/** The first chapter in the language, else in whichever there is. */
function firstIn(locale: Locale, chapters: readonly ChapterRow[]): ChapterRow | undefined {
  const own = chapters.filter(({ language }) => language === locale);
  const among = own.length > 0 ? own : chapters;
  return among.toSorted((a, b) => a.number - b.number)[0];
}

const ratedBy = ({
  ageRating,
  contentNotes,
}: {
  readonly ageRating?: Rated['ageRating'];
  readonly contentNotes?: readonly { readonly id: string }[] | undefined;
}): Rated<string> => ({ ageRating, contentNotes: contentNotes?.map(({ id }) => id) });

/** Whether it opens without a word before it. */
const isFree = ({ opens, pictures }: Showing<string>) => opens === 'freely' && pictures === 'sharp';

function shownOf(
  locale: Locale,
  showing: Showing<string>,
  cover: Variants<Image>,
  strip: { readonly folder: string; readonly widths: readonly number[] } | undefined,
): Pick<EmbedCard, 'picture' | 'cover'> {
  if (!isFree(showing)) return { picture: undefined, cover: undefined };
  const image = cover[locale] ?? Object.values(cover).find((each) => each !== undefined);
  const small = image && pictureOfWidth(image, COVER_WIDTH);
  const panels = strip && {
    path: `${strip.folder}/${stripFile(HEIGHT)}`,
    width: strip.widths.reduce((sum, width) => sum + width, 0),
    height: HEIGHT,
  };
  return { picture: panels ?? small, cover: small };
}

/** For whom it is, in the place of what is not shown. */
function lineOf(locale: Locale, { rating, isListed }: Showing<string>, line: string): string {
  const age = rating && rating !== 'everyone' ? [AGE_RATING_NAMES[rating][locale]] : [];
  return [...(isListed ? [line] : []), ...age].join(' · ');
}

const chapterLine = (locale: Locale, number: number, language: Language) =>
  WORDS[locale].chapter(numberIn(locale, number), LANGUAGE_NAMES[language][locale]);
