import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { withheldRef } from '../data/comments.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Stores the objection of a hidden comment's author beside its text. The same objection sent twice counts
 * once.
 */
export async function objectToHiding(
  { firestore, now, random, caller }: SignedInContext,
  { comicId, commentId, text }: CommunityRequestOf<'objectToHiding'>,
): Promise<CommunityResponse<'objectToHiding'>> {
  const ref = withheldRef(firestore, { comicId, commentId });
  await firestore.runTransaction(async (transaction) => {
    const withheld = (await transaction.get(ref)).data();
    // For anybody else the answer is the same as for a missing comment.
    if (withheld?.uid !== caller.uid) throw new CallError('comment-gone');
    if (withheld.objection?.text === text) return;
    if (withheld.objection) throw new CallError('already-sent');
    transaction.update(ref, { objection: { text, at: now() } });
    writeAudit(transaction, firestore, random, {
      action: 'objectToHiding',
      by: caller.uid,
      at: now(),
      about: paths.comment(comicId, commentId),
      reason: null,
    });
  });
  return {};
}
