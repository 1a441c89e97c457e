import { byNamedField, COMIC_FIELDS, filledTexts } from '@rawi/model/lists/comic-fields';
import { KNOWN_GENRES } from '@rawi/model/lists/genre-names';
import type { Bilingual } from '@rawi/model/lists/locales';
import type { CommentDocument } from '@rawi/model/pages/build-comments';
import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { chapterSummary } from '@rawi/model/pages/chapter-summary';
import { publisherCovers } from '@rawi/model/pages/publisher-summary';
import { nextShelf } from '@rawi/model/pages/shelves';
import { allNames, keysOfName } from '@rawi/model/text/all-names';
import { searchKeys } from '@rawi/model/text/fold';
import { agreedTags } from '@rawi/model/truth/agreed-tags';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { type Genre, genreSchema } from '@rawi/model/truth/genre';
import { levelOf } from '@rawi/model/truth/level';
import { type Person, personSchema } from '@rawi/model/truth/person';
import { type Publisher, publisherSchema } from '@rawi/model/truth/publisher';
import type { Image } from '@rawi/model/truth/schemas';
import { type Translator, translatorSchema } from '@rawi/model/truth/translator';
import type { DrawnCatalogue } from '../output/drawn-catalogue.ts';
import { translationsOf } from '../output/tasks.ts';
import type { Translation } from '../output/translation.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import type { ComicEntry } from '../stories/entry.ts';
import { namedOf } from '../stories/named-of.ts';
import {
  PEOPLE,
  PUBLISHER_DESCRIPTIONS,
  PUBLISHERS,
  TRANSLATOR_BIOS,
  TRANSLATORS,
} from '../stories/names.ts';
import { OPINIONS } from '../stories/opinions.ts';
import { commentsOf } from './comments.ts';
import { readLately } from './read-lately.ts';

const HOUR = 3_600_000;
const NAMES = { publisher: PUBLISHERS, person: PEOPLE, genre: KNOWN_GENRES } as const;

/** The truth of the seeded catalogue; a comic's id is its slug. */
export interface Truth {
  readonly comics: readonly {
    readonly comic: Comic;
    readonly chapters: readonly ChapterDocument[];
    readonly comments: readonly CommentDocument[];
  }[];
  readonly publishers: ReadonlyMap<string, Publisher>;
  readonly people: ReadonlyMap<string, Person>;
  readonly genres: ReadonlyMap<string, Genre>;
  readonly translators: ReadonlyMap<string, Translator>;
}

/**
 * Joins the comics that were drawn with their files. Times lie before the full hour of `now`, as far as each entry says.
 * `photos` are those of translators, by their ids.
 */
export function truthOf(
  drawn: DrawnCatalogue,
  now: Date,
  photos: ReadonlyMap<string, Image> = new Map(),
): Truth {
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  const there = new Set(drawn.comics.map(({ slug }) => slug));
  const entries = CATALOGUE.filter(({ slug }) => there.has(slug));
  const comics = onShelves(entries.map((entry) => comicTruth(entry, drawn, hour)));
  const chapters = comics.flatMap((entry) => entry.chapters);
  return {
    comics,
    publishers: new Map(
      [...new Set(comics.map(({ comic }) => comic.publisher.id))].map((id) => [
        id,
        publisherOf(
          id,
          { name: namedOf(PUBLISHERS, id).name, description: PUBLISHER_DESCRIPTIONS[id] },
          comics,
        ),
      ]),
    ),
    people: makeNamed(PEOPLE, (name) => personSchema.parse(foundBy({ name }))),
    genres: new Map(
      CATALOGUE.flatMap((entry) => entry.genres).map((id) => [
        id,
        genreSchema.parse(foundBy(namedOf(KNOWN_GENRES, id))),
      ]),
    ),
    translators: translatorsOf(chapters, photos),
  };
}

/** Every translator of the demonstration, with these chapters published. */
export function translatorsOf(
  chapters: readonly ChapterDocument[],
  photos: ReadonlyMap<string, Image>,
): Truth['translators'] {
  return makeNamed(TRANSLATORS, (_name, id) => translatorOf(id, chapters, photos.get(id)));
}

/** The comics on the shelves of the list of all comics and of their publishers', as they came one after the other. */
export function onShelves(comics: Truth['comics']): Truth['comics'] {
  const came = comics.toSorted((a, b) => a.comic.createdAt.getTime() - b.comic.createdAt.getTime());
  const ofPublisher = new Map<string, number>();
  const places = new Map(
    came.map((entry, index) => {
      const { id } = entry.comic.publisher;
      const before = ofPublisher.get(id) ?? 0;
      ofPublisher.set(id, before + 1);
      return [entry, { shelf: nextShelf(index), publisherShelf: nextShelf(before) }];
    }),
  );
  return comics.map((entry) => ({ ...entry, comic: { ...entry.comic, ...places.get(entry) } }));
}

