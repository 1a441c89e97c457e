import type { AgeRating } from '../lists/age-ratings.ts';
import type { BlogCard, BlogPayload, BlogsPartPayload, BlogsPayload } from '../pages/blog-payloads.ts';
import type { ChapterLink, ComicCard, ComicEntry, PublisherCard } from '../pages/cards.ts';
import type {
  ChapterPayload,
  ComicPayload,
  ComicsPayload,
  HomePayload,
  PublisherEntry,
  PublisherPayload,
  PublisherShelfPayload,
  PublishersPayload,
  TranslatorPartPayload,
  TranslatorPayload,
  TranslatorWork,
} from '../pages/pages.ts';
import type { UpdatedComic, UpdatesPayload } from '../pages/updates-payload.ts';
import { decideShowing, type Showing, VISITORS_WISH } from '../rating/decide-showing.ts';
import { type OwnRating, showingToVisitors } from '../rating/showing-to-visitors.ts';
import { mapVariants, type Variants } from '../text/localized.ts';
import { type PageImage, pagesOf } from '../truth/page-images.ts';
import type { CoverPicture, Image, Named } from '../truth/schemas.ts';
import { apiPaths } from './api-addresses.ts';
import type { ApiChapterLink, ApiComicLink, ApiPicture } from './api-schemas.ts';

/**
 * What the public interface says of a page, from that page's document alone. Whoever asks has told us nothing of themselves, so
 * what holds for visitors holds here: what is for adults is in no list, and has neither sharp pictures nor pages.
 */

/** Where the site and its files are. */
export interface ApiPlace {
  /** Without a slash at its end. */
  readonly origin: string;
  /** The address of a published file by its path in the bucket. */
  readonly fileUrl: (path: string) => string;
}

type Ways = Showing['pictures'];

const textsOf = (texts: Variants<string> | undefined): Variants<string> =>
  mapVariants(texts ?? {}, (text) => text);
const namesOf = (all: readonly Named[] | undefined) =>
  (all ?? []).map(({ id, name }) => ({ id, name: textsOf(name) }));
const rated = (rating: AgeRating | undefined) => (rating ? { ageRating: rating } : {});

/** A picture as everybody is shown it; undefined where they are shown none. */
function pictureOf(
  { fileUrl }: ApiPlace,
  picture: Pick<Image, 'width' | 'height' | 'color' | 'sources' | 'blurred'>,
  ways: Ways,
): ApiPicture | undefined {
  const { width, height, color, sources, blurred } = picture;
  const shape = { width, height, color };
  if (ways === 'sharp')
    return {
      ...shape,
      blurred: false,
      sources: sources.map((source) => ({ url: fileUrl(source.path), width: source.width })),
    };
  if (ways === 'none' || blurred === undefined) return undefined;
  return { ...shape, blurred: true, sources: [{ url: fileUrl(blurred) }] };
}

const imageOf = ({ path, ...picture }: CoverPicture) => ({
  ...picture,
  sources: [{ path, width: picture.width }],
});

function coverOf(place: ApiPlace, cover: Variants<Image | CoverPicture>, ways: Ways) {
  const pictures = mapVariants(cover, (each) =>
    pictureOf(place, 'path' in each ? imageOf(each) : each, ways),
  );
  return Object.values(pictures).some((each) => each !== undefined)
    ? { cover: mapVariants(pictures, (each) => each) }
    : {};
}

const addressesOf = ({ origin }: ApiPlace, api: string, page: string) => ({
  href: origin + api,
  url: origin + page,
});
const comicAddresses = (place: ApiPlace, slug: string) =>
  addressesOf(place, apiPaths.comic(slug), `/comic/${encodeURIComponent(slug)}`);

interface LinkedComic extends OwnRating {
  readonly slug: string;
  readonly series: string;
  readonly names: Variants<string>;
  readonly cover: Variants<Image | CoverPicture>;
}

