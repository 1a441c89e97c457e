import { notificationIds } from '@rawi/model/truth/notification';
import type { PublicList } from '@rawi/model/truth/public-list';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { notificationRef } from '../data/notifications.ts';
import { notify, unreadOf } from './notify.ts';

/** Why a list is hidden, and what the reviewer says to its owner. */
type HidingReason = Pick<NonNullable<PublicList['hidden']>, 'reason' | 'note'>;

/**
 * Notifies the owner of a public list why it is hidden, again for each new reason; without a reason it removes the
 * notification. Reads first; the function that it returns writes, in the same transaction.
 */
export async function settleHiddenList(
  transaction: Transaction,
  db: Firestore,
  id: string,
  { list, why }: { readonly list: PublicList; readonly why: HidingReason | undefined },
): Promise<(now: Date) => void> {
  const { owner, name } = list;
  if (owner.kind === 'site' || typeof name !== 'string') return () => {};
  const told = notificationIds.hiddenList(id);
  const [before, countUnread] = await Promise.all([
    transaction.get(notificationRef(db, owner.uid, told)),
    unreadOf(transaction, db, owner.uid),
  ]);
  const was = before.data();
  return (now) => {
    if (was && !why) transaction.delete(before.ref);
    // An existing notification is overwritten, and counts once.
    if (was && !was.read) countUnread(1);
    if (!why) return;
    const content = { kind: 'hiddenList', ownListId: owner.listId, name, ...why } as const;
    notify(transaction, db, owner.uid, { id: told, at: now, content });
  };
}
