import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { askRef } from '../data/asks.ts';
import { comicRef } from '../data/comics.ts';
import { ratedComicInListOf } from '../notifications/comic-in-list.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Records which comic an open ask is about. The trigger of asks finds whether it has already arrived;
 * otherwise its chapter will close it.
 */
export async function answerAsk(
  { firestore, now, random, caller }: SignedInContext,
  { askId, comicId }: CommunityRequestOf<'answerAsk'>,
): Promise<CommunityResponse<'answerAsk'>> {
  const ref = askRef(firestore, askId);
  await firestore.runTransaction(async (transaction) => {
    const [stored, comicAt] = await Promise.all([
      transaction.get(ref),
      transaction.get(comicRef(firestore, comicId)),
    ]);
    const [ask, comic] = [stored.data(), comicAt.data()];
    if (!ask || !comic) throw new CallError('target-missing');
    if (ask.state === 'hidden') throw new CallError('ask-hidden');
    if (ask.state === 'arrived' || ask.comic?.comicId === comicId) return;
    const keys = [...new Set([...ask.searchKeys, ...comic.searchKeys])];
    transaction.update(ref, { comic: ratedComicInListOf(comicId, comic), searchKeys: keys });
    writeAudit(transaction, firestore, random, {
      action: 'answerAsk',
      by: caller.uid,
      at: now(),
      about: paths.ask(askId),
      reason: comicId,
    });
  });
  return {};
}
