import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { readReviewed } from '../review/reviewed.ts';
import { readShown } from '../review/shown.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/**
 * Stores for reviewers what the ids of earlier submissions refer to, for those submitted before that was
 * stored (docs/decisions/041). Submissions that their owner is revising are skipped: their ids are resolved
 * when they are submitted again.
 */
export const RESOLVE_REVIEWS: Migration = {
  name: '002-resolve-reviews',
  async run(db, isDry) {
    let changed = 0;
    const left: string[] = [];
    await eachDocument(db.collection(paths.reviews()), async ({ ref, id }) => {
      try {
        if (await resolve(db, { ref, id }, isDry)) changed += 1;
      } catch (error) {
        // A document that cannot be read is reported, and the others are migrated.
        if (!(error instanceof CallError)) left.push(ref.path);
      }
    });
    return { changed, left };
  },
};

async function resolve(
  db: Firestore,
  { ref, id }: { readonly ref: DocumentReference; readonly id: string },
  isDry: boolean,
): Promise<boolean> {
  return await db.runTransaction(async (transaction) => {
    const reviewed = await readReviewed(transaction, db, id);
    if (reviewed.of === 'application' || reviewed.review.resolved || reviewed.submission.state === 'draft') {
      return false;
    }
    const shown = await readShown(transaction, db, reviewed);
    if (!isDry) transaction.update(ref, shown);
    return true;
  });
}
