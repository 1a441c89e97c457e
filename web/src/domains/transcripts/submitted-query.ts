import { orderBy, type QueryConstraint, where } from 'firebase/firestore';

/** The queries of the texts that reviewers have, in a file of their own because the tests of the rules run them too. */

/** How many are listed at once: a live listener costs a read for each. */
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
