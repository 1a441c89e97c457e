import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { paths } from '@rawi/model/paths';
import { APPLICATION, standingOf } from '@rawi/model/review/application-machine';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { applicationForm } from '@rawi/model/truth/application';
import { reviewIds } from '@rawi/model/truth/review';
import { validate } from '@rawi/model/validation/fields';
import type { Transaction } from 'firebase-admin/firestore';
import { applicationRef } from '../data/documents.ts';
import { moveOwn, type OwnWork } from '../review/move-own.ts';
import type { SignedInContext } from '../services/services.ts';

type Asked = TranslatorRequestOf<'submitApplication'> & Partial<TranslatorRequestOf<'appealApplication'>>;

/** The handler of one move of the caller's own application. A move delivered twice happens once. */
export function moveApplication(move: OwnerMove) {
  return async (
    context: SignedInContext,
    request: Asked,
  ): Promise<TranslatorResponse<'submitApplication'>> => {
    await moveOwn(context, move, request, (transaction) => readOwn(context, transaction, move));
    return {};
  };
}

async function readOwn(
  { firestore, caller: { uid, roles } }: SignedInContext,
  transaction: Transaction,
  move: OwnerMove,
): Promise<OwnWork> {
  const application = (await transaction.get(applicationRef(firestore, uid))).data();
  const { languages, skills, since, appeal } = application ?? {};
  return {
    machine: APPLICATION,
    action: `${move}Application`,
    path: paths.application(uid),
    reviewId: reviewIds.application(uid),
    at: standingOf(application),
    stored: { since, appeal },
    wrong: validate(applicationForm, { languages, skills }),
    needs: { 'not-a-translator': () => !roles.includes('translator') },
    submittedBy: ({ name, locale }) => ({
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
    }),
  };
}
