import type { Firestore } from 'firebase-admin/firestore';
import { chapterRef } from '../../data/chapters.ts';
import { keptChapterRef } from '../../data/documents.ts';
import { isDownNow } from '../../takedowns/is-taken-down.ts';

/** Whether a chapter is there, or can come back: it is kept for its translator, or taken down. */
export async function isThereOrReturns(db: Firestore, comicId: string, chapterId: string): Promise<boolean> {
  const [chapter, kept] = await db.getAll(
    db.doc(chapterRef(db, comicId, chapterId).path),
    db.doc(keptChapterRef(db, chapterId).path),
  );
  return chapter?.exists === true || kept?.exists === true || (await isDownNow(db, comicId, chapterId));
}
