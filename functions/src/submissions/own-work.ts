import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import { NOTHING_CHOSEN } from '@rawi/model/truth/resolved';
import { reviewIds } from '@rawi/model/truth/review';
import { placeOf, type Submission } from '@rawi/model/truth/submission';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { revisionRef } from '../data/submissions.ts';
import type { OwnWork } from '../review/move-own.ts';
import { hasRoomForDraft } from './open-drafts.ts';
import { type Found, resolveSubmission } from './resolve.ts';
import { type CheckedFiles, checkedFiles, hasItsPlace, wrongFields } from './submission-needs.ts';
import { readSubmissionText } from './submission-text.ts';
import { submittedOf } from './submitted.ts';

/** The moves that send a submission to reviewers: the ids that it names are resolved then. */
const SUBMITTING_MOVES: readonly OwnerMove[] = ['submit', 'appeal'];
const NOTHING_FOUND: Found = { resolved: NOTHING_CHOSEN, gone: {} };

interface Moved {
  readonly submissionId: string;
  /** As the transaction has read it. */
  readonly submission: Submission;
  readonly move: OwnerMove;
  /** The roles that its owner's record has. */
  readonly roles: readonly Role[];
}

/** What a move of a submission by its owner needs and writes, whether a call or a task makes it. */
export async function ownWorkOf(
  transaction: Transaction,
  db: Firestore,
  { submissionId, submission, move, roles }: Moved,
): Promise<OwnWork> {
  const { uid, state, revision, kind, content, files, since, appeal } = submission;
  const isSubmitting = SUBMITTING_MOVES.includes(move);
  const { resolved, gone } = isSubmitting
    ? await resolveSubmission(transaction, db, submission)
    : NOTHING_FOUND;
  const place = kind === 'chapter' ? placeOf({ content }) : null;
  // The kinds are separated for the compiler, which otherwise loses which content belongs to which kind.
  const submitted = kind === 'comic' ? { kind, content } : { kind, content };
  const asked = { transaction, db, submissionId, submission };
  const text = await readSubmissionText(transaction, db, { submissionId, submission, move });
  let checked: CheckedFiles | undefined;
  return {
    machine: SUBMISSION,
    action: `${move}Submission`,
    path: paths.submission(submissionId),
    reviewId: reviewIds.submission(submissionId),
    at: { state, revision },
    stored: { since, appeal },
    wrong: { ...wrongFields(submission), ...text?.wrong },
    needs: {
      translator: () => roles.length > 0,
      files: async () => {
        checked = await checkedFiles(asked);
        return checked !== undefined;
      },
      comic: () => gone['comic'] === undefined,
      names: () => Object.keys(gone).length === 0,
      place: () => hasItsPlace(asked),
      room: () => hasRoomForDraft(transaction, db, uid),
    },
    refusalOf: (need) =>
      need === 'comic' || need === 'names' ? new CallError('choice-gone', { fields: gone }) : undefined,
    submittedBy: (owner) => submittedOf(submission, owner, resolved),
    write(made) {
      text?.write(made.now);
      if (move === 'submit') {
        // Its owner can arrange the pages of the same file in another way after it was sent back.
        const pages = checked?.chapter?.progress.folder;
        const frozen = { ...submitted, uid, files, ...(pages && { pages }), at: made.now, resolved };
        transaction.create(revisionRef(db, submissionId, made.revision), frozen);
      }
      return {
        ...(isSubmitting && { resolved }),
        ...(move === 'submit' && NO_LONGER_WAITING),
        ...(move === 'submit' && place !== null && { place }),
        ...(move === 'revise' && { savedAt: made.now }),
      };
    },
  };
}

/** The fields of a draft that no longer waits for its checks, and of which nothing was refused. */
export const NO_LONGER_WAITING = {
  submitsWhenChecked: FieldValue.delete(),
  notSubmitted: FieldValue.delete(),
} as const;
