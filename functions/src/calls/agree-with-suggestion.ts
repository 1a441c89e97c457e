import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { LIMITS } from '@rawi/model/limits';
import { CallError } from '../callers/call-error.ts';
import { suggestionRef, suggestionVotesRef } from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

/** Counts the caller among those who agree with somebody else's open suggestion, once, or no longer. */
export async function agreeWithSuggestion(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { suggestionId, agrees }: CommunityRequestOf<'agreeWithSuggestion'>,
): Promise<CommunityResponse<'agreeWithSuggestion'>> {
  const ref = suggestionRef(db, suggestionId);
  return await db.runTransaction(async (transaction) => {
    const suggestion = (await transaction.get(ref)).data();
    if (suggestion?.state !== 'open' || suggestion.waitsSince) throw new CallError('target-missing');
    if (suggestion.uid === uid) throw new CallError('not-impartial');
    const { comicId, chapterId } = suggestion;
    const votesRef = suggestionVotesRef(db, chapterId, uid);
    const votes = (await transaction.get(votesRef)).data();
    const others = votes?.agreed.filter((id) => id !== suggestionId) ?? [];
    const wasAgreed = votes?.agreed.includes(suggestionId) ?? false;
    if (wasAgreed === agrees) return { agreed: suggestion.agreed };
    const agreed = Math.max(0, suggestion.agreed + (agrees ? 1 : -1));
    transaction.update(ref, { agreed });
    // The oldest were decided long ago: of the open ones of a chapter there are no more than that.
    const ids = (agrees ? [...others, suggestionId] : others).slice(-LIMITS.suggestions.ofChapter);
    if (ids.length === 0) transaction.delete(votesRef);
    else transaction.set(votesRef, { uid, comicId, chapterId, agreed: ids, at: now() });
    return { agreed };
  });
}
