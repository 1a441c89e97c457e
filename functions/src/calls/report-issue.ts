import type { VisitorRequestOf, VisitorResponse } from '@rawi/model/calls/visitor-calls';
import type { Report } from '@rawi/model/truth/report';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { reportRef } from '../data/reports.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Keeps a visitor's report of a chapter that is there, and nothing of the visitor. One that was sent before stays as it is; under
 * the id of another nothing is kept, which is said.
 */
export async function reportIssue(
  { firestore, now }: CallContext,
  { reportId, ...fields }: VisitorRequestOf<'reportIssue'>,
): Promise<VisitorResponse<'reportIssue'>> {
  const ref = reportRef(firestore, reportId);
  const chapter = chapterRef(firestore, fields.comicId, fields.chapterId);
  await firestore.runTransaction(async (transaction) => {
    const [sent, about] = await Promise.all([transaction.get(ref), transaction.get(chapter)]);
    const before = sent.data();
    if (before) {
      if (isSame(before, fields)) return;
      throw new CallError('invalid-fields', { fields: { reportId: 'invalid' } });
    }
    if (!about.exists) throw new CallError('target-missing');
    transaction.create(ref, { ...fields, state: 'open', reporter: null, at: now() });
  });
  return {};
}

/** Whether a report is one that a visitor has sent about the same chapter. */
function isSame(
  { reporter, ...about }: Report,
  { comicId, chapterId }: Pick<Report, 'comicId' | 'chapterId'>,
): boolean {
  return reporter === null && about.comicId === comicId && about.chapterId === chapterId;
}
