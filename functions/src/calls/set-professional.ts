import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { translatorRef } from '../data/translators.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Sets whether somebody is a professional translator, and invalidates the pages that show it. Nobody can set it for
 * themselves.
 */
export async function setProfessional(
  context: SignedInContext,
  { uid, professional }: ReviewRequestOf<'setProfessional'>,
): Promise<ReviewResponse<'setProfessional'>> {
  const { firestore, now, random, caller } = context;
  const ref = translatorRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    await staffEntry(transaction, firestore, caller.uid);
    const before = (await transaction.get(ref)).data();
    if (!before) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'setProfessional', { uid });
    if (before.professional === professional) return;
    const after = { ...before, professional };
    const pages = await pagesToInvalidate(firestore, [
      { of: 'translator', translatorId: uid, before, after },
    ]);
    const invalidate = await readInvalidations(transaction, firestore, pages);
    transaction.update(ref, { professional });
    invalidate(now());
    writeAudit(transaction, firestore, random, {
      action: 'setProfessional',
      by: caller.uid,
      at: now(),
      about: paths.translator(uid),
      reason: professional ? 'yes' : 'no',
    });
  });
  return {};
}
