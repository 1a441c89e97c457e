import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { CallError } from '../callers/call-error.ts';
import { suggestionRef } from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Has reviewers look at somebody else's suggestion; nothing is kept of who wants that. One that waits for them waits on, and one that
 * they have found right stays.
 */
export async function reportSuggestion(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { suggestionId, reason }: CommunityRequestOf<'reportSuggestion'>,
): Promise<CommunityResponse<'reportSuggestion'>> {
  const ref = suggestionRef(db, suggestionId);
  await db.runTransaction(async (transaction) => {
    const suggestion = (await transaction.get(ref)).data();
    // Of one that is over nobody but its author reads the words.
    const isShown = suggestion?.state === 'open' || suggestion?.state === 'accepted';
    if (!isShown || suggestion.uid === uid) throw new CallError('target-missing');
    if (suggestion.waitsSince || suggestion.judgedAt) return;
    transaction.update(ref, { waitsSince: now(), reason });
  });
  return {};
}