function comicLink(place: ApiPlace, comic: LinkedComic): ApiComicLink {
  const { rating, pictures } = showingToVisitors(comic);
  const { slug, series, names, cover } = comic;
  return {
    slug,
    ...comicAddresses(place, slug),
    series,
    names: textsOf(names),
    ...coverOf(place, cover, pictures),
    ...rated(rating),
  };
}

function chapterLink(
  place: ApiPlace,
  comic: OwnRating,
  { id, number, title, publishedAt, ageRating }: ChapterLink,
): ApiChapterLink {
  return {
    id,
    ...addressesOf(place, apiPaths.chapter(id), `/chapter/${encodeURIComponent(id)}`),
    number,
    ...(title !== undefined && { title }),
    publishedAt,
    ...rated(showingToVisitors(comic, { ageRating }).rating),
  };
}

const translatorName = (
  { origin }: ApiPlace,
  { id, name }: { readonly id: string; readonly name: string },
) => ({
  id,
  href: origin + apiPaths.translator(id),
  name,
});

function comicSummary(place: ApiPlace, comic: ComicEntry | ComicCard) {
  const listed = mapVariants(comic.latestChapter, (chapter) =>
    showingToVisitors(comic, chapter).isListed ? chapterLink(place, comic, chapter) : undefined,
  );
  return { ...comicLink(place, comic), latestChapter: mapVariants(listed, (each) => each) };
}

/** Those that a list shows to everybody, and how many it does not. */
function listed<T extends OwnRating, U>(entries: readonly T[], say: (entry: T) => U) {
  const shown = entries.filter((entry) => showingToVisitors(entry).isListed);
  return { shown: shown.map(say), leftOut: entries.length - shown.length };
}

function comicsOf(place: ApiPlace, entries: readonly (ComicEntry | ComicCard)[]) {
  const { shown, leftOut } = listed(entries, (comic) => comicSummary(place, comic));
  return { comics: shown, leftOut };
}

/** The newest comics. */
export const latestOf = (place: ApiPlace, { latest }: HomePayload) => comicsOf(place, latest);
/** The most read comics. */
export const mostReadOf = (place: ApiPlace, { mostRead }: HomePayload) => comicsOf(place, mostRead);

/** Addresses of the parts of a list beside one. */
function beside(
  { origin }: ApiPlace,
  { older, newer }: { readonly older?: number | undefined; readonly newer?: number | undefined },
  path: (shelf: number) => string,
) {
  return {
    ...(older !== undefined && { older: origin + path(older) }),
    ...(newer !== undefined && { newer: origin + path(newer) }),
  };
}

/** A part of the list of all comics. */
export const shelfOf = (place: ApiPlace, payload: ComicsPayload) => ({
  ...comicsOf(place, payload.comics),
  ...beside(place, payload, apiPaths.shelf),
});

/** A comic with its chapters. */
export function comicOf(place: ApiPlace, comic: ComicPayload) {
  const { otherName, description, publisher, writer, artists, genres, status, views, chapterCount } = comic;
  return {
    ...comicLink(place, comic),
    ...(otherName !== undefined && { otherName }),
    description: textsOf(description),
    publisher: { id: publisher.id, name: textsOf(publisher.name) },
    writer: { id: writer.id, name: textsOf(writer.name) },
    artists: namesOf(artists),
    genres: namesOf(genres),
    status,
    contentNotes: namesOf(comic.contentNotes),
    tags: namesOf(comic.tags),
    views,
    chapterCount,
    chapters: comic.chapters.map((row) => {
      const { language, translator, pageCount, contentNotes, thumbnail, strip } = row;
      const { pictures } = showingToVisitors(comic, row);
      // What is blurred of a row is its strip, where it has one.
      const blurred = strip || row.blurred === undefined ? {} : { blurred: row.blurred };
      const shown = pictureOf(place, imageOf({ ...thumbnail, ...blurred }), pictures);
      return {
        ...chapterLink(place, comic, row),
        language,
        ...(translator && { translator: translatorName(place, translator) }),
        pageCount,
        ...(contentNotes && { contentNotes: [...contentNotes] }),
        ...(shown && { thumbnail: shown }),
      };
    }),
  };
}

