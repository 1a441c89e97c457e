import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { CallError } from '../callers/call-error.ts';
import { askRef, wantedRef } from '../data/asks.ts';
import type { SignedInContext } from '../services/services.ts';

/** Adds a person to those who want something. If it has arrived meanwhile nothing changes. */
export async function joinAsk(
  { firestore, now, caller: { uid } }: SignedInContext,
  { askId }: CommunityRequestOf<'joinAsk'>,
): Promise<CommunityResponse<'joinAsk'>> {
  const [ref, wantedAt] = [askRef(firestore, askId), wantedRef(firestore, askId, uid)];
  await firestore.runTransaction(async (transaction) => {
    const [stored, wanted] = await Promise.all([transaction.get(ref), transaction.get(wantedAt)]);
    const ask = stored.data();
    if (!ask) throw new CallError('target-missing');
    if (ask.state === 'hidden') throw new CallError('ask-hidden');
    if (ask.state === 'arrived' || wanted.exists) return;
    const { title, number, language, readers } = ask;
    transaction.update(ref, { readers: readers + 1 });
    transaction.set(wantedAt, { uid, askId, title, number, language, at: now() });
  });
  return {};
}
