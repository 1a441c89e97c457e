import type { VisitorRequestOf, VisitorResponse } from '@rawi/model/calls/visitor-calls';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { reportRef } from '../data/reports.ts';
import type { CallContext } from '../services/services.ts';

/** Keeps a visitor's report of a chapter that is there, and nothing of the visitor. One that was sent before stays as it is. */
export async function reportIssue(
  { firestore, now }: CallContext,
  { reportId, ...fields }: VisitorRequestOf<'reportIssue'>,
): Promise<VisitorResponse<'reportIssue'>> {
  const ref = reportRef(firestore, reportId);
  const chapter = chapterRef(firestore, fields.comicId, fields.chapterId);
  await firestore.runTransaction(async (transaction) => {
    const [sent, about] = await Promise.all([transaction.get(ref), transaction.get(chapter)]);
    if (sent.exists) return;
    if (!about.exists) throw new CallError('target-missing');
    transaction.create(ref, { ...fields, state: 'open', reporter: null, at: now() });
  });
  return {};
}
