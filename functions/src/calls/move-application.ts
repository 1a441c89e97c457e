import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { paths } from '@rawi/model/paths';
import {
  APPLICATION,
  type ApplicationMove,
  type ApplicationNeed,
  standingOf,
} from '@rawi/model/review/application-machine';
import { decideMove, moverOf } from '@rawi/model/review/machine';
import { applicationForm } from '@rawi/model/truth/application';
import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { applicationRef } from '../data/documents.ts';
import { inboxRef, userRef } from '../data/users.ts';
import type { SignedInContext } from '../services/services.ts';

const AUDITED = {
  submit: 'submitApplication',
  withdraw: 'withdrawApplication',
  revise: 'reviseApplication',
} as const satisfies Record<ApplicationMove, string>;

/** The handler of one move of the caller's own application. A move that comes twice is one. */
export function moveApplication(move: ApplicationMove) {
  return async (
    { firestore, now, random, caller }: SignedInContext,
    { revision }: TranslatorRequestOf<'submitApplication'>,
  ): Promise<TranslatorResponse<'submitApplication'>> => {
    const { uid } = caller;
    const ref = applicationRef(firestore, uid);
    await firestore.runTransaction(async (transaction) => {
      const [stored, profile, inbox] = await Promise.all([
        transaction.get(ref),
        transaction.get(userRef(firestore, uid)),
        transaction.get(inboxRef(firestore, uid)),
      ]);
      const [application, name, mutedUntil] = [
        stored.data(),
        profile.data()?.fullName,
        inbox.data()?.mutedUntil,
      ];
      const { languages, skills, since } = application ?? {};
      const wrong: FieldErrors = validate(applicationForm, { languages, skills });
      const holds: Readonly<Record<ApplicationNeed, boolean>> = {
        verified: caller.emailVerified,
        'not-a-translator': !caller.roles.includes('translator'),
        'not-muted': mutedUntil === undefined || mutedUntil <= now(),
        complete: Object.keys(wrong).length === 0,
      };
      const decision = decideMove(APPLICATION, move, {
        at: standingOf(application),
        revision,
        mover: moverOf(caller, uid),
        meets: (need) => holds[need],
      });
      if (decision.kind === 'made') return;
      if (decision.kind === 'refused') {
        throw decision.because === 'need' ? refusalOf(decision.need, wrong) : new CallError('moved-on');
      }
      // An account without its profile is one that is being erased.
      if (name === undefined) throw new CallError('profile-missing');
      const { state } = decision.to;
      transaction.update(ref, {
        ...decision.to,
        ...(state === 'submitted' && { name, since: { submitted: now() } }),
        ...(state === 'withdrawn' && { since: { submitted: now(), ...since, withdrawn: now() } }),
      });
      writeAudit(transaction, firestore, random, {
        action: AUDITED[move],
        by: uid,
        at: now(),
        about: paths.application(uid),
        reason: null,
      });
    });
    return {};
  };
}

function refusalOf(need: ApplicationNeed, fields: FieldErrors): CallError {
  switch (need) {
    case 'verified':
      return new CallError('email-unverified');
    case 'not-a-translator':
      return new CallError('already-translator');
    case 'not-muted':
      return new CallError('muted');
    case 'complete':
      return new CallError('invalid-fields', { fields });
  }
}
