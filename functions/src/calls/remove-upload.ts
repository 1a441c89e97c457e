import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { FieldValue } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import { submissionRef } from '../data/submissions.ts';
import type { SignedInContext } from '../services/services.ts';
import { fileOfDraftAlone } from '../submissions/draft-files.ts';
import { ownDraft } from '../submissions/own-submission.ts';
import { NO_LONGER_WAITING } from '../submissions/own-work.ts';

/** Removes a file from the caller's draft. A file that was submitted before stays with its revision. */
export async function removeUpload(
  { firestore, now, caller: { uid } }: SignedInContext,
  { submissionId, part }: TranslatorRequestOf<'removeUpload'>,
): Promise<TranslatorResponse<'removeUpload'>> {
  await firestore.runTransaction(async (transaction) => {
    const submission = await ownDraft(transaction, firestore, submissionId, uid);
    if (!submission.files[part]) return;
    const unneeded = await fileOfDraftAlone(transaction, firestore, submissionId, submission, part);
    transaction.update(submissionRef(firestore, submissionId), {
      [`files.${part}`]: FieldValue.delete(),
      savedAt: now(),
      ...NO_LONGER_WAITING,
    });
    if (unneeded !== undefined) transaction.delete(fileRef(firestore, unneeded));
  });
  return {};
}
