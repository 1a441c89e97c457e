import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { translatorRef } from '../data/translators.ts';
import { readMarks } from '../pages/marks.ts';
import { pagesToMark } from '../pages/pages-to-mark.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Sets whether somebody is a professional translator, and marks the pages that show it. Nobody can set it for
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
    const pages = await pagesToMark(firestore, [{ of: 'translator', translatorId: uid, before, after }]);
    const mark = await readMarks(transaction, firestore, pages);
    transaction.update(ref, { professional });
    mark(now());
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
