import type { VisitorRequestOf, VisitorResponse } from '@rawi/model/calls/visitor-calls';
import type { Report } from '@rawi/model/truth/report';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { reportRef } from '../data/reports.ts';
import type { CallContext } from '../services/services.ts';

/**
 * Stores a visitor's report about an existing chapter, and nothing about the visitor. A report sent twice
 * does not change; under the id of a different report nothing is stored and the call is refused.
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

/** Whether a report was sent by a visitor about the same chapter. */
function isSame(
  { reporter, ...about }: Report,
  { comicId, chapterId }: Pick<Report, 'comicId' | 'chapterId'>,
): boolean {
  return reporter === null && about.comicId === comicId && about.chapterId === chapterId;
}
