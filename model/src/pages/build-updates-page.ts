import type { Chapter } from '../truth/chapter.ts';
import { compareText } from './chapter-order.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { type ShownComic, updatedComic } from './updated-comic.ts';
import type { NewChapter, UpdatedComic, UpdatesPayload } from './updates-payload.ts';

/** What the list of new chapters is made of, chapter by chapter. */
export type PublishedChapter = Pick<
  Chapter,
  'comicId' | 'number' | 'language' | 'title' | 'translator' | 'publishedAt' | 'ageRating'
> & { readonly id: string };

export interface UpdatesTruth {
  /** Those published since `updatesSince`, or the newest `PAGE_LIMITS.updates.chapters` of them. */
  readonly chapters: readonly PublishedChapter[];
  /** By id; a chapter whose comic is not among them is left out. */
  readonly comics: ReadonlyMap<string, ShownComic>;
}

const DAY = 86_400_000;
/** What the document weighs beside its entries. */
const FRAME_BYTES = 200;

/** From when on chapters are listed: whole days in UTC, so that the list stays the same within one. */
export function updatesSince(now: Date): Date {
  return new Date(dayOf(now) - PAGE_LIMITS.updates.days * DAY);
}

const dayOf = (time: Date) => Math.floor(time.getTime() / DAY) * DAY;

/**
 * The list of new chapters, newest first, in at most 100 kB. Where there is more the oldest days go, and `since` says from when
 * on all are there.
 */
export function buildUpdatesPage({ chapters, comics }: UpdatesTruth, now: Date): PageDocument {
  const start = updatesSince(now);
  const known = chapters
    .filter(({ comicId, publishedAt }) => comics.has(comicId) && publishedAt >= start)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || compareText(a.id, b.id))
    .slice(0, PAGE_LIMITS.updates.chapters);
  const fitting = fittingOf(known, comics);
  // Of those that were not read the first was published before the last one that was.
  const isRead = chapters.length < PAGE_LIMITS.updates.chapters;
  const left = known[fitting] ?? (isRead ? undefined : known.at(-1));
  const since = left ? wholeSince(known.slice(0, fitting), left.publishedAt) : start;
  const listed = known.slice(0, fitting).filter(({ publishedAt }) => publishedAt >= since);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'updates',
    payload: { since: since.toISOString(), ...listOf(listed, comics) },
  });
}

/** From when on all are listed where one of that time, or more of it, is not: the next day, or within the only day that is left. */
function wholeSince(listed: readonly PublishedChapter[], left: Date): Date {
  const next = new Date(dayOf(left) + DAY);
  const [newest] = listed;
  if (newest && newest.publishedAt >= next) return next;
  return listed.at(-1)?.publishedAt ?? next;
}

type Comics = UpdatesTruth['comics'];

/** How many of them fit, with what they name. */
function fittingOf(chapters: readonly PublishedChapter[], comics: Comics): number {
  const named = new Set<string>();
  let bytes = FRAME_BYTES;
  for (const [index, chapter] of chapters.entries()) {
    const list = listOf([chapter], comics);
    for (const entry of [...list.comics, ...list.translators]) {
      const name = `${'slug' in entry ? 'comic' : 'translator'}:${entry.id}`;
      if (!named.has(name)) bytes += weightOf(entry);
      named.add(name);
    }
    for (const entry of list.chapters) bytes += weightOf(entry);
    if (bytes > PAGE_LIMITS.pageBytes) return index;
  }
  return chapters.length;
}

/** With the comma that follows it. */
const weightOf = (entry: object) => new TextEncoder().encode(JSON.stringify(entry)).length + 1;

function listOf(chapters: readonly PublishedChapter[], comics: Comics): Omit<UpdatesPayload, 'since'> {
  const named = new Map<string, UpdatedComic>();
  const translators = new Map<string, UpdatesPayload['translators'][number]>();
  for (const { comicId, translator } of chapters) {
    const comic = comics.get(comicId);
    if (comic && !named.has(comicId)) named.set(comicId, updatedComic(comicId, comic));
    if (translator && !translators.has(translator.id)) translators.set(translator.id, translator);
  }
  return {
    chapters: chapters.map(newChapter),
    comics: [...named.values()],
    translators: [...translators.values()],
  };
}

function newChapter(chapter: PublishedChapter): NewChapter {
  const { id, comicId, number, language, title, translator, publishedAt, ageRating } = chapter;
  return {
    id,
    comic: comicId,
    number,
    language,
    ...(title !== undefined && { title }),
    ...(translator && { translator: translator.id }),
    publishedAt: publishedAt.toISOString(),
    ...(ageRating && { ageRating }),
  };
}
