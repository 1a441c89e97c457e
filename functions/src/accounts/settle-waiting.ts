import { standingOf } from '@rawi/model/review/application-machine';
import { type Review, reviewedIn } from '@rawi/model/truth/review';
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { closureRef } from '../data/closures.ts';
import { applicationRef } from '../data/documents.ts';
import { reviewRef, reviewsOf } from '../data/reviews.ts';
import { submissionRef } from '../data/submissions.ts';

/** Reviews processed in one round. */
const BATCH = 100;
/** The states in which reviewers have not decided yet. */
const UNDECIDED = ['submitted', 'under_review'];

/**
 * Puts a person's submitted work into the reviewers' queue while their account is open, and takes it out
 * while it is closed; a reviewer's claim ends then. The work stays submitted, so an account that is opened
 * again finds it unchanged.
 */
export async function settleWaiting(db: Firestore, uid: string): Promise<void> {
  let last: DocumentReference | undefined;
  for (;;) {
    const query = reviewsOf(db, uid, BATCH).orderBy(FieldPath.documentId()).select();
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const { id } of docs) await settleOne(db, uid, reviewRef(db, id));
    last = docs.at(-1)?.ref;
    if (docs.length < BATCH) return;
  }
}

function settleOne(db: Firestore, uid: string, ref: DocumentReference<Review>): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const [stored, closure, state] = await Promise.all([
      transaction.get(ref),
      transaction.get(closureRef(db, uid)),
      stateOf(transaction, db, ref.id),
    ]);
    const review = stored.data();
    if (!review) return;
    const waiting = !closure.exists && state !== undefined && UNDECIDED.includes(state);
    if (review.waiting === waiting) return;
    transaction.update(ref, { waiting, ...(!waiting && { claim: null }) });
  });
}

async function stateOf(
  transaction: Transaction,
  db: Firestore,
  reviewId: string,
): Promise<string | undefined> {
  const named = reviewedIn(reviewId);
  if (!named) return undefined;
  if (named.of === 'submission') return (await transaction.get(submissionRef(db, named.id))).data()?.state;
  return standingOf((await transaction.get(applicationRef(db, named.id))).data()).state;
}
