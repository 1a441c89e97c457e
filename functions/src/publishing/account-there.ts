import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isUnknownUser } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { erasureRef } from '../data/documents.ts';

/** Whether Auth has an account; a closed account counts. */
export async function isInAuth(auth: Pick<AccountAuth, 'getUser'>, uid: string): Promise<boolean> {
  try {
    await auth.getUser(uid);
    return true;
  } catch (error) {
    if (isUnknownUser(error)) return false;
    throw error;
  }
}

/**
 * Whether an account exists and is not being erased, checked in the transaction that publishes its work. Auth
 * is asked first, because an account is deleted there first; then the document that its erasure writes first.
 */
export async function isAccountThere(
  { firestore, auth }: { readonly firestore: Firestore; readonly auth: Pick<AccountAuth, 'getUser'> },
  transaction: Transaction,
  uid: string,
): Promise<boolean> {
  if (!(await isInAuth(auth, uid))) return false;
  return !(await transaction.get(erasureRef(firestore, uid))).exists;
}
