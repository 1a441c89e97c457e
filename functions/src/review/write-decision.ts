import type { Rejection } from '@rawi/model/truth/application';
import type { DecisionMail, NotifiedVerdict } from '@rawi/model/truth/decision';
import type { Review, Verdict } from '@rawi/model/truth/review';
import { submissionNames } from '@rawi/model/truth/submission-names';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import type { Reviewed } from './reviewed.ts';

/** The number of decisions that are kept with a review. */
const MAX_DECISIONS = 50;

/** The states that reviewers can set. */
type ReviewedState = 'under_review' | 'published' | 'approved' | 'rejected' | 'dismissed';

interface Change {
  readonly state: string;
  /** The state with its time; a state that it left for good has its time deleted. */
  readonly since: { readonly [S in ReviewedState]?: Date | FieldValue };
  readonly rejection?: Rejection;
}

/** Changes what is reviewed, a submission or an application: both keep state and times in the same fields. */
export function updateReviewed(
  transaction: Transaction,
  db: Firestore,
  { path }: Pick<Reviewed, 'path'>,
  { since, ...change }: Change,
): void {
  const times = Object.entries(since).map(([state, time]) => [`since.${state}`, time]);
  transaction.update(db.doc(path), { ...change, ...Object.fromEntries(times) });
}

/** What was decided, and by whom. */
export interface Decided {
  readonly verdict: Verdict;
  readonly revision: number;
  readonly by: { readonly uid: string; readonly name: string };
  readonly at: Date;
  readonly rejection?: Pick<Rejection, 'reasons' | 'note' | 'change'>;
}

/** Stores a decision in the review: it no longer waits, and nobody claims it. */
export function writeDecision(
  transaction: Transaction,
  db: Firestore,
  reviewId: string,
  review: Pick<Review, 'decisions'>,
  { verdict, revision, by, at, rejection = { reasons: [] } }: Decided,
): void {
  const decision = { verdict, revision, by, at, ...rejection };
  transaction.update(reviewRef(db, reviewId), {
    waiting: false,
    claim: null,
    decisions: [...review.decisions, decision].slice(-MAX_DECISIONS),
    judges: FieldValue.arrayUnion(by.uid),
  });
}

/** The notification to an owner about a decision. */
export function decisionMailOf(
  reviewed: Reviewed,
  verdict: NotifiedVerdict,
  more: Partial<
    Pick<DecisionMail, 'reasons' | 'note' | 'change' | 'hasPins' | 'comicSlug' | 'chapterId'>
  > = {},
): DecisionMail {
  const { review } = reviewed;
  const isApplication = reviewed.of === 'application';
  return {
    about: review.kind,
    verdict,
    appeal: review.appeal,
    title: isApplication ? '' : review.title,
    ...(!isApplication && { names: submissionNames(reviewed.submission.content, review.resolved) }),
    number: review.number,
    language: review.language,
    submissionId: isApplication ? null : reviewed.submissionId,
    comicSlug: null,
    chapterId: null,
    reasons: [],
    ...more,
  };
}
