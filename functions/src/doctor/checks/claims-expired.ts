import { OVERDUE_DAYS } from '@rawi/model/truth/review';
import { waitingReviews } from '../../data/reviews.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST = 200;

/** Work that a reviewer has taken and left, and that nobody else has taken for days. */
export const CLAIMS_EXPIRED: Check = {
  name: 'claim-expired',
  reads: () => 20,
  async *find({ firestore: db, now }) {
    const before = new Date(now().getTime() - OVERDUE_DAYS * DAY_MS);
    const waiting = (await waitingReviews(db).limit(MOST).get()).docs;
    yield* examine(
      waiting,
      ({ ref }) => ref,
      async (review) => {
        const { claim } = review.data();
        if (!claim || claim.until > before) return [];
        return [
          {
            id: review.ref.path,
            problem: `${claim.name} took it for review and left it; it has waited for more than ${OVERDUE_DAYS} days since.`,
            remedy: 'Any reviewer may take it on /review.',
          },
        ];
      },
    );
  },
};
