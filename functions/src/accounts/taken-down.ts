import { reviewIds } from '@rawi/model/truth/review';
import { isDown, takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import { submissionsOf } from '../data/submissions.ts';
import { takedownsNaming } from '../data/takedowns.ts';

/** As many are looked at: whoever has more has enough. */
const MOST = 50;

/**
 * How much of a person's work readers do not have because somebody has the rights to it: what was taken down, and what was
 * unpublished for that reason.
 */
export async function takenDownForRights(db: Firestore, uid: string): Promise<number> {
  const [takedowns, unpublished] = await Promise.all([
    takedownsNaming(db, 'whose', uid).where('reason', '==', 'rights').limit(MOST).get(),
    submissionsOf(db, uid, MOST).where('state', '==', 'unpublished').select().get(),
  ]);
  const down = takedowns.docs.filter((each) => {
    const takedown = reading(takedownSchema).safeParse(each.data()).data;
    return takedown !== undefined && isDown(takedown);
  });
  const reviews = await Promise.all(
    unpublished.docs.map(({ id }) => reviewRef(db, reviewIds.submission(id)).get()),
  );
  const forRights = reviews.filter((review) => {
    const last = review.data()?.decisions.findLast(({ verdict }) => verdict === 'unpublished');
    return last?.reasons.includes('rights');
  });
  return down.length + forRights.length;
}
