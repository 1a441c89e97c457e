import { reviewIds } from '@rawi/model/truth/review';
import type { Submission } from '@rawi/model/truth/submission';
import { FieldValue, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { notBegun } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { reviewRef } from '../data/reviews.ts';
import { submissionRef } from '../data/submissions.ts';
import { writeDecision } from '../review/write-decision.ts';
import type { HeldTakedown } from './held-takedown.ts';

interface Decided {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly held: HeldTakedown;
  readonly now: Date;
}

/**
 * An accepted submission, with its remaining work and its review; after its account was erased there is no
 * review.
 */
async function readWork(transaction: Transaction, db: Firestore, found: QuerySnapshot<Submission>) {
  return await Promise.all(
    found.docs.map(async (each) => ({
      id: each.id,
      submission: each.data(),
      work: (await transaction.get(publicationRef(db, each.id))).data(),
      review: (await transaction.get(reviewRef(db, reviewIds.submission(each.id)))).data(),
    })),
  );
}

/**
 * Removes an accepted submission with its published result, in the same transaction: its owner and reviewers
 * see that it was taken down, and work that was not public yet is never published. Reads first; the function
 * that it returns writes.
 */
export async function readWorkGoing(
  { transaction, db, held: { id: takedownId, document: takedown }, now }: Decided,
  found: QuerySnapshot<Submission>,
): Promise<() => void> {
  const all = await readWork(transaction, db, found);
  return () => {
    for (const { id, submission, work, review } of all) {
      const isOnItsWay = work?.way === 'out' && (work.step === 'files' || work.step === 'document');
      transaction.update(submissionRef(db, id), {
        state: 'unpublished',
        since: { submitted: submission.createdAt, ...submission.since, unpublished: now },
        takedown: takedownId,
        takenDownFor: takedown.reason,
        ...(isOnItsWay && { publication: 'done' }),
      });
      if (isOnItsWay) {
        // Its work gets the state of work that an admin unpublished before it was public: it can be published
        // again.
        const stopped = { way: 'back', step: 'done', cursor: null, ...notBegun(null) };
        transaction.update(db.doc(publicationRef(db, id).path), stopped);
      }
      if (review && takedown.by) {
        writeDecision(transaction, db, reviewIds.submission(id), review, {
          verdict: 'unpublished',
          revision: submission.revision,
          by: takedown.by,
          at: now,
          rejection: { reasons: [takedown.reason === 'rights' ? 'rights' : 'other'] },
        });
      }
    }
  };
}

/**
 * Does the opposite on the way back: public work is published again; work that was never public stays where
 * it was stopped.
 */
export async function readWorkReturning(
  { transaction, db, held: { document: takedown }, now }: Decided,
  found: QuerySnapshot<Submission>,
): Promise<() => void> {
  const all = await readWork(transaction, db, found);
  return () => {
    for (const { id, submission, work, review } of all) {
      const hadReaders = work?.way === 'out';
      transaction.update(submissionRef(db, id), {
        takedown: FieldValue.delete(),
        takenDownFor: FieldValue.delete(),
        ...(hadReaders && { state: 'published', publication: 'done', 'since.published': now }),
      });
      if (hadReaders && review && takedown.returned?.by) {
        writeDecision(transaction, db, reviewIds.submission(id), review, {
          verdict: 'republished',
          revision: submission.revision,
          by: takedown.returned.by,
          at: now,
        });
      }
    }
  };
}
