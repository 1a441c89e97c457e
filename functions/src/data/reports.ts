import { paths } from '@rawi/model/paths';
import { type Report, reportSchema } from '@rawi/model/truth/report';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(reportSchema);

export function reportRef(db: Firestore, reportId: string): DocumentReference<Report> {
  return db.doc(paths.report(reportId)).withConverter(converter);
}

/** What a person has reported, as it is stored, a bounded number. */
export function reportsBy(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.reports()).where('reporter', '==', uid).limit(limit);
}
