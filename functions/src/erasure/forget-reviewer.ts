import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { reviewRef, reviewsClaimedBy, reviewsJudgedBy } from '../data/reviews.ts';
import { staffRef } from '../data/staff.ts';

/** Documents changed in one round. */
const BATCH = 100;

/** Removes somebody from the staff, releases their claims, and removes their name from their decisions. */
export async function forgetReviewer(db: Firestore, uid: string): Promise<void> {
  await staffRef(db, uid).delete();
  for (;;) {
    const claimed = await reviewsClaimedBy(db, uid, BATCH).get();
    if (claimed.empty) break;
    for (const { ref } of claimed.docs) await ref.update({ claim: null });
  }
  for (;;) {
    const judged = await reviewsJudgedBy(db, uid, BATCH).get();
    if (judged.empty) return;
    for (const { id } of judged.docs) await forgetJudge(db, id, uid);
  }
}

async function forgetJudge(db: Firestore, reviewId: string, uid: string): Promise<void> {
  const ref = reviewRef(db, reviewId);
  await db.runTransaction(async (transaction) => {
    const review = (await transaction.get(ref)).data();
    if (!review) return;
    const decisions = review.decisions.map((decision) =>
      decision.by?.uid === uid ? { ...decision, by: null } : decision,
    );
    transaction.update(ref, { decisions, judges: FieldValue.arrayRemove(uid) });
  });
}
