import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { notificationRef, unreadNotifications } from '../data/notifications.ts';
import { unreadOf } from '../notifications/notify.ts';
import type { SignedInContext } from '../services/services.ts';

/** Below the 500 writes that one commit may hold. */
const BATCH = 400;

/** Marks one notification read, or all of them. One that is read or deleted already does not change. */
export async function markRead(
  { firestore, caller: { uid } }: SignedInContext,
  { notificationId }: CommunityRequestOf<'markRead'>,
): Promise<CommunityResponse<'markRead'>> {
  if (notificationId === undefined) {
    while ((await markSome()) === BATCH);
    return {};
  }
  const ref = notificationRef(firestore, uid, notificationId);
  await firestore.runTransaction(async (transaction) => {
    const notification = (await transaction.get(ref)).data();
    if (!notification || notification.read) return;
    const countFewer = await unreadOf(transaction, firestore, uid);
    transaction.update(ref, { read: true });
    countFewer(1);
  });
  return {};

  /** Marks as many as one commit allows, and returns how many. */
  function markSome(): Promise<number> {
    return firestore.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(unreadNotifications(firestore, uid, BATCH));
      const countFewer = await unreadOf(transaction, firestore, uid);
      for (const { ref: unread } of docs) transaction.update(unread, { read: true });
      // These were all: the unread count is 0 now, whatever it was before.
      countFewer(docs.length < BATCH ? Number.POSITIVE_INFINITY : docs.length);
      return docs.length;
    });
  }
}
