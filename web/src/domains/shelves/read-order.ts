import type { Locale } from '@rawi/model/lists/locales';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { localize } from '@rawi/model/text/localized';
import { readComicPage, readListPage } from '../../core/pages/pages.ts';
import { knownSession } from '../../core/session/session.ts';
import { lastTranslation } from '../comics/last-translation.ts';
import { deviceHistory } from '../history/device-history.ts';
import { positionOfEntry, whatsNext } from '../history/whats-next.ts';
import { currentLibrary } from '../library/library-state.ts';
import type { Position } from '../library/own.ts';
import { isListedHere } from '../ratings/showing.ts';
import type { OrderId } from './chapter-in-order.ts';
import type { OrderEntry, ReadingOrder } from './reading-order.ts';

/** Import this file dynamically: only an address that names a list needs it. */

/** A list in its order, by one read at most; undefined where it cannot be had, or is of somebody else. */
export async function readOrder(of: OrderId, locale: Locale): Promise<ReadingOrder | undefined> {
  if (of.kind === 'public') return readPublicOrder(of, locale);
  const session = await knownSession();
  if (session.state !== 'signed-in') return undefined;
  const { readOwnOrder } = await import('./own-order.ts');
  return readOwnOrder(session.user.uid, of);
}

async function readPublicOrder(of: OrderId, locale: Locale): Promise<ReadingOrder | undefined> {
  const page = await readListPage(of.listId);
  if (page.state !== 'ready') return undefined;
  const { name, entries, comics } = page.payload;
  const byId = new Map(comics.map((comic) => [comic.id, comic]));
  return {
    of,
    name: typeof name === 'string' ? name : localize(name, locale).value,
    entries: entries.flatMap((entry): OrderEntry[] => {
      const comic = byId.get(entry.comic);
      if (!comic) return [];
      const { id: comicId, slug, series, names, cover } = comic;
      const ageRating = entry.kind === 'comic' ? comic.ageRating : ratingOfChapter(comic, entry);
      // The list leaves it out here, too.
      if (!isListedHere(ageRating)) return [];
      const about = { comicId, slug, series, names, picture: localize(cover, locale).value, ageRating };
      if (entry.kind === 'comic') return [{ kind: 'comic', ...about }];
      const { id, number, language, title } = entry;
      return [
        { kind: 'chapter', chapterId: id, ...about, number, language, ...(title !== undefined && { title }) },
      ];
    }),
  };
}

export type OpenedComic =
  | { readonly state: 'chapter'; readonly chapterId: string; readonly page: number | undefined }
  /** Readers have it no more. */
  | { readonly state: 'gone' }
  | { readonly state: 'unknown' };

/** Where a comic of a list is opened: where “Continue” leads, else at its first chapter; also once all of it has been read. */
export async function openComicOfOrder(comicId: string, slug: string, locale: Locale): Promise<OpenedComic> {
  const page = await readComicPage(slug);
  if (page.state === 'missing') return { state: 'gone' };
  if (page.state !== 'ready') return { state: 'unknown' };
  const { chapters } = page.payload;
  const next = whatsNext({
    chapters,
    wholeAt: Date.now(),
    positionOf,
    wanted: lastTranslation(comicId),
  });
  if (next?.kind === 'next' || next?.kind === 'place') {
    return { state: 'chapter', chapterId: next.chapter.id, page: next.page };
  }
  const first = chapters.find(({ language }) => language === locale) ?? chapters[0];
  return first ? { state: 'chapter', chapterId: first.id, page: undefined } : { state: 'unknown' };
}

function positionOf(chapterId: string): Position | undefined {
  const library = currentLibrary();
  if (library.state !== 'visitor') return library.own.places[chapterId];
  const read = deviceHistory().find((entry) => entry.chapterId === chapterId);
  return read && positionOfEntry(read);
}
