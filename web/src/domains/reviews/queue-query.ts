import type { Language } from '@rawi/model/lists/languages';
import { OVERDUE_DAYS, type ReviewKind } from '@rawi/model/truth/review';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';

/** The queries of reviewers' lists, in a file of their own because the tests of the rules run them too. */

/** How many are listed at once: a live listener costs a read for each. */
export const QUEUE = 30;

/** The filters of the queue; null shows everything. */
export interface QueueFilter {
  readonly kind: ReviewKind | null;
  readonly language: Language | null;
  readonly isOverdue: boolean;
  /** Whose claims are shown: null shows everybody's. */
  readonly claimedBy: string | null;
}

/** The reviews that wait for a decision, the oldest first. `now` is when the page was opened. */
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

/** Decided reviews, the latest first; with a key, those that it finds. */
export const decidedConstraints = (key: string | undefined): QueryConstraint[] => [
  ...(key === undefined ? [] : [where('searchKeys', 'array-contains', key)]),
  where('waiting', '==', false),
  orderBy('since', 'desc'),
];

/** How many texts are listed at once: each row reads its comic and its chapter, too. */
export const SUBMITTED = 20;

/** The texts of published chapters that were handed in, the longest waiting first. */
export const submittedConstraints = (): QueryConstraint[] => [
  where('state', '==', 'submitted'),
  where('of.kind', '==', 'chapter'),
  orderBy('submitted.at', 'asc'),
];

/** The text of a submission, as long as reviewers have it; it has one at most. */
export const ofSubmissionConstraints = (submissionId: string): QueryConstraint[] => [
  where('state', '==', 'submitted'),
  where('of.submissionId', '==', submissionId),
];
