import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { suggestionExpiry } from '@rawi/model/truth/suggestion';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { suggestionRef } from '../data/suggestions.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { requireImpartial } from '../review/impartial.ts';
import type { SignedInContext } from '../services/services.ts';
import { readTelling } from '../suggestions/tell-suggester.ts';

/**
 * Takes a suggestion away from all but who made it, who is told; or finds it right, and it is reported no more. One that was published
 * meanwhile is read by nobody else any more, and stays, so that an erasure finds where it names somebody.
 */
export async function judgeSuggestion(
  context: SignedInContext,
  { suggestionId, remove }: CommunityRequestOf<'judgeSuggestion'>,
): Promise<CommunityResponse<'judgeSuggestion'>> {
  const { firestore: db, now, random, caller } = context;
  const ref = suggestionRef(db, suggestionId);
  await db.runTransaction(async (transaction) => {
    await staffEntry(transaction, db, caller.uid);
    const suggestion = (await transaction.get(ref)).data();
    if (!suggestion) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'judgeSuggestion', { uid: suggestion.uid });
    if (suggestion.state === 'removed' || (!remove && !suggestion.waitsSince)) return;
    const isRemoved = remove && suggestion.state !== 'published';
    const removed = { suggestionId, suggestion, outcome: 'removed' as const };
    const tell = await readTelling(transaction, db, isRemoved ? [removed] : [], caller.uid);
    transaction.update(db.doc(ref.path), {
      waitsSince: FieldValue.delete(),
      judgedAt: now(),
      ...(isRemoved && { state: 'removed', expiresAt: suggestionExpiry(now()) }),
    });
    tell(now());
    writeAudit(transaction, db, random, {
      action: 'judgeSuggestion',
      by: caller.uid,
      at: now(),
      about: paths.suggestion(suggestionId),
      reason: suggestion.reason ?? null,
      turned: isRemoved,
    });
  });
  return {};
}
