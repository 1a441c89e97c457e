import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { rolesOf } from '@rawi/model/lists/roles';
import { WAITING_OVERDUE_SECONDS } from '@rawi/model/truth/submission';
import { FieldValue } from 'firebase-admin/firestore';
import { later } from '../data/lease.ts';
import { moveOwn } from '../review/move-own.ts';
import type { SignedInContext } from '../services/services.ts';
import { ownSubmission } from '../submissions/own-submission.ts';
import { ownWorkOf } from '../submissions/own-work.ts';
import { checksOf } from '../submissions/submission-needs.ts';

/**
 * Submits the caller's draft if the checks of its files have passed. Otherwise it keeps that it shall be submitted
 * when they have, unless something else would prevent it even now; a file has to be named for each part.
 */
export async function submitWhenChecked(
  context: SignedInContext,
  { submissionId, revision }: TranslatorRequestOf<'submitWhenChecked'>,
): Promise<TranslatorResponse<'submitWhenChecked'>> {
  const { auth, caller, firestore: db } = context;
  const roles = rolesOf((await auth.getUser(caller.uid)).customClaims ?? {});
  await moveOwn(context, 'submit', { revision }, async (transaction) => {
    const submission = await ownSubmission(transaction, db, submissionId, caller.uid);
    const own = await ownWorkOf(transaction, db, { submissionId, submission, move: 'submit', roles });
    if ((await checksOf({ transaction, db, submission })) !== 'running') return own;
    return {
      ...own,
      needs: { ...own.needs, files: () => true },
      later: (now) => ({
        submitsWhenChecked: {
          since: submission.submitsWhenChecked?.since ?? now,
          dueAt: later(now, WAITING_OVERDUE_SECONDS),
        },
        notSubmitted: FieldValue.delete(),
        savedAt: now,
      }),
    };
  });
  return {};
}
