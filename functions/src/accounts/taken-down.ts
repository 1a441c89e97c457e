import { reviewIds } from '@rawi/model/truth/review';
import type { Firestore } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import { submissionsOf } from '../data/submissions.ts';

/** As many are looked at: whoever has more has enough. */
const MOST = 50;

/** How much of a person's work is taken from readers because somebody has the rights to it. */
export async function takenDownForRights(db: Firestore, uid: string): Promise<number> {
  const { docs } = await submissionsOf(db, uid, MOST).where('state', '==', 'unpublished').select().get();
  const reviews = await Promise.all(docs.map(({ id }) => reviewRef(db, reviewIds.submission(id)).get()));
  return reviews.filter((review) => {
    const last = review.data()?.decisions.findLast(({ verdict }) => verdict === 'unpublished');
    return last?.reasons.includes('rights');
  }).length;
}
