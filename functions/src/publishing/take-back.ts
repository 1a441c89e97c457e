import { paths } from '@rawi/model/paths';
import type { PublicationWork } from '@rawi/model/truth/publication';
import { withRemoved } from '@rawi/model/truth/removed';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { removedRef } from '../data/documents.ts';
import { readChapterChange } from './chapter-change.ts';
import { readComicChange } from './comic-change.ts';

/**
 * Takes back what was published a moment ago, because its owner's account was deleted meanwhile. Reads first;
 * the function that it returns writes. Undefined for anything that readers had before, which stays: a chapter
 * whose file was replaced, and returned work.
 */
export async function readTakingBack(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId, startedAt }: PublicationWork,
  now: Date,
): Promise<(() => void) | undefined> {
  const gone = () => undefined;
  let write = () => {};
  if (chapterId === null) {
    const comic = (await transaction.get(comicRef(db, comicId))).data();
    if (!comic || comic.createdAt < startedAt) return undefined;
    ({ write } = await readComicChange(transaction, db, { comicId, after: gone, returns: false }, now));
  } else {
    const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
    if (!chapter || chapter.publishedAt < startedAt) return undefined;
    ({ write } = await readChapterChange(transaction, db, { comicId, chapterId, after: gone }, now));
  }
  const removed = (await transaction.get(removedRef(db))).data();
  return () => {
    write();
    const id = chapterId ?? comicId;
    transaction.set(db.doc(paths.removed()), withRemoved(removed, { id, at: now, takenDown: true }));
  };
}
