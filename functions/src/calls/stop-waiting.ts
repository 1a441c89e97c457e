import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { CallError } from '../callers/call-error.ts';
import { submissionRef } from '../data/submissions.ts';
import type { SignedInContext } from '../services/services.ts';
import { ownDraft } from '../submissions/own-submission.ts';
import { NO_LONGER_WAITING } from '../submissions/own-work.ts';

/** The caller's draft is no longer submitted when its checks have passed. One that was submitted has moved on. */
export async function stopWaiting(
  { firestore, now, caller: { uid } }: SignedInContext,
  { submissionId, revision }: TranslatorRequestOf<'stopWaiting'>,
): Promise<TranslatorResponse<'stopWaiting'>> {
  await firestore.runTransaction(async (transaction) => {
    const draft = await ownDraft(transaction, firestore, submissionId, uid);
    if (draft.revision !== revision) throw new CallError('moved-on');
    if (draft.submitsWhenChecked === undefined) return;
    transaction.update(submissionRef(firestore, submissionId), { ...NO_LONGER_WAITING, savedAt: now() });
  });
  return {};
}
