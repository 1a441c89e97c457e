import { buildUpdatesPage, updatesSince } from '@rawi/model/pages/build-updates-page';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { chaptersSince } from '../data/chapters.ts';
import { comicsNamed } from '../data/comics.ts';

/**
 * The list of new chapters from the current data. It reads each of them, 300 at most, and each of their comics
 * once.
 */
export async function updatesPage(db: Firestore, now: Date): Promise<PageDocument> {
  const chapters = await chaptersSince(db, updatesSince(now), PAGE_LIMITS.updates.chapters);
  const comics = await comicsNamed(db, [...new Set(chapters.map(({ comicId }) => comicId))]);
  return buildUpdatesPage({ chapters, comics: new Map(comics.map((comic) => [comic.id, comic])) }, now);
}
