import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { rolesOf } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { decideMove, moverOf } from '@rawi/model/review/machine';
import { SUBMISSION, type SubmissionMove, type SubmissionNeed } from '@rawi/model/review/submission-machine';
import { placeOf } from '@rawi/model/truth/submission';
import type { FieldErrors } from '@rawi/model/validation/fields';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { revisionRef, submissionRef } from '../data/submissions.ts';
import { inboxRef } from '../data/users.ts';
import type { SignedInContext } from '../services/services.ts';
import { hasRoomForDraft } from '../submissions/open-drafts.ts';
import { nameOf, ownSubmission } from '../submissions/own-submission.ts';
import { hasCheckedFiles, hasComic, hasItsPlace, wrongFields } from '../submissions/submission-needs.ts';

const AUDITED = {
  submit: 'submitSubmission',
  withdraw: 'withdrawSubmission',
  revise: 'reviseSubmission',
} as const satisfies Record<SubmissionMove, string>;

/** The handler of one move of the caller's own submission. A move that comes twice is one. */
export function moveSubmission(move: SubmissionMove) {
  return async (
    { firestore: db, auth, now, random, caller }: SignedInContext,
    { submissionId, revision }: TranslatorRequestOf<'submitSubmission'>,
  ): Promise<TranslatorResponse<'submitSubmission'>> => {
    const { uid } = caller;
    // The record, and not the token: a role may have ended while files were on their way.
    const roles = rolesOf((await auth.getUser(uid)).customClaims ?? {});
    await db.runTransaction(async (transaction) => {
      const submission = await ownSubmission(transaction, db, submissionId, uid);
      const name = await nameOf(transaction, db, uid);
      const { state, kind, content, files, since } = submission;
      const mutedUntil = (await transaction.get(inboxRef(db, uid))).data()?.mutedUntil;
      const wrong = wrongFields(submission);
      const asked = { transaction, db, submissionId, submission };
      const isAsked = (need: SubmissionNeed) => SUBMISSION.moves[move].needs.includes(need);
      const holds: Readonly<Record<SubmissionNeed, boolean>> = {
        verified: caller.emailVerified,
        translator: roles.length > 0,
        'not-muted': mutedUntil === undefined || mutedUntil <= now(),
        complete: Object.keys(wrong).length === 0,
        files: isAsked('files') && (await hasCheckedFiles(asked)),
        comic: isAsked('comic') && (await hasComic(asked)),
        place: isAsked('place') && (await hasItsPlace(asked)),
        room: isAsked('room') && (await hasRoomForDraft(transaction, db, uid)),
      };
      const decision = decideMove(SUBMISSION, move, {
        at: { state, revision: submission.revision },
        revision,
        mover: moverOf(caller, submission.uid),
        meets: (need) => holds[need],
      });
      if (decision.kind === 'made') return;
      if (decision.kind === 'refused') {
        throw decision.because === 'need' ? refusalOf(decision.need, wrong) : new CallError('moved-on');
      }
      const place = kind === 'chapter' ? placeOf({ content }) : null;
      transaction.update(submissionRef(db, submissionId), {
        ...decision.to,
        ...(move === 'submit' && { name, since: { submitted: now() }, ...(place !== null && { place }) }),
        ...(move === 'withdraw' && { since: { submitted: now(), ...since, withdrawn: now() } }),
        ...(move === 'revise' && { savedAt: now() }),
      });
      if (move === 'submit') {
        // Told apart for the compiler, which else loses which content belongs to which kind.
        const handedIn = kind === 'comic' ? { kind, content } : { kind, content };
        const ref = revisionRef(db, submissionId, decision.to.revision);
        transaction.create(ref, { ...handedIn, uid, files, at: now() });
      }
      writeAudit(transaction, db, random, {
        action: AUDITED[move],
        by: uid,
        at: now(),
        about: paths.submission(submissionId),
        reason: null,
      });
    });
    return {};
  };
}

function refusalOf(need: SubmissionNeed, fields: FieldErrors): CallError {
  switch (need) {
    case 'verified':
      return new CallError('email-unverified');
    case 'translator':
      return new CallError('role-missing');
    case 'not-muted':
      return new CallError('muted');
    case 'complete':
      return new CallError('invalid-fields', { fields });
    case 'files':
      return new CallError('files-unchecked');
    case 'comic':
      return new CallError('target-missing');
    case 'place':
      return new CallError('chapter-taken');
    case 'room':
      return new CallError('too-many-drafts');
  }
}
