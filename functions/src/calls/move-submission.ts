import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { rolesOf } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { SUBMISSION, type SubmissionMove } from '@rawi/model/review/submission-machine';
import { NOTHING_CHOSEN } from '@rawi/model/truth/resolved';
import { reviewIds } from '@rawi/model/truth/review';
import { placeOf } from '@rawi/model/truth/submission';
import { CallError } from '../callers/call-error.ts';
import { isMuted } from '../callers/is-muted.ts';
import { revisionRef, submissionRef } from '../data/submissions.ts';
import { decide } from '../review/decide.ts';
import { readReview } from '../review/owner-writes.ts';
import { refusalOf } from '../review/refusals.ts';
import type { SignedInContext } from '../services/services.ts';
import { hasRoomForDraft } from '../submissions/open-drafts.ts';
import { ownSubmission, profileOf } from '../submissions/own-submission.ts';
import { type Found, resolveSubmission } from '../submissions/resolve.ts';
import { hasCheckedFiles, hasItsPlace, wrongFields } from '../submissions/submission-needs.ts';
import { submittedOf } from '../submissions/submitted.ts';

const AUDITED = {
  submit: 'submitSubmission',
  withdraw: 'withdrawSubmission',
  revise: 'reviseSubmission',
  appeal: 'appealSubmission',
} as const satisfies Partial<Record<SubmissionMove, string>>;

/** The moves that send a submission to reviewers: the ids that it names are resolved then. */
const SUBMITTING_MOVES: readonly SubmissionMove[] = ['submit', 'appeal'];
const NOTHING_FOUND: Found = { resolved: NOTHING_CHOSEN, gone: {} };

type Asked = TranslatorRequestOf<'submitSubmission'> & Partial<TranslatorRequestOf<'appealSubmission'>>;

/** The handler of one move of the caller's own submission. A move delivered twice happens once. */
export function moveSubmission(move: keyof typeof AUDITED) {
  return async (
    context: SignedInContext,
    { submissionId, revision, requestId, note }: Asked,
  ): Promise<TranslatorResponse<'submitSubmission'>> => {
    const { firestore: db, auth, now, caller } = context;
    const { uid } = caller;
    // The record and not the token: a role may have ended while files were uploading.
    const roles = rolesOf((await auth.getUser(uid)).customClaims ?? {});
    await db.runTransaction(async (transaction) => {
      const submission = await ownSubmission(transaction, db, submissionId, uid);
      const { fullName: name, locale } = await profileOf(transaction, db, uid);
      const writeReview = await readReview(transaction, db, reviewIds.submission(submissionId));
      const { state, kind, content, files, since, appeal } = submission;
      const wrong = wrongFields(submission);
      const { resolved, gone } = SUBMITTING_MOVES.includes(move)
        ? await resolveSubmission(transaction, db, submission)
        : NOTHING_FOUND;
      const asked = { transaction, db, submissionId, submission };
      const made = await decide(context, transaction, {
        machine: SUBMISSION,
        move,
        action: AUDITED[move],
        about: paths.submission(submissionId),
        ownerUid: submission.uid,
        at: { state, revision: submission.revision },
        request: { revision, ...(requestId !== undefined && { requestId }) },
        needs: {
          verified: () => caller.emailVerified,
          translator: () => roles.length > 0,
          'not-muted': async () => !(await isMuted(transaction, db, uid, now())),
          complete: () => Object.keys(wrong).length === 0,
          files: () => hasCheckedFiles(asked),
          comic: () => gone['comic'] === undefined,
          names: () => Object.keys(gone).length === 0,
          place: () => hasItsPlace(asked),
          room: () => hasRoomForDraft(transaction, db, uid),
          'first-appeal': () => appeal?.revision !== submission.revision,
        },
        refusalOf: (need) =>
          need === 'comic' || need === 'names'
            ? new CallError('choice-gone', { fields: gone })
            : refusalOf(need, wrong),
      });
      if (!made) return;
      const place = kind === 'chapter' ? placeOf({ content }) : null;
      transaction.update(submissionRef(db, submissionId), {
        ...made.to,
        ...(SUBMITTING_MOVES.includes(move) && { resolved }),
        ...(move === 'submit' && { name, since: { submitted: now() }, ...(place !== null && { place }) }),
        ...(move === 'withdraw' && { since: { submitted: now(), ...since, withdrawn: now() } }),
        ...(move === 'revise' && { savedAt: now() }),
        ...(move === 'appeal' && {
          since: { submitted: now() },
          appeal: { revision: made.to.revision, at: now(), ...(note !== undefined && { note }) },
        }),
      });
      if (move === 'submit') {
        // The kinds are separated for the compiler, which otherwise loses which content belongs to which
        // kind.
        const handedIn = kind === 'comic' ? { kind, content } : { kind, content };
        const ref = revisionRef(db, submissionId, made.to.revision);
        transaction.create(ref, { ...handedIn, uid, files, at: now(), resolved });
      }
      writeReview(move, submittedOf(submission, { name, locale }, resolved), {
        revision: made.to.revision,
        now: now(),
      });
      made.writeAudit();
    });
    return {};
  };
}
