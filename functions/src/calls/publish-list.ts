import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { entriesOf } from '@rawi/model/truth/own-list';
import { publicListStep } from '@rawi/model/truth/public-list-step';
import { CallError } from '../callers/call-error.ts';
import { isMuted } from '../callers/is-muted.ts';
import { ownListRef } from '../data/lists.ts';
import { openList } from '../lists/open-list.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Makes a private list public under an id of its own, which the private list keeps; from then on its trigger keeps both alike. One
 * that is public already is answered with that id.
 */
export async function publishList(
  { firestore: db, now, random, caller: { uid } }: SignedInContext,
  { listId }: CommunityRequestOf<'publishList'>,
): Promise<CommunityResponse<'publishList'>> {
  const ref = ownListRef(db, uid, listId);
  return await db.runTransaction(async (transaction) => {
    const [stored, muted] = await Promise.all([transaction.get(ref), isMuted(transaction, db, uid, now())]);
    const own = stored.data();
    if (!own) throw new CallError('list-gone');
    if (muted) throw new CallError('muted');
    if (own.published) return { publicId: own.published.id };
    if (entriesOf(own).length === 0) throw new CallError('list-empty');
    const publicId = random.id();
    const { listed, write } = await openList(transaction, db, publicId, uid);
    const published = { id: publicId, hidden: undefined };
    const state = { id: publicId, of: { uid, listId }, own: { ...own, published }, listed };
    write(publicListStep({ ...state, mayPublish: true, now: now() }), now());
    transaction.update(ref, { published: { id: publicId } });
    return { publicId };
  });
}
