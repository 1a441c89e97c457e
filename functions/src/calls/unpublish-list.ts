import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { ownListRef } from '../data/lists.ts';
import { openList } from '../lists/open-list.ts';
import type { SignedInContext } from '../services/services.ts';

/** Takes a public list back; its reports wait for reviewers all the same. */
export async function unpublishList(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { listId }: CommunityRequestOf<'unpublishList'>,
): Promise<CommunityResponse<'unpublishList'>> {
  const ref = ownListRef(db, uid, listId);
  await db.runTransaction(async (transaction) => {
    const own = (await transaction.get(ref)).data();
    if (!own) throw new CallError('list-gone');
    if (!own.published) return;
    const { listed, write } = await openList(transaction, db, own.published.id);
    // Under another id the same words could come back at once.
    if (listed?.hidden) throw new CallError('list-hidden');
    write(undefined, now());
    transaction.update(ref, { published: FieldValue.delete() });
  });
  return {};
}
