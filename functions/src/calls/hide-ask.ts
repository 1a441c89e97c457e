import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { askRef } from '../data/asks.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Hides an ask from everybody, or shows it again: then it is open, and its trigger finds whether a chapter
 * arrived meanwhile. Nobody decides about their own asks.
 */
export async function hideAsk(
  context: SignedInContext,
  { askId, hidden }: CommunityRequestOf<'hideAsk'>,
): Promise<CommunityResponse<'hideAsk'>> {
  const { firestore, now, random, caller } = context;
  const ref = askRef(firestore, askId);
  await firestore.runTransaction(async (transaction) => {
    const ask = (await transaction.get(ref)).data();
    if (!ask) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'hideAsk', { askId });
    if ((ask.state === 'hidden') === hidden) return;
    transaction.update(ref, { state: hidden ? 'hidden' : 'open', chapterId: FieldValue.delete() });
    writeAudit(transaction, firestore, random, {
      action: hidden ? 'hideAsk' : 'showAsk',
      by: caller.uid,
      at: now(),
      about: paths.ask(askId),
      reason: null,
    });
  });
  return {};
}