/** A chapter with its pages; without them where adults alone open it. */
export function chapterOf(place: ApiPlace, chapter: ChapterPayload) {
  const { comic, language, translator, readingDirection, pageCount, shifted, cover, translations } = chapter;
  const { opens, pictures } = decideShowing(notesOf(comic), VISITORS_WISH, notesOf(chapter));
  const notes = new Map(
    [...(comic.contentNotes ?? []), ...(chapter.contentNotes ?? [])].map((note) => [note.id, note]),
  );
  const shown = pictureOf(place, cover, pictures);
  const { previous, next } = chapter;
  return {
    ...chapterLink(place, comic, chapter),
    language,
    ...(translator && { translator: translatorName(place, translator) }),
    contentNotes: namesOf([...notes.values()]),
    comic: comicLink(place, comic),
    readingDirection,
    pageCount,
    opens,
    ...(shown && { cover: shown }),
    shifted: shifted === true,
    ...(opens === 'freely' || opens === 'afterNotice' ? contentOf(place, chapter) : {}),
    ...(previous && { previous: chapterLink(place, comic, previous) }),
    ...(next && { next: chapterLink(place, comic, next) }),
    translations: translations.map((each) => ({
      id: each.id,
      href: place.origin + apiPaths.chapter(each.id),
      language: each.language,
      ...(each.translator && { translator: translatorName(place, each.translator) }),
      pageCount: each.pageCount,
    })),
  };
}

/** The rating, and the notes by their ids. */
const notesOf = ({ ageRating, contentNotes }: Pick<ChapterPayload, 'ageRating' | 'contentNotes'>) => ({
  ageRating,
  contentNotes: contentNotes?.map(({ id }) => id),
});

/** The pages of a chapter, and its file where it is for download, or all there is. */
function contentOf(place: ApiPlace, { manifest, pdf, downloadable }: ChapterPayload) {
  const file = { url: place.fileUrl(pdf.path), bytes: pdf.bytes };
  if (!manifest) return { pdf: file };
  return {
    pages: pagesOf(manifest).map((images, index) => ({
      number: index + 1,
      wide: images.some(({ wide }) => wide),
      images: images.map((image) => pageImage(place, image)),
    })),
    ...(downloadable && { pdf: file }),
  };
}

const pageImage = ({ fileUrl }: ApiPlace, { width, height, color, sources }: PageImage) => ({
  width,
  height,
  color,
  sources: sources.map((source) => ({ url: fileUrl(source.path), width: source.width })),
});

function workOf(place: ApiPlace, work: TranslatorWork) {
  return {
    ...comicLink(place, work),
    updatedAt: work.updatedAt,
    chapters: work.chapters.map(({ language, count, first, last }) => ({ language, count, first, last })),
  };
}

function worksOf(place: ApiPlace, works: readonly TranslatorWork[]) {
  const { shown, leftOut } = listed(works, (work) => workOf(place, work));
  return { works: shown, leftOut };
}

/** A translator. */
export function translatorOf(place: ApiPlace, translator: TranslatorPayload) {
  const { id, name, photo, bio, languages, professional, chapterCount, comicCount, works, parts } =
    translator;
  const picture = photo && pictureOf(place, photo, 'sharp');
  return {
    id,
    ...addressesOf(place, apiPaths.translator(id), `/translator/${encodeURIComponent(id)}`),
    name,
    ...(picture && { photo: picture }),
    ...(bio !== undefined && { bio }),
    languages: [...languages],
    professional,
    chapterCount,
    comicCount,
    ...worksOf(place, works),
    parts,
  };
}

/** A further part of a translator's works. */
export const translatorPartOf = (place: ApiPlace, { works }: TranslatorPartPayload) => worksOf(place, works);

