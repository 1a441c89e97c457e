import { isSame } from '@rawi/model/pages/is-same';
import type { ListFlag, ListReport } from '@rawi/model/truth/list-report';
import type { PublicList } from '@rawi/model/truth/public-list';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { listFlagRef, listReportRef, publicListRef, reportsOfList } from '../data/lists.ts';
import { userRef } from '../data/users.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { listFlagOf, withFold } from './list-flag.ts';

/** A public list in a transaction that may change it. */
export interface OpenList {
  readonly listed: PublicList | undefined;
  readonly flag: ListFlag | undefined;
  /**
   * Writes the list as it is from now on, with a report that is added, and all that follows from both: the invalidation of its page, and
   * whether it is folded, and what reviewers see. Undefined deletes it.
   */
  readonly write: (next: PublicList | undefined, now: Date, added?: ListReport) => void;
}

/**
 * Reads a public list with its reports, before the writes of its transaction. `by` says whose a list is that may not be there yet.
 */
export async function openList(
  transaction: Transaction,
  db: Firestore,
  id: string,
  by?: string,
): Promise<OpenList> {
  const [ref, flagRef] = [publicListRef(db, id), listFlagRef(db, id)];
  const [stored, flagged, reported] = await Promise.all([
    transaction.get(ref),
    transaction.get(flagRef),
    transaction.get(reportsOfList(db, id)),
  ]);
  const [listed, flag] = [stored.data(), flagged.data()];
  const uid = listed?.owner.kind === 'person' ? listed.owner.uid : by;
  const profile = uid === undefined ? undefined : (await transaction.get(userRef(db, uid))).data();
  const invalidate = await readInvalidations(transaction, db, [
    { kind: 'list', id },
    // Their own page shows their lists.
    ...(uid !== undefined && profile?.settings.publicPage ? [{ kind: 'reader', id: uid } as const] : []),
  ]);
  const write: OpenList['write'] = (state, now, added) => {
    const others = reported.docs.map((report) => report.data()).filter(({ uid }) => uid !== added?.uid);
    const reports = added ? [...others, added] : others;
    const next = state && withFold(state, reports);
    const after = listFlagOf({ list: next, reports, author: profile?.fullName, flag });
    if (added) transaction.set(listReportRef(db, id, added.uid), added);
    if (!isSame(listed, next)) {
      if (next) transaction.set(ref, next);
      else transaction.delete(ref);
      invalidate(now);
    }
    if (after && !isSame(flag, after)) transaction.set(flagRef, after);
    if (after) return;
    if (flag) transaction.delete(flagRef);
    if (!next) for (const report of reported.docs) transaction.delete(report.ref);
  };
  return { listed, flag, write };
}
