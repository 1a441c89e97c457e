import { type Chapter, chapterSchema } from '@rawi/model/chapter';
import { chapterIdOf } from '@rawi/model/chapter-id';
import { type Comic, comicSchema } from '@rawi/model/comic';
import { LANGUAGE_CODES } from '@rawi/model/languages';
import { slugOf } from '@rawi/model/slugify';
import type { Names } from './names.ts';
import type { PreparedChapter, PreparedComic } from './prepare-comic.ts';
import { PublishedFolder, type Upload } from './published-folder.ts';
import type { ExistingComic } from './site-truth.ts';

/** A comic as it will be in the site: its documents, and the files they name. */
export interface ComicTruth {
  readonly comicId: string;
  readonly comic: Comic;
  /** Every chapter of the comic: those of the catalogue and those that only the site has. */
  readonly chapters: ReadonlyMap<string, Chapter>;
  readonly uploads: readonly Upload[];
}

/**
 * Joins a prepared comic with what the site already holds: ids, views and dates of what is there stay, and so do
 * chapters that the catalogue does not name.
 */
export async function comicTruth(
  prepared: PreparedComic,
  existing: ExistingComic,
  names: Names,
  now: Date,
): Promise<ComicTruth> {
  const { entry } = prepared;
  const slug = existing.comic?.slug ?? entry.slug;
  const uploads: Upload[] = [];
  const chapters = new Map(existing.chapters);
  for (const { id, prepared: chapter } of withIds(slug, prepared.chapters, existing.chapters)) {
    const folder = new PublishedFolder(id);
    folder.addImage('cover', chapter.cover);
    folder.addPdf('chapter.pdf', chapter.pdf);
    uploads.push(...folder.uploads());
    chapters.set(id, chapterOf(chapter, existing.comicId, folder, existing.chapters.get(id), now));
  }

  const folder = new PublishedFolder(slug);
  const { en, ar } = prepared.covers;
  if (en) folder.addImage('cover-en', en);
  if (ar) folder.addImage('cover-ar', ar);
  if (prepared.art) folder.addImage('art', prepared.art);
  uploads.push(...folder.uploads());

  const all = [...chapters.values()];
  const publisher = await names.publisher(entry.comic.publisher);
  const comic = comicSchema.parse(
    defined({
      slug,
      series: entry.comic.series,
      otherName: entry.comic.otherName,
      names: defined(entry.comic.translatedName),
      description: entry.comic.description,
      publisher,
      writer: await names.person(entry.comic.writer),
      artists: await Promise.all(entry.comic.artists.map((name) => names.person(name))),
      genres: await Promise.all(entry.comic.genres.map((name) => names.genre(name))),
      status: entry.comic.status,
      cover: defined({ en: en && folder.imageOf('cover-en', en), ar: ar && folder.imageOf('cover-ar', ar) }),
      art: prepared.art && folder.imageOf('art', prepared.art),
      languages: LANGUAGE_CODES.filter((language) => all.some((chapter) => chapter.language === language)),
      chapterCount: all.length,
      views: existing.comic?.views ?? 0,
      createdAt: entry.comic.createdAt ?? existing.comic?.createdAt ?? now,
      updatedAt: new Date(Math.max(...all.map((chapter) => chapter.publishedAt.getTime()))),
    }),
  );
  return { comicId: existing.comicId, comic, chapters, uploads };
}

function chapterOf(
  { chapter, cover, pdf }: PreparedChapter,
  comicId: string,
  folder: PublishedFolder,
  existing: Chapter | undefined,
  now: Date,
): Chapter {
  return chapterSchema.parse(
    defined({
      comicId,
      number: chapter.number,
      language: chapter.language,
      title: chapter.title,
      translator: chapter.translator && { id: slugOf(chapter.translator), name: chapter.translator },
      cover: folder.imageOf('cover', cover),
      pdf: { path: folder.pathOf('chapter.pdf'), bytes: pdf.bytes },
      pageCount: pdf.pageCount,
      readingDirection: chapter.readingDirection,
      downloadable: chapter.downloadable,
      views: existing?.views ?? 0,
      publishedAt: chapter.publishedAt ?? existing?.publishedAt ?? now,
    }),
  );
}

/**
 * The plain id belongs to the translator who has it in the site, else to the first in the catalogue; other
 * translators of the same number and language have their name in the id.
 */
function withIds(
  slug: string,
  chapters: readonly PreparedChapter[],
  existing: ReadonlyMap<string, Chapter>,
): { readonly id: string; readonly prepared: PreparedChapter }[] {
  const owners = new Map([...existing].map(([id, chapter]) => [id, chapter.translator?.id]));
  return chapters.map((prepared) => {
    const { number, language, translator } = prepared.chapter;
    const translatorId = translator === undefined ? undefined : slugOf(translator);
    const plain = chapterIdOf(slug, number, language);
    if (!owners.has(plain)) owners.set(plain, translatorId);
    const id =
      owners.get(plain) === translatorId
        ? plain
        : chapterIdOf(slug, number, language, translatorId ?? 'anonymous');
    return { id, prepared };
  });
}

/** Without the fields that are undefined: Firestore knows no such value. */
function defined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