function comicTruth(entry: ComicEntry, drawn: DrawnCatalogue, hour: number): Truth['comics'][number] {
  const files = drawn.comics.find(({ slug }) => slug === entry.slug);
  if (!files) throw new Error(`The files of ${entry.slug} are missing.`);
  const chapters = translationsOf(entry).map((translation) => chapterTruth(translation, drawn, hour));
  const times = chapters.map(({ publishedAt }) => publishedAt.getTime());
  const names = entry.arabicName === undefined ? {} : { ar: entry.arabicName };
  const comic = comicSchema.parse({
    slug: entry.slug,
    series: entry.series,
    ...filledTexts(entry),
    names,
    searchKeys: searchKeys(allNames({ ...entry, names })),
    description: entry.description,
    ...byNamedField((field) => [entry[field]].flat().map((id) => namedOf(NAMES[COMIC_FIELDS[field].of], id))),
    status: entry.status,
    ageRating: entry.ageRating,
    contentNotes: entry.contentNotes,
    cover: files.cover,
    ...(files.art && { art: files.art }),
    ...(files.shareCards && { shareCards: files.shareCards }),
    views: entry.views,
    recentViews: readLately(entry, new Date(hour)),
    ...opinionsOf(entry),
    createdAt: new Date(Math.min(...times) - HOUR),
    ...chapterSummary(chapters, new Date(hour)),
  });
  return { comic, chapters, comments: commentsOf(comic, hour) };
}

/** What readers say of a comic, as the sum of their choices has it. */
function opinionsOf({ slug }: ComicEntry) {
  const said = OPINIONS[slug];
  if (!said) return {};
  const { stars, readers, tags } = said;
  return { ratings: stars, tags: { readers, given: tags, shown: agreedTags(readers, tags) } };
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
    credits: files.credits,
    pageCount: files.pageCount,
    manifest: files.manifest,
    panelsFile: files.panelsFile,
    transcript: files.transcript,
    readingDirection: comic.reading[locale],
    downloadable: chapter.downloadable ?? true,
    ...(chapter.ageRating && { ageRating: chapter.ageRating }),
    ...(chapter.contentNotes && { contentNotes: chapter.contentNotes }),
    views: Math.round((comic.views * share) / comic.chapters.length),
    publishedAt: new Date(hour - hoursAgo * HOUR),
    imported: true,
  });
  return { id, ...truth };
}

const foundBy = ({ name }: Pick<Publisher, 'name'>) => ({ name, searchKeys: keysOfName(name) });

/** The publisher with what it keeps of its comics. */
export function publisherOf(
  id: string,
  publisher: Pick<Publisher, 'name' | 'description'>,
  comics: Truth['comics'],
): Publisher {
  const own = comics.map(({ comic }) => comic).filter((comic) => comic.publisher.id === id);
  return publisherSchema.parse({
    ...foundBy(publisher),
    ...(publisher.description && { description: publisher.description }),
    arrivals: own.length,
    comicCount: own.length,
    covers: publisherCovers(own),
  });
}

/** Followers and ratings are those of the whole demonstration, and change by no comic; the level follows what is published. */
function translatorOf(
  id: string,
  chapters: readonly ChapterDocument[],
  photo: Image | undefined,
): Translator {
  const name = TRANSLATORS[id];
  if (!name) throw new Error(`There is no translator ${id}.`);
  const own = CATALOGUE.flatMap(translationsOf).filter(({ translator }) => translator === id);
  const arabic = own.some(({ locale }) => locale === 'ar');
  const count = own.length * 7;
  const publishedChapters = chapters.filter(({ translator }) => translator?.id === id).length;
  const ratings = { count, qualitySum: Math.round(count * 4.6), claritySum: Math.round(count * 4.4) };
  return translatorSchema.parse({
    name: arabic ? name.ar : name.en,
    ...(photo && { photo }),
    bio: TRANSLATOR_BIOS[id],
    languages: arabic ? ['ar'] : ['en'],
    level: levelOf({ publishedChapters, ratings }),
    professional: own.length > 20,
    followers: own.length * 43,
    publishedChapters,
    ratings,
  });
}

function makeNamed<T>(
  names: Readonly<Record<string, Bilingual>>,
  make: (name: Bilingual, id: string) => T,
): Map<string, T> {
  return new Map(Object.entries(names).map(([id, name]) => [id, make(name, id)]));
}
