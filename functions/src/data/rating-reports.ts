import { paths } from '@rawi/model/paths';
import { type RatingReport, ratingReportKey, ratingReportSchema } from '@rawi/model/truth/rating-report';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(ratingReportSchema, ({ comicId, uid }) => ratingReportKey(comicId, uid));

/** A reader's report of a comic's rating. */
export function ratingReportRef(
  db: Firestore,
  comicId: string,
  uid: string,
): DocumentReference<RatingReport> {
  return db.doc(paths.ratingReport(ratingReportKey(comicId, uid))).withConverter(converter);
}

/** How many are closed at once. */
export const REPORTS_AT_ONCE = 100;

/** Some of those of a comic's rating that wait: the first, or those behind one. Without an order of its own, it needs no index. */
export function openRatingReports(
  db: Firestore,
  comicId: string,
  behind?: DocumentSnapshot<RatingReport>,
): Query<RatingReport> {
  const some = db
    .collection(paths.ratingReports())
    .withConverter(converter)
    .where('comicId', '==', comicId)
    .where('state', '==', 'open')
    .limit(REPORTS_AT_ONCE);
  return behind ? some.startAfter(behind) : some;
}

/** Those of a person. */
export function ratingReportsBy(db: Firestore, uid: string): Query<RatingReport> {
  return db.collection(paths.ratingReports()).withConverter(converter).where('uid', '==', uid);
}
