import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { CallError } from '../callers/call-error.ts';
import { openList } from '../lists/open-list.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Says that something is wrong with a public list, with the words that it has: of one that has changed since the caller read it nothing
 * is kept. A second report of theirs takes the place of the first.
 */
export async function reportList(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { publicId, version, reason, note }: CommunityRequestOf<'reportList'>,
): Promise<CommunityResponse<'reportList'>> {
  await db.runTransaction(async (transaction) => {
    const { listed, write } = await openList(transaction, db, publicId);
    if (!listed || listed.hidden) throw new CallError('list-gone');
    if (listed.version !== version) throw new CallError('moved-on');
    write(listed, now(), {
      listId: publicId,
      uid,
      reason,
      version,
      name: listed.name,
      ...(listed.note !== undefined && { note: listed.note }),
      ...(note !== undefined && { words: note }),
      at: now(),
    });
  });
  return {};
}
