import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { rolesOf } from '@rawi/model/lists/roles';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { moveOwn } from '../review/move-own.ts';
import type { SignedInContext } from '../services/services.ts';
import { ownSubmission } from '../submissions/own-submission.ts';
import { ownWorkOf } from '../submissions/own-work.ts';

type Asked = TranslatorRequestOf<'submitSubmission'> & Partial<TranslatorRequestOf<'appealSubmission'>>;

/** The handler of one move of the caller's own submission. A move delivered twice happens once. */
export function moveSubmission(move: OwnerMove) {
  return async (
    context: SignedInContext,
    { submissionId, ...request }: Asked,
  ): Promise<TranslatorResponse<'submitSubmission'>> => {
    const { auth, caller, firestore: db } = context;
    // The record and not the token: a role may have ended while files were uploading.
    const roles = rolesOf((await auth.getUser(caller.uid)).customClaims ?? {});
    await moveOwn(context, move, request, async (transaction) => {
      const submission = await ownSubmission(transaction, db, submissionId, caller.uid);
      return await ownWorkOf(transaction, db, { submissionId, submission, move, roles });
    });
    return {};
  };
}
