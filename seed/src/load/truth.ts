import type { Chapter } from '@rawi/model/chapter';
import { chapterSchema } from '@rawi/model/chapter';
import type { ChapterDocument } from '@rawi/model/chapter-link';
import { type Comic, comicSchema } from '@rawi/model/comic';
import { type Genre, genreSchema } from '@rawi/model/genre';
import type { Bilingual } from '@rawi/model/locales';
import { type Person, personSchema } from '@rawi/model/person';
import { type Publisher, publisherSchema } from '@rawi/model/publisher';
import type { Named } from '@rawi/model/schemas';
import { type Translator, translatorSchema } from '@rawi/model/translator';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { ComicEntry } from '../catalogue/entry.ts';
import { GENRES, PEOPLE, PUBLISHERS, TRANSLATORS } from '../catalogue/names.ts';
import type { DrawnCatalogue } from '../output/drawn-catalogue.ts';
import { type Translation, translationsOf } from '../output/tasks.ts';

const HOUR = 3_600_000;

/** The truth of the seeded catalogue; a comic's id is its slug. */
export interface Truth {
  readonly comics: readonly { readonly comic: Comic; readonly chapters: readonly ChapterDocument[] }[];
  readonly publishers: ReadonlyMap<string, Publisher>;
  readonly people: ReadonlyMap<string, Person>;
  readonly genres: ReadonlyMap<string, Genre>;
  readonly translators: ReadonlyMap<string, Translator>;
}

/** Joins the catalogue with its files. Times lie before the full hour of `now`, as far as each entry says. */
export function truthOf(drawn: DrawnCatalogue, now: Date): Truth {
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  const comics = CATALOGUE.map((entry) => comicTruth(entry, drawn, hour));
  const chapters = comics.flatMap((entry) => entry.chapters);
  return {
    comics,
    publishers: named(PUBLISHERS, (name, id) =>
      publisherSchema.parse({
        name,
        comicCount: CATALOGUE.filter(({ publisher }) => publisher === id).length,
      }),
    ),
    people: named(PEOPLE, (name) => personSchema.parse({ name })),
    genres: named(GENRES, (name) => genreSchema.parse({ name })),
    translators: named(TRANSLATORS, (_name, id) => translatorOf(id, chapters)),
  };
}

function comicTruth(entry: ComicEntry, drawn: DrawnCatalogue, hour: number): Truth['comics'][number] {
  const files = drawn.comics.find(({ slug }) => slug === entry.slug);
  if (!files) throw new Error(`The files of ${entry.slug} are missing.`);
  const chapters = translationsOf(entry).map((translation) => chapterTruth(translation, drawn, hour));
  const times = chapters.map(({ publishedAt }) => publishedAt.getTime());
  const comic = comicSchema.parse({
    slug: entry.slug,
    series: entry.series,
    ...(entry.otherName !== undefined && { otherName: entry.otherName }),
    names: entry.arabicName === undefined ? {} : { ar: entry.arabicName },
    description: entry.description,
    publisher: namedOf(PUBLISHERS, entry.publisher),
    writer: namedOf(PEOPLE, entry.writer),
    artists: entry.artists.map((id) => namedOf(PEOPLE, id)),
    genres: entry.genres.map((id) => namedOf(GENRES, id)),
    status: entry.status,
    cover: files.cover,
    ...(files.art && { art: files.art }),
    languages: entry.arabicName === undefined ? ['en'] : ['en', 'ar'],
    chapterCount: chapters.length,
    views: entry.views,
    createdAt: new Date(Math.min(...times) - HOUR),
    updatedAt: new Date(Math.max(...times)),
  });
  return { comic, chapters };
}

/** The Arabic of the newest chapter is the newest thing; the English came most of a day before. */
function chapterTruth(
  { id, comic, chapter, locale, translator }: Translation,
  drawn: DrawnCatalogue,
  hour: number,
): ChapterDocument {
  const files = drawn.chapters.find((other) => other.id === id);
  const name = TRANSLATORS[translator];
  if (!files || !name) throw new Error(`The files or the translator of ${id} are missing.`);
  const later =
    comic.chapters.length -
    1 -
    comic.chapters.indexOf(comic.chapters.find(({ number }) => number === chapter.number) ?? chapter);
  const hoursAgo =
    comic.newestHoursAgo +
    later * comic.daysBetween * 24 +
    (locale === 'en' && comic.arabicName !== undefined ? 19 : 0);
  const share = locale === 'ar' ? 0.62 : 0.38;
  const truth: Chapter = chapterSchema.parse({
    comicId: comic.slug,
    number: chapter.number,
    language: locale,
    title: chapter.title[locale],
    translator: { id: translator, name: name[locale] },
    cover: files.cover,
    pdf: files.pdf,
    pageCount: files.pages.length,
    pages: files.pages,
    readingDirection: comic.reading[locale],
    downloadable: chapter.downloadable ?? true,
    views: Math.round((comic.views * share) / comic.chapters.length),
    publishedAt: new Date(hour - hoursAgo * HOUR),
  });
  return { id, ...truth };
}

function translatorOf(id: string, chapters: readonly ChapterDocument[]): Translator {
  const name = TRANSLATORS[id];
  if (!name) throw new Error(`There is no translator ${id}.`);
  const own = chapters.filter((chapter) => chapter.translator?.id === id);
  const arabic = own.some(({ language }) => language === 'ar');
  const count = own.length * 7;
  return translatorSchema.parse({
    name: arabic ? name.ar : name.en,
    languages: arabic ? ['ar'] : ['en'],
    level: Math.min(9, 2 + Math.floor(own.length / 6)),
    professional: own.length > 20,
    followers: own.length * 43,
    publishedChapters: own.length,
    ratings: { count, qualitySum: Math.round(count * 4.6), claritySum: Math.round(count * 4.4) },
  });
}

function named<T>(
  names: Readonly<Record<string, Bilingual>>,
  make: (name: Bilingual, id: string) => T,
): Map<string, T> {
  return new Map(Object.entries(names).map(([id, name]) => [id, make(name, id)]));
}

function namedOf(names: Readonly<Record<string, Bilingual>>, id: string): Named {
  const name = names[id];
  if (!name) throw new Error(`Nobody and nothing is called ${id}.`);
  return { id, name };
}
