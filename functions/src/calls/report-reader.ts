import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { pageIds } from '@rawi/model/page-ids';
import { CallError } from '../callers/call-error.ts';
import { pageRef } from '../data/documents.ts';
import { messageAbout, messageRef } from '../data/messages.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Says that something is wrong with the name or the photo on a reader's own page. The reviewers get what the page has, where
 * that is what the caller has seen; of another one nothing is kept. A second report of theirs takes the place of the first.
 */
export async function reportReader(
  { firestore: db, now, random, caller: { uid } }: SignedInContext,
  { readerUid, seen, reason, note }: CommunityRequestOf<'reportReader'>,
): Promise<CommunityResponse<'reportReader'>> {
  await db.runTransaction(async (transaction) => {
    const [page, earlier] = await Promise.all([
      transaction.get(pageRef(db, pageIds.reader(readerUid))),
      transaction.get(messageAbout(db, { uid, readerUid })),
    ]);
    const shown = page.data();
    if (shown?.kind !== 'reader') throw new CallError('target-missing');
    const { id, name, photo } = shown.payload;
    if (seen.name !== name || seen.photo !== (photo?.sources[0]?.path ?? null))
      throw new CallError('moved-on');
    transaction.set(earlier.docs[0]?.ref ?? messageRef(db, random.id()), {
      kind: 'reader',
      reader: { uid: id, name, ...(photo && { photo }) },
      uid,
      reason,
      ...(note !== undefined && { note }),
      state: 'open',
      at: now(),
      expiresAt: null,
    });
  });
  return {};
}
