import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { CallError } from '../callers/call-error.ts';
import { submissionRef } from '../data/submissions.ts';
import type { SignedInContext } from '../services/services.ts';
import { isFree } from '../submissions/is-free.ts';
import { hasRoomForDraft } from '../submissions/open-drafts.ts';
import { profileOf } from '../submissions/own-submission.ts';

/** Creates a draft of the caller's. A second delivery of the call does not touch what was written since. */
export async function createSubmission(
  { firestore, now, caller: { uid } }: SignedInContext,
  { submissionId, draft }: TranslatorRequestOf<'createSubmission'>,
): Promise<TranslatorResponse<'createSubmission'>> {
  const ref = submissionRef(firestore, submissionId);
  await firestore.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    if (known?.uid === uid && known.kind === draft.kind && known.replaces === undefined) return;
    if (known || !(await isFree(transaction, firestore, submissionId))) throw new CallError('target-missing');
    await profileOf(transaction, firestore, uid);
    if (!(await hasRoomForDraft(transaction, firestore, uid))) throw new CallError('too-many-drafts');
    const begun = { uid, createdAt: now(), savedAt: now(), state: 'draft' as const, revision: 0, files: {} };
    transaction.create(ref, { ...draft, ...begun });
  });
  return {};
}
