import { paths } from '@rawi/model/paths';
import { type Review, reviewSchema } from '@rawi/model/truth/review';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(reviewSchema);

export function reviewRef(db: Firestore, reviewId: string): DocumentReference<Review> {
  return db.doc(paths.review(reviewId)).withConverter(converter);
}
