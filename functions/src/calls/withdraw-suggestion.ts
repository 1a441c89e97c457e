import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { CallError } from '../callers/call-error.ts';
import { suggestionRef } from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

/** Takes a suggestion of the caller's back that nobody has decided. One that is gone stays gone. */
export async function withdrawSuggestion(
  { firestore: db, caller: { uid } }: SignedInContext,
  { suggestionId }: CommunityRequestOf<'withdrawSuggestion'>,
): Promise<CommunityResponse<'withdrawSuggestion'>> {
  const ref = suggestionRef(db, suggestionId);
  await db.runTransaction(async (transaction) => {
    const suggestion = (await transaction.get(ref)).data();
    if (!suggestion) return;
    if (suggestion.uid !== uid) throw new CallError('target-missing');
    if (suggestion.state !== 'open') throw new CallError('moved-on');
    transaction.delete(ref);
  });
  return {};
}
