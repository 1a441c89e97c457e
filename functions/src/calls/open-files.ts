import { PERMISSION_SECONDS } from '@rawi/model/calls/opened-files';
import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { SUBMISSIONS_OF_REVIEWERS } from '@rawi/model/review/submission-machine';
import type { Submission } from '@rawi/model/truth/submission';
import { CallError } from '../callers/call-error.ts';
import { later } from '../data/lease.ts';
import { staffRef } from '../data/staff.ts';
import { submissionRef } from '../data/submissions.ts';
import { sealPermission } from '../secrets/file-permission.ts';
import type { SignedInContext } from '../services/services.ts';
import { placesOfFiles } from '../submissions/places-of-files.ts';

/**
 * Permits the caller to read the files of a submission (docs/decisions/044). A forbidden submission is
 * refused exactly like a missing one, with the same reads.
 */
export async function openFiles(
  { firestore, hashKey, now, caller: { uid, signedInAt } }: SignedInContext,
  { submissionId }: TranslatorRequestOf<'openFiles'>,
): Promise<TranslatorResponse<'openFiles'>> {
  const submission = (await submissionRef(firestore, submissionId).get()).data();
  if (submission?.uid !== uid) {
    // The record and not the token: whoever has left the staff reads nothing more.
    const staff = (await staffRef(firestore, uid).get()).data();
    if (!submission || !staff || !isOfReviewers(submission)) throw new CallError('target-missing');
  }
  const places = await placesOfFiles(firestore, submissionId, submission);
  const permission = { uid, signedInAt, places, until: later(now(), PERMISSION_SECONDS) };
  return { permission: sealPermission(hashKey, permission), seconds: PERMISSION_SECONDS };
}

/** Whether a submission was submitted and not withdrawn; the rules show reviewers nothing else. */
function isOfReviewers({ state }: Submission): boolean {
  return SUBMISSIONS_OF_REVIEWERS.some((each) => each === state);
}
