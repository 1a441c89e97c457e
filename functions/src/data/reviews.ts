import { paths } from '@rawi/model/paths';
import { type Review, reviewedIn, reviewIdOf, reviewSchema } from '@rawi/model/truth/review';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

/** A review lies under the kind of what it is about; that of an application under its owner. */
const converter = converterOf(reviewSchema, (review, id) => reviewIdOf(review, reviewedIn(id)?.id ?? id));

export function reviewRef(db: Firestore, reviewId: string): DocumentReference<Review> {
  return db.doc(paths.review(reviewId)).withConverter(converter);
}

/** The reviews of what a person has handed in, a bounded number. */
export function reviewsOf(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.reviews()).where('uid', '==', uid).limit(limit);
}

/** What a person has decided about, a bounded number. */
export function reviewsJudgedBy(db: Firestore, uid: string, limit: number): Query<Review> {
  const reviews = db.collection(paths.reviews()).withConverter(converter);
  return reviews.where('judges', 'array-contains', uid).limit(limit);
}

/** What a person is at, a bounded number. */
export function reviewsClaimedBy(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.reviews()).where('claim.uid', '==', uid).limit(limit);
}

/** What waits for a decision, the oldest first. */
export function waitingReviews(db: Firestore): Query<Review> {
  const reviews = db.collection(paths.reviews()).withConverter(converter);
  return reviews.where('waiting', '==', true).orderBy('since');
}
