import type { AccountResponse } from '@rawi/model/calls/calls';
import { paths } from '@rawi/model/paths';
import { clearPositions } from '../choices/clear-positions.ts';
import { inboxRef } from '../data/users.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Deletes a person's whole reading history, and what was counted of it for their numbers, which names chapters too. The time of it
 * is written first: rules then refuse older entries that an offline device sends later.
 */
export async function clearHistory({
  firestore,
  now,
  caller,
}: SignedInContext): Promise<AccountResponse<'clearHistory'>> {
  const ref = inboxRef(firestore, caller.uid);
  await firestore.runTransaction(async (transaction) => {
    const inbox = (await transaction.get(ref)).data();
    transaction.set(ref, { unread: 0, ...inbox, historyClearedAt: now() });
  });
  await clearPositions({ firestore, now }, caller.uid);
  await firestore.recursiveDelete(firestore.collection(paths.readingMonths(caller.uid)));
  return {};
}