const publisherLink = (place: ApiPlace, { id, name, comicCount }: Omit<PublisherCard, 'covers'>) => ({
  id,
  ...addressesOf(place, apiPaths.publisher(id), `/publisher/${encodeURIComponent(id)}`),
  name: textsOf(name),
  comicCount,
});

/** The publishers. */
export const publishersOf = (place: ApiPlace, { largest, others, count }: PublishersPayload) => ({
  publishers: [...largest, ...others].map((publisher) => publisherLink(place, publisher)),
  count,
});

function publisherComics(place: ApiPlace, entries: readonly PublisherEntry[]) {
  const { shown, leftOut } = listed(entries, (comic) => ({
    ...comicSummary(place, comic),
    status: comic.status,
    chapterCount: comic.chapterCount,
  }));
  return { comics: shown, leftOut };
}

/** A publisher. */
export function publisherOf(place: ApiPlace, publisher: PublisherPayload) {
  const { id, name, country, description, website, counts, comics, shelf } = publisher;
  return {
    id,
    ...addressesOf(place, apiPaths.publisher(id), `/publisher/${encodeURIComponent(id)}`),
    name: textsOf(name),
    ...(country !== undefined && { country }),
    description: textsOf(description),
    ...(website !== undefined && { website }),
    counts: { comics: counts.comics, chapters: counts.chapters, completed: counts.completed },
    ...publisherComics(place, comics),
    ...(shelf !== undefined && { all: place.origin + apiPaths.publisherShelf(id, shelf) }),
  };
}

/** A part of the list of all comics of a publisher. */
export const publisherShelfOf = (place: ApiPlace, payload: PublisherShelfPayload) => ({
  ...publisherComics(place, payload.comics),
  ...beside(place, payload, (shelf) => apiPaths.publisherShelf(payload.publisher.id, shelf)),
});

/** The chapters of the last days. */
export function updatesOf(place: ApiPlace, { since, chapters, comics, translators }: UpdatesPayload) {
  const comicById = new Map<string, UpdatedComic>(comics.map((comic) => [comic.id, comic]));
  const nameById = new Map(translators.map((translator) => [translator.id, translator]));
  // An entry whose comic was lost with the part of a document that could not be read is no entry.
  const whole = chapters.flatMap((chapter) => {
    const comic = comicById.get(chapter.comic);
    return comic ? [{ chapter, comic }] : [];
  });
  const shown = whole.filter(({ chapter, comic }) => showingToVisitors(comic, chapter).isListed);
  return {
    since,
    chapters: shown.map(({ chapter, comic }) => {
      const translator = nameById.get(chapter.translator ?? '');
      return {
        ...chapterLink(place, comic, chapter),
        language: chapter.language,
        comic: comicLink(place, comic),
        ...(translator && { translator: translatorName(place, translator) }),
      };
    }),
    leftOut: whole.length - shown.length,
  };
}

function articleCard(place: ApiPlace, { slug, texts, category, picture, publishedAt }: BlogCard) {
  const pictures = mapVariants(picture, (each) => pictureOf(place, each, 'sharp'));
  return {
    slug,
    ...addressesOf(place, apiPaths.article(slug), `/blog/${encodeURIComponent(slug)}`),
    title: mapVariants(texts, ({ title }) => title),
    summary: mapVariants(texts, ({ summary }) => summary),
    author: mapVariants(texts, ({ author }) => author),
    category,
    picture: mapVariants(pictures, (each) => each),
    publishedAt,
  };
}

/** The articles of the blog, from the newest. */
export const articlesOf = (place: ApiPlace, { articles, parts }: BlogsPayload) => ({
  articles: articles.map((article) => articleCard(place, article)),
  parts,
});

/** A further part of the list of articles. */
export const articlesPartOf = (place: ApiPlace, { articles }: BlogsPartPayload) => ({
  articles: articles.map((article) => articleCard(place, article)),
});

/** An article of the blog; its text is at its page. */
export const articleOf = (place: ApiPlace, article: BlogPayload) => ({
  ...articleCard(place, article),
  updatedAt: article.updatedAt,
});
