import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { readReviewed } from '../review/reviewed.ts';
import { readShown } from '../review/shown.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/**
 * Has reviewers see what is stored under the ids of what was handed in before that was kept (docs/decisions/041). What its owner
 * revises is left: it is read when it is handed in again.
 */
export const RESOLVE_REVIEWS: Migration = {
  name: '002-resolve-reviews',
  async run(db) {
    let changed = 0;
    const left: string[] = [];
    await eachDocument(db.collection(paths.reviews()), async ({ ref, id }) => {
      try {
        if (await resolve(db, ref, id)) changed += 1;
      } catch (error) {
        // What cannot be read is said, and the others are brought to this version.
        if (!(error instanceof CallError)) left.push(ref.path);
      }
    });
    return { changed, left };
  },
};

async function resolve(db: Firestore, ref: DocumentReference, reviewId: string): Promise<boolean> {
  return await db.runTransaction(async (transaction) => {
    const reviewed = await readReviewed(transaction, db, reviewId);
    if (reviewed.of === 'application' || reviewed.review.resolved || reviewed.submission.state === 'draft') {
      return false;
    }
    transaction.update(ref, await readShown(transaction, db, reviewed));
    return true;
  });
}
