import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { paths } from '@rawi/model/paths';
import { DISCARDABLE } from '@rawi/model/review/submission-machine';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { submissionRef } from '../data/submissions.ts';
import type { SignedInContext } from '../services/services.ts';
import { deleteSubmission } from '../submissions/delete-submission.ts';

/**
 * Deletes the caller's submission with its files, unless a reviewer has claimed it or some of it is public.
 */
export async function discardSubmission(
  { firestore, now, random, caller: { uid } }: SignedInContext,
  { submissionId, revision }: TranslatorRequestOf<'discardSubmission'>,
): Promise<TranslatorResponse<'discardSubmission'>> {
  await firestore.runTransaction(async (transaction) => {
    const submission = (await transaction.get(submissionRef(firestore, submissionId))).data();
    // It was discarded before, and the answer was lost.
    if (!submission) return;
    if (submission.uid !== uid) throw new CallError('target-missing');
    const mayGo = DISCARDABLE.some((state) => state === submission.state);
    if (!mayGo || submission.revision !== revision) throw new CallError('moved-on');
    await deleteSubmission(transaction, firestore, submissionId, submission);
    writeAudit(transaction, firestore, random, {
      action: 'discardSubmission',
      by: uid,
      at: now(),
      about: paths.submission(submissionId),
      reason: null,
    });
  });
  return {};
}
