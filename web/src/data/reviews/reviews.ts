import type { Language } from '@rawi/model/lists/languages';
import { paths } from '@rawi/model/paths';
import { OVERDUE_DAYS, type Review, type ReviewKind, reviewSchema } from '@rawi/model/truth/review';
import { revisionSchema } from '@rawi/model/truth/submission';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { converterOf, documentAt } from '../documents.ts';
import type { ListSource } from '../live/use-list.ts';

/** Import this file from the reviewers' pages only: it brings the whole Firestore SDK. */

const review = converterOf<Review>(reviewSchema);

/** What reviewers know of a submission or an application. */
export const reviewOf = documentAt(paths.review, reviewSchema);
/** What was handed in, as it was then. */
export const revisionOf = documentAt(
  (submissionId: string, revision: string) => paths.revision(submissionId, revision),
  revisionSchema,
);

/** How many are listed at once: a listener that is live costs a read for each. */
const QUEUE = 30;

/** What of the queue is shown; null is everything. */
export interface QueueFilter {
  readonly kind: ReviewKind | null;
  readonly language: Language | null;
  readonly isOverdue: boolean;
  /** Whose claims: null is everybody's. */
  readonly claimedBy: string | null;
}

/** What waits for a decision, the oldest first. `now` is when the page was opened. */
export function queueOf(
  { kind, language, isOverdue, claimedBy }: QueueFilter,
  now: Date,
): ListSource<Review> {
  const overdue = new Date(now.getTime() - OVERDUE_DAYS * 24 * 60 * 60 * 1000);
  const constraints: QueryConstraint[] = [
    where('waiting', '==', true),
    ...(kind ? [where('kind', '==', kind)] : []),
    ...(language ? [where('language', '==', language)] : []),
    ...(claimedBy === null ? [] : [where('claim.uid', '==', claimedBy)]),
    ...(isOverdue ? [where('since', '<=', overdue)] : []),
    orderBy('since', 'asc'),
  ];
  return {
    path: paths.reviews(),
    name: `waiting ${kind} ${language} ${isOverdue} ${claimedBy}`,
    converter: review,
    constraints,
    size: QUEUE,
  };
}

/** What was decided, the latest first; with a key, what has a word of its title or its owner's name that begins so. */
export const decidedReviews = (key: string | undefined): ListSource<Review> => ({
  path: paths.reviews(),
  name: `decided ${key}`,
  converter: review,
  constraints: [
    ...(key === undefined ? [] : [where('searchKeys', 'array-contains', key)]),
    where('waiting', '==', false),
    orderBy('since', 'desc'),
  ],
  size: QUEUE,
});

/** What somebody has handed in, the latest first. */
export const reviewsOfOwner = (uid: string): ListSource<Review> => ({
  path: paths.reviews(),
  name: `of ${uid}`,
  converter: review,
  constraints: [where('uid', '==', uid), orderBy('since', 'desc')],
  size: 8,
});
