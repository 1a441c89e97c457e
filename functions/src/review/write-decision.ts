import type { Rejection } from '@rawi/model/truth/application';
import type { DecisionMail, ToldVerdict } from '@rawi/model/truth/decision';
import type { Review, Verdict } from '@rawi/model/truth/review';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { reviewRef } from '../data/reviews.ts';
import type { Reviewed } from './reviewed.ts';

/** As many decisions are kept beside a review. */
const KEPT = 50;

/** The states that reviewers bring something into. */
type ReviewedState = 'under_review' | 'published' | 'approved' | 'rejected' | 'dismissed';

interface Change {
  readonly state: string;
  /** The state with its time, or the one that it has never been in any more. */
  readonly since: { readonly [S in ReviewedState]?: Date | FieldValue };
  readonly rejection?: Rejection;
}

/** Changes what is reviewed, be it a submission or an application: both keep state and times in the same fields. */
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

/** Keeps a decision for reviewers: nothing waits any more, and nobody is at it. */
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
    decisions: [...review.decisions, decision].slice(-KEPT),
    judges: FieldValue.arrayUnion(by.uid),
  });
}

/** What the owner of something is told of a decision about it. */
export function decisionMailOf(
  reviewed: Reviewed,
  verdict: ToldVerdict,
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
    number: review.number,
    language: review.language,
    submissionId: isApplication ? null : reviewed.submissionId,
    comicSlug: null,
    chapterId: null,
    reasons: [],
    ...more,
  };
}
