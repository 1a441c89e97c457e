import { paths } from '@rawi/model/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { type CommentIds, reportsOf, withheldRef } from '../data/comments.ts';

/** Documents deleted in one write. */
const BATCH = 400;

/**
 * Deletes what others have added to a comment that is deleted, and its withheld text. The triggers of the
 * likes take themselves back. Reports stay, with the words that they quote, until reviewers have looked:
 * deleting a reported comment does not hide it from them.
 */
export async function removeBelow(db: Firestore, ids: CommentIds): Promise<void> {
  await withheldRef(db, ids).delete();
  await removeAll(db, db.collection(paths.commentLikes(ids.comicId, ids.commentId)));
}

/** Deletes what readers have reported about a comment. */
export async function removeReports(db: Firestore, ids: CommentIds): Promise<void> {
  await removeAll(db, reportsOf(db, ids));
}

/** Deletes all documents that a query finds. */
export async function removeAll(db: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(BATCH).get();
    if (docs.length > 0) {
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
    if (docs.length < BATCH) return;
  }
}
