import { paths } from '@rawi/model/paths';
import { type ChapterReport, chapterReportSchema } from '@rawi/model/truth/chapter-report';
import { type Report, reportSchema } from '@rawi/model/truth/report';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(reportSchema);
const chapterReportConverter = converterOf(chapterReportSchema);

export function reportRef(db: Firestore, reportId: string): DocumentReference<Report> {
  return db.doc(paths.report(reportId)).withConverter(converter);
}

/** The notice to a chapter's translator about a report. */
export function chapterReportRef(
  db: Firestore,
  uid: string,
  reportId: string,
): DocumentReference<ChapterReport> {
  return db.doc(paths.chapterReport(uid, reportId)).withConverter(chapterReportConverter);
}

/** A person's reports, as they are stored, a bounded number. */
export function reportsBy(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.reports()).where('reporter', '==', uid).limit(limit);
}

/** Reports of chapters that wait for a reviewer, the oldest first. */
export function openReports(db: Firestore): Query<Report> {
  const reports = db.collection(paths.reports()).withConverter(converter);
  return reports.where('state', '==', 'open').orderBy('at');
}
