import { reviewIds } from '@rawi/model/truth/review';
import { isDown, takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import { submissionsOf } from '../data/submissions.ts';
import { takedownsNaming } from '../data/takedowns.ts';

/** The count stops here: it is enough for any decision. */
const MAX_COUNTED = 50;

/**
 * Counts how much of a person's work was removed because somebody else holds the rights: taken down, or
 * unpublished for that reason.
 */
export async function takenDownForRights(db: Firestore, uid: string): Promise<number> {
  const [takedowns, unpublished] = await Promise.all([
    takedownsNaming(db, 'whose', uid).where('reason', '==', 'rights').limit(MAX_COUNTED).get(),
    submissionsOf(db, uid, MAX_COUNTED).where('state', '==', 'unpublished').select().get(),
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
