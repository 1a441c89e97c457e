import { paths } from '@rawi/model/paths';
import { type RatingReport, ratingReportKey, ratingReportSchema } from '@rawi/model/truth/rating-report';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
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

/** The most that one correction closes. */
const MAX_REPORTS = 100;

/** Those of a comic's rating that wait. */
export function openRatingReports(db: Firestore, comicId: string): Query<RatingReport> {
  return db
    .collection(paths.ratingReports())
    .withConverter(converter)
    .where('comicId', '==', comicId)
    .where('state', '==', 'open')
    .limit(MAX_REPORTS);
}

/** Those of a person. */
export function ratingReportsBy(db: Firestore, uid: string): Query<RatingReport> {
  return db.collection(paths.ratingReports()).withConverter(converter).where('uid', '==', uid);
}
