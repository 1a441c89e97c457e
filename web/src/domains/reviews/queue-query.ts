import type { Language } from '@rawi/model/lists/languages';
import { OVERDUE_DAYS, type ReviewKind } from '@rawi/model/truth/review';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';

/** What is asked of the queue of reviews, by itself: the tests of the rules ask all of it as well. */

/** How many are listed at once: a listener that is live costs a read for each. */
export const QUEUE = 30;

/** What of the queue is shown; null is everything. */
export interface QueueFilter {
  readonly kind: ReviewKind | null;
  readonly language: Language | null;
  readonly isOverdue: boolean;
  /** Whose claims: null is everybody's. */
  readonly claimedBy: string | null;
}

/** What waits for a decision, the oldest first. `now` is when the page was opened. */
export function queueConstraints(
  { kind, language, isOverdue, claimedBy }: QueueFilter,
  now: Date,
): QueryConstraint[] {
  const overdue = new Date(now.getTime() - OVERDUE_DAYS * 24 * 60 * 60 * 1000);
  return [
    where('waiting', '==', true),
    ...(kind ? [where('kind', '==', kind)] : []),
    ...(language ? [where('language', '==', language)] : []),
    ...(claimedBy === null ? [] : [where('claim.uid', '==', claimedBy)]),
    ...(isOverdue ? [where('since', '<=', overdue)] : []),
    orderBy('since', 'asc'),
  ];
}
