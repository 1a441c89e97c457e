import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { listFlagRef, ownListRef, reportsOfList } from '../data/lists.ts';
import { openList } from '../lists/open-list.ts';
import { settleHiddenList } from '../notifications/settle-hidden-list.ts';
import { requireImpartial } from '../review/impartial.ts';
import { settledFlag } from '../review/settled.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Finds a list right in the version that the reviewer has read: it shows again, and what was reported of that version counts no more. Of a
 * list that its owner has taken back it closes the reports.
 */
export async function showList(
  context: SignedInContext,
  { publicId, version }: CommunityRequestOf<'showList'>,
): Promise<CommunityResponse<'showList'>> {
  const { firestore: db, now, random, caller } = context;
  await db.runTransaction(async (transaction) => {
    const { listed, flag, write } = await openList(transaction, db, publicId);
    const decision = {
      action: 'showList',
      by: caller.uid,
      at: now(),
      about: paths.publicList(publicId),
      reason: null,
      settled: settledFlag(flag, now(), 'shown'),
      turned: listed?.hidden !== undefined,
    } as const;
    if (!listed) {
      if (!flag) throw new CallError('list-gone');
      await requireImpartial(context, transaction, 'showList', { uid: flag.uid });
      const { docs } = await transaction.get(reportsOfList(db, publicId));
      for (const { ref } of docs) transaction.delete(ref);
      transaction.delete(listFlagRef(db, publicId));
      writeAudit(transaction, db, random, decision);
      return;
    }
    const { owner, hidden, ...rest } = listed;
    const uid = owner.kind === 'person' ? owner.uid : null;
    await requireImpartial(context, transaction, 'showList', { uid });
    if (listed.version !== version) throw new CallError('moved-on');
    if (!hidden && listed.reviewedVersion === version) return;
    const ownRef = owner.kind === 'person' ? ownListRef(db, owner.uid, owner.listId) : undefined;
    const [own, told] = await Promise.all([
      ownRef && transaction.get(ownRef),
      settleHiddenList(transaction, db, publicId, { list: listed, why: undefined }),
    ]);
    write({ owner, ...rest, reviewedAt: now(), reviewedVersion: version }, now());
    if (ownRef && own?.data()?.published?.id === publicId)
      transaction.update(ownRef, { published: { id: publicId } });
    told(now());
    writeAudit(transaction, db, random, decision);
  });
  return {};
}
