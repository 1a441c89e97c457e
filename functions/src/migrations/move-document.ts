import { paths } from '@rawi/model/paths';
import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { unreadOf } from '../notifications/notify.ts';

/** What happens if both names have a document: only the later one stays, unless their contents add up. */
export type Joining = (
  transaction: Transaction,
  old: DocumentData,
  later: DocumentData,
) => Promise<(ref: DocumentReference) => void>;

const laterStays: Joining = async () => () => {};

/**
 * Gives a document another name, in one transaction, so that readers always find exactly one. Returns whether
 * there was anything to move.
 */
export function moveDocument(
  db: Firestore,
  from: DocumentReference,
  to: DocumentReference,
  { joining = laterStays, isDry }: { readonly joining?: Joining | undefined; readonly isDry: boolean },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [old, later] = await transaction.getAll(from, to);
    const data = old?.data();
    if (!data) return false;
    if (isDry) return true;
    const there = later?.data();
    const join = there && (await joining(transaction, data, there));
    if (join) join(to);
    else transaction.create(to, data);
    transaction.delete(from);
    return true;
  });
}

/** Both were counted, so the parts of a number add up. */
export const addUp: Joining = async (transaction, old, later) => {
  const sum = (name: string) => Number(old[name] ?? 0) + Number(later[name] ?? 0);
  const names = [...new Set([...Object.keys(old), ...Object.keys(later)])];
  return (ref) => void transaction.set(ref, Object.fromEntries(names.map((name) => [name, sum(name)])));
};

/** A notification that somebody got twice counts as unread once. */
export function countOnce(db: Firestore, uid: string): Joining {
  return async (transaction, old, later) => {
    const countFewer = await unreadOf(transaction, db, uid);
    return () => countFewer(old['read'] === false && later['read'] === false ? 1 : 0);
  };
}

/** The owner of a document below `users`. */
export function ownerOf({ path }: DocumentReference): string | undefined {
  const [users, uid] = path.split('/');
  return users === paths.users() ? uid : undefined;
}
