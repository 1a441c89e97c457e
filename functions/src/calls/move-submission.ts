import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { type Role, rolesOf } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import { NOTHING_CHOSEN } from '@rawi/model/truth/resolved';
import { reviewIds } from '@rawi/model/truth/review';
import { placeOf } from '@rawi/model/truth/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { revisionRef } from '../data/submissions.ts';
import { moveOwn, type OwnWork } from '../review/move-own.ts';
import type { SignedInContext } from '../services/services.ts';
import { hasRoomForDraft } from '../submissions/open-drafts.ts';
import { ownSubmission } from '../submissions/own-submission.ts';
import { type Found, resolveSubmission } from '../submissions/resolve.ts';
import { hasCheckedFiles, hasItsPlace, wrongFields } from '../submissions/submission-needs.ts';
import { submittedOf } from '../submissions/submitted.ts';

/** The moves that send a submission to reviewers: the ids that it names are resolved then. */
const SUBMITTING_MOVES: readonly OwnerMove[] = ['submit', 'appeal'];
const NOTHING_FOUND: Found = { resolved: NOTHING_CHOSEN, gone: {} };

type Asked = TranslatorRequestOf<'submitSubmission'> & Partial<TranslatorRequestOf<'appealSubmission'>>;

/** The handler of one move of the caller's own submission. A move delivered twice happens once. */
export function moveSubmission(move: OwnerMove) {
  return async (
    context: SignedInContext,
    { submissionId, ...request }: Asked,
  ): Promise<TranslatorResponse<'submitSubmission'>> => {
    const { auth, caller } = context;
    // The record and not the token: a role may have ended while files were uploading.
    const roles = rolesOf((await auth.getUser(caller.uid)).customClaims ?? {});
    const asked = { submissionId, move, roles };
    await moveOwn(context, move, request, (transaction) => readOwn(context, transaction, asked));
    return {};
  };
}

async function readOwn(
  { firestore: db, caller: { uid } }: SignedInContext,
  transaction: Transaction,
  {
    submissionId,
    move,
    roles,
  }: { readonly submissionId: string; readonly move: OwnerMove; readonly roles: readonly Role[] },
): Promise<OwnWork> {
  const submission = await ownSubmission(transaction, db, submissionId, uid);
  const { state, revision, kind, content, files, since, appeal } = submission;
  const isSubmitting = SUBMITTING_MOVES.includes(move);
  const { resolved, gone } = isSubmitting
    ? await resolveSubmission(transaction, db, submission)
    : NOTHING_FOUND;
  const place = kind === 'chapter' ? placeOf({ content }) : null;
  // The kinds are separated for the compiler, which otherwise loses which content belongs to which kind.
  const submitted = kind === 'comic' ? { kind, content } : { kind, content };
  const asked = { transaction, db, submissionId, submission };
  return {
    machine: SUBMISSION,
    action: `${move}Submission`,
    path: paths.submission(submissionId),
    reviewId: reviewIds.submission(submissionId),
    at: { state, revision },
    stored: { since, appeal },
    wrong: wrongFields(submission),
    needs: {
      translator: () => roles.length > 0,
      files: () => hasCheckedFiles(asked),
      comic: () => gone['comic'] === undefined,
      names: () => Object.keys(gone).length === 0,
      place: () => hasItsPlace(asked),
      room: () => hasRoomForDraft(transaction, db, uid),
    },
    refusalOf: (need) =>
      need === 'comic' || need === 'names' ? new CallError('choice-gone', { fields: gone }) : undefined,
    submittedBy: (owner) => submittedOf(submission, owner, resolved),
    write(made) {
      if (move === 'submit') {
        const frozen = { ...submitted, uid, files, at: made.now, resolved };
        transaction.create(revisionRef(db, submissionId, made.revision), frozen);
      }
      return {
        ...(isSubmitting && { resolved }),
        ...(move === 'submit' && place !== null && { place }),
        ...(move === 'revise' && { savedAt: made.now }),
      };
    },
  };
}
