import { paths } from '@rawi/model/paths';
import { type Review, reviewedIn, reviewIdOf, reviewSchema } from '@rawi/model/truth/review';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

/**
 * The path of a review contains the kind of what is reviewed; the review of an application has its owner's
 * id.
 */
const converter = converterOf(reviewSchema, (review, id) => reviewIdOf(review, reviewedIn(id)?.id ?? id));

export function reviewRef(db: Firestore, reviewId: string): DocumentReference<Review> {
  return db.doc(paths.review(reviewId)).withConverter(converter);
}

/** The reviews of a person's submitted work, a bounded number. */
export function reviewsOf(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.reviews()).where('uid', '==', uid).limit(limit);
}

/** The reviews that a person has decided, a bounded number. */
export function reviewsJudgedBy(db: Firestore, uid: string, limit: number): Query<Review> {
  const reviews = db.collection(paths.reviews()).withConverter(converter);
  return reviews.where('judges', 'array-contains', uid).limit(limit);
}

/** The reviews that a person has claimed, a bounded number. */
export function reviewsClaimedBy(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.reviews()).where('claim.uid', '==', uid).limit(limit);
}

/** The reviews that wait for a decision, the oldest first. */
export function waitingReviews(db: Firestore): Query<Review> {
  const reviews = db.collection(paths.reviews()).withConverter(converter);
  return reviews.where('waiting', '==', true).orderBy('since');
}
