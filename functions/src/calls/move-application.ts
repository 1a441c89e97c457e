import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { paths } from '@rawi/model/paths';
import { APPLICATION, type ApplicationMove, standingOf } from '@rawi/model/review/application-machine';
import { applicationForm } from '@rawi/model/truth/application';
import { reviewIds } from '@rawi/model/truth/review';
import { type FieldErrors, validate } from '@rawi/model/validation/fields';
import { CallError } from '../callers/call-error.ts';
import { isMuted } from '../callers/is-muted.ts';
import { applicationRef } from '../data/documents.ts';
import { userRef } from '../data/users.ts';
import { decide } from '../review/decide.ts';
import { readReview } from '../review/owner-writes.ts';
import { refusalOf } from '../review/refusals.ts';
import type { SignedInContext } from '../services/services.ts';

const AUDITED = {
  submit: 'submitApplication',
  withdraw: 'withdrawApplication',
  revise: 'reviseApplication',
  appeal: 'appealApplication',
} as const satisfies Partial<Record<ApplicationMove, string>>;

type Asked = TranslatorRequestOf<'submitApplication'> & Partial<TranslatorRequestOf<'appealApplication'>>;

/** The handler of one move of the caller's own application. A move delivered twice happens once. */
export function moveApplication(move: keyof typeof AUDITED) {
  return async (
    context: SignedInContext,
    { revision, requestId, note }: Asked,
  ): Promise<TranslatorResponse<'submitApplication'>> => {
    const { firestore, now, caller } = context;
    const { uid } = caller;
    const ref = applicationRef(firestore, uid);
    await firestore.runTransaction(async (transaction) => {
      const application = (await transaction.get(ref)).data();
      const profile = (await transaction.get(userRef(firestore, uid))).data();
      const isHeldBack = await isMuted(transaction, firestore, uid, now());
      const writeReview = await readReview(transaction, firestore, reviewIds.application(uid));
      const { languages, skills, since, appeal } = application ?? {};
      const wrong: FieldErrors = validate(applicationForm, { languages, skills });
      const at = standingOf(application);
      const made = await decide(context, transaction, {
        machine: APPLICATION,
        move,
        action: AUDITED[move],
        about: paths.application(uid),
        ownerUid: uid,
        at,
        request: { revision, ...(requestId !== undefined && { requestId }) },
        needs: {
          verified: () => caller.emailVerified,
          'not-a-translator': () => !caller.roles.includes('translator'),
          'not-muted': () => !isHeldBack,
          complete: () => Object.keys(wrong).length === 0,
          'first-appeal': () => appeal?.revision !== at.revision,
        },
        refusalOf: (need) => refusalOf(need, wrong),
      });
      if (!made) return;
      // An account without a profile is being erased.
      if (!profile) throw new CallError('profile-missing');
      const { fullName: name, locale } = profile;
      transaction.update(ref, {
        ...made.to,
        ...(move === 'submit' && { name, since: { submitted: now() } }),
        ...(move === 'withdraw' && { since: { submitted: now(), ...since, withdrawn: now() } }),
        ...(move === 'appeal' && {
          since: { submitted: now() },
          appeal: { revision: made.to.revision, at: now(), ...(note !== undefined && { note }) },
        }),
      });
      writeReview(
        move,
        {
          kind: 'application',
          uid,
          name,
          locale,
          title: name,
          called: [name],
          differs: false,
          number: null,
          language: null,
          replacement: false,
        },
        { revision: made.to.revision, now: now() },
      );
      made.writeAudit();
    });
    return {};
  };
}
