import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { ownListRef } from '../data/lists.ts';
import { openList } from '../lists/open-list.ts';
import { settleHiddenList } from '../notifications/settle-hidden-list.ts';
import { requireImpartial } from '../review/impartial.ts';
import { settledFlag } from '../review/settled.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Hides a person's public list: its page is gone, and its owner sees why, with the reviewer's note. Once more with another reason it replaces that; with the
 * same one it judges the words that stand there now.
 */
export async function hideList(
  context: SignedInContext,
  { publicId, reason, note }: CommunityRequestOf<'hideList'>,
): Promise<CommunityResponse<'hideList'>> {
  const { firestore: db, now, random, caller } = context;
  await db.runTransaction(async (transaction) => {
    const { listed, flag, write } = await openList(transaction, db, publicId);
    if (listed?.owner.kind !== 'person') throw new CallError('list-gone');
    const { owner, hidden, version, reviewedVersion } = listed;
    await requireImpartial(context, transaction, 'hideList', { uid: owner.uid });
    const isSame = hidden?.reason === reason && hidden.note === note;
    if (isSame && version === reviewedVersion) return;
    const noted = note !== undefined && { note };
    const why = { reason, ...noted };
    const ownRef = ownListRef(db, owner.uid, owner.listId);
    const [own, told] = await Promise.all([
      transaction.get(ownRef),
      settleHiddenList(transaction, db, publicId, { list: listed, why }),
    ]);
    write({ ...listed, hidden: { ...why, at: now() }, reviewedAt: now(), reviewedVersion: version }, now());
    if (own.data()?.published?.id === publicId)
      transaction.update(ownRef, { published: { id: publicId, hidden: reason, ...noted } });
    told(now());
    writeAudit(transaction, db, random, {
      action: 'hideList',
      by: caller.uid,
      at: now(),
      about: paths.publicList(publicId),
      reason,
      settled: settledFlag(flag, now(), 'hidden'),
      turned: !hidden,
    });
  });
  return {};
}
