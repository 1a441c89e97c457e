import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { MAX_FILE_BYTES } from '@rawi/model/truth/file';
import { CallError } from '../callers/call-error.ts';
import { fileRef } from '../data/chapter-files.ts';
import { submissionRef } from '../data/submissions.ts';
import type { SignedInContext } from '../services/services.ts';
import { fileOfDraftAlone } from '../submissions/draft-files.ts';
import { ownDraft, profileOf } from '../submissions/own-submission.ts';
import { NO_LONGER_WAITING } from '../submissions/own-work.ts';

/**
 * Registers a file that the caller may upload for their draft; the rules of Storage check that. The draft's
 * earlier file of this part is deleted, unless it was submitted before. A file that was registered and has
 * not arrived keeps its name.
 */
export async function grantUpload(
  { firestore, now, random, caller: { uid } }: SignedInContext,
  { submissionId, part, name, bytes }: TranslatorRequestOf<'grantUpload'>,
): Promise<TranslatorResponse<'grantUpload'>> {
  if (bytes > MAX_FILE_BYTES[part]) throw new CallError('too-large');
  return await firestore.runTransaction(async (transaction) => {
    const submission = await ownDraft(transaction, firestore, submissionId, uid);
    if (submission.kind === 'comic' && part === 'chapter') {
      throw new CallError('invalid-fields', { fields: { part: 'invalid' } });
    }
    await profileOf(transaction, firestore, uid);
    const before = submission.files[part];
    if (before?.name === name && before.bytes === bytes) {
      const file = (await transaction.get(fileRef(firestore, before.fileId))).data();
      if (file?.progress.state === 'awaited') return { fileId: before.fileId };
    }
    const replaced = await fileOfDraftAlone(transaction, firestore, submissionId, submission, part);
    const fileId = random.id();
    transaction.create(fileRef(firestore, fileId), {
      uid,
      submissionId,
      part,
      name,
      bytes,
      progress: { state: 'awaited' },
      createdAt: now(),
      source: null,
      parts: [],
      lease: null,
      tries: 0,
      dueAt: null,
    });
    transaction.update(submissionRef(firestore, submissionId), {
      [`files.${part}`]: { fileId, bytes, name },
      savedAt: now(),
      // Whoever brings another file has it checked before they send it.
      ...(before && NO_LONGER_WAITING),
    });
    if (replaced !== undefined) transaction.delete(fileRef(firestore, replaced));
    return { fileId };
  });
}
