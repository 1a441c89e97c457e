import { groupBy } from '@rawi/model/group-by';
import type { ChapterPayload, ComicPayload } from '@rawi/model/pages/pages';
import { pagesOf, STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { Image } from '@rawi/model/truth/schemas';
import { type Download, isWaiting, type Quality, type WaitingChapter } from './record.ts';

/** What is fetched for a chapter, and which chapter is next. Pure. */

/** The widest page of each quality, in pixels. */
const WIDEST: Readonly<Record<Quality, number>> = {
  light: 800,
  normal: 1200,
  best: Number.POSITIVE_INFINITY,
};

type Source = Image['sources'][number];

/**
 * The one source of an image that is saved: the widest that the quality allows, else the narrowest there is.
 */
export function sourceFor(sources: readonly Source[], quality: Quality): Source | undefined {
  const byWidth = sources.toSorted((a, b) => a.width - b.width);
  return byWidth.findLast(({ width }) => width <= WIDEST[quality]) ?? byWidth[0];
}

/** A file of the bucket that a saved chapter needs. */
export interface PlannedFile {
  readonly path: string;
  /** The page that it belongs to, from 1; undefined for a picture of a list. */
  readonly page?: number;
}

/** The largest width of a saved cover: enough for the page of its comic on a phone. */
const COVER_WIDTH = 720;

function coverOf({ sources }: Image): Source | undefined {
  const byWidth = sources.toSorted((a, b) => a.width - b.width);
  return byWidth.findLast(({ width }) => width <= COVER_WIDTH) ?? byWidth[0];
}

/**
 * Everything that a chapter needs to be read and listed without a network, with the text of its pages where somebody wants that; the comic's page
 * may be unknown.
 */
export function filesOf(
  chapter: ChapterPayload,
  comic: ComicPayload | undefined,
  quality: Quality,
  withText = false,
): PlannedFile[] {
  const covers = [...Object.values(chapter.comic.cover), chapter.cover].flatMap((image) =>
    image ? (coverOf(image)?.path ?? []) : [],
  );
  const row = comic?.chapters.find(({ id }) => id === chapter.id);
  const strips = row?.strip
    ? STRIP_HEIGHTS.slice(-1).map((height) => `${row.strip?.folder}/${stripFile(height)}`)
    : [];
  const text = withText && chapter.transcript ? [{ path: chapter.transcript.path, page: 1 }] : [];
  const listed = [...covers, ...(row ? [row.thumbnail.path] : []), ...strips];
  return [...pageFiles(chapter, quality), ...text, ...[...new Set(listed)].map((path) => ({ path }))];
}

/** The panels are a few kilobytes, and come with the first page. */
function pageFiles({ manifest, panelsFile, pdf }: ChapterPayload, quality: Quality): PlannedFile[] {
  if (!manifest) return [{ path: pdf.path, page: 1 }];
  const panels = panelsFile === undefined ? [] : [{ path: panelsFile, page: 1 }];
  const pages = pagesOf(manifest).flatMap((slices, index) =>
    slices.flatMap(({ sources }) => {
      const source = sourceFor(sources, quality);
      return source ? { path: source.path, page: index + 1 } : [];
    }),
  );
  return [...pages, ...panels];
}

/** The connection, as far as saving depends on it. */
export interface Line {
  readonly isOnline: boolean;
  /** Whether the connection is metered, as far as the browser reports it. */
  readonly isMetered: boolean;
}

/**
 * The chapters that wait only for their turn, in the order in which they were requested; none when the
 * connection may not be used.
 */
export function inLine(downloads: readonly Download[], line: Line, wifiOnly: boolean): WaitingChapter[] {
  if (!line.isOnline || (wifiOnly && line.isMetered)) return [];
  return downloads
    .filter(isWaiting)
    .filter(({ waitsFor }) => waitsFor === 'turn')
    .toSorted((a, b) => a.askedAt - b.askedAt || a.about.number - b.about.number);
}

/** The next chapter to save: the first that was requested and waits for nothing else. */
export const nextInLine = (...asked: Parameters<typeof inLine>): WaitingChapter | undefined =>
  inLine(...asked)[0];

interface Translation {
  readonly id: string;
  readonly number: number;
  readonly translator?: { readonly id: string } | undefined;
}

/**
 * One translation of each number, in the order of the list: one that is here, else that of the translator
 * being read, else the first of the list.
 */
export function onePerNumber<C extends Translation>(
  chapters: readonly C[],
  translator: string | undefined,
  known: ReadonlySet<string> = new Set(),
): C[] {
  return [...groupBy(chapters, ({ number }) => number).values()].flatMap((same) => {
    const here = same.find(({ id }) => known.has(id));
    const read = same.find((chapter) => translator !== undefined && chapter.translator?.id === translator);
    return here ?? read ?? same[0] ?? [];
  });
}

/**
 * The chapters of a list that come after one in its language, in order, `count` at most, each number once,
 * preferring its translator.
 */
export function chaptersAfter<C extends Translation & { readonly language: string }>(
  chapters: readonly C[],
  { number, language, translator }: Omit<Translation, 'id'> & { readonly language: string },
  count: number,
  known?: ReadonlySet<string>,
): C[] {
  const later = chapters
    .filter((chapter) => chapter.language === language && chapter.number > number)
    .toSorted((a, b) => a.number - b.number);
  return onePerNumber(later, translator?.id, known).slice(0, count);
}

/** The chapters before and after one among those that are on the device. */
export function neighboursOf<
  C extends { readonly number: number; readonly language: string; readonly slug: string },
>(
  ready: readonly C[],
  { number, language, slug }: { readonly number: number; readonly language: string; readonly slug: string },
): { readonly previous?: C; readonly next?: C } {
  const same = ready.filter((chapter) => chapter.slug === slug && chapter.language === language);
  const sorted = same.toSorted((a, b) => a.number - b.number);
  const previous = sorted.findLast((chapter) => chapter.number < number);
  const next = sorted.find((chapter) => chapter.number > number);
  return { ...(previous && { previous }), ...(next && { next }) };
}
