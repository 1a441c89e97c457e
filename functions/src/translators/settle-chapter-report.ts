import { KEY_SEPARATOR } from '@rawi/model/key';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { ChapterReport } from '@rawi/model/truth/chapter-report';
import type { Comic } from '@rawi/model/truth/comic';
import type { Report } from '@rawi/model/truth/report';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { chapterReportRef, reportRef } from '../data/reports.ts';
import { userRef } from '../data/users.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';

export interface ReportNotifying {
  readonly firestore: Firestore;
  /** The key of keyed hashes. */
  readonly hashKey: string;
}

/** The chapter that a report is about, which never changes. */
type About = Pick<Report, 'comicId' | 'chapterId'>;

/**
 * Notifies a chapter's translator of a report about it, with its current content, and removes the notice if
 * the report is gone. Nobody is notified of their own reports; a translator without an account is not
 * notified. It is idempotent: twice, late or in any order it ends in the same.
 */
export async function settleChapterReport(
  { firestore: db, hashKey }: ReportNotifying,
  reportId: string,
  about: About,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const chapter = (await transaction.get(chapterRef(db, about.comicId, about.chapterId))).data();
    const uid = chapter?.translator?.id;
    if (!chapter || uid === undefined) return;
    const ref = chapterReportRef(db, uid, notifiedAs(hashKey, reportId));
    const [reported, told, user, comic] = await Promise.all([
      transaction.get(reportRef(db, reportId)),
      transaction.get(ref),
      transaction.get(userRef(db, uid)),
      transaction.get(comicRef(db, about.comicId)),
    ]);
    const [report, of] = [reported.data(), comic.data()];
    if (report && of && user.exists && report.reporter !== uid) {
      const { doneAt, saves } = told.data() ?? {};
      // A report that was sent again after it was dealt with is open again.
      const isDone = doneAt && doneAt >= report.at;
      transaction.set(ref, {
        ...notificationOf(report, chapter, of),
        ...(isDone && { doneAt }),
        ...(saves && { saves }),
      });
    } else if (told.exists) transaction.delete(ref);
  });
}

/** The name of a translator's notice: the name of the report itself would reveal who sent it. */
function notifiedAs(hashKey: string, reportId: string): string {
  return reportId.includes(KEY_SEPARATOR) ? keyedHash(hashKey, 'chapter-report', reportId) : reportId;
}

/** What a translator reads of a report, copied field by field so that nothing reveals who sent it. */
function notificationOf(report: Report, { number, language, title }: Chapter, comic: Comic): ChapterReport {
  const { issue, note, page, fault, chapterId, comicId, at } = report;
  return {
    issue,
    note,
    page,
    fault,
    chapterId,
    ...comicInListOf(comicId, comic),
    number,
    language,
    ...(title !== undefined && { title }),
    at,
  };
}
