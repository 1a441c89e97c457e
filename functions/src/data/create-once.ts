import type { DocumentReference } from 'firebase-admin/firestore';

/**
 * Writes a document unless it exists: the event that it is named after has happened once. Returns whether it
 * was written.
 */
export function createOnce<T>(ref: DocumentReference<T>, data: T): Promise<boolean> {
  return ref.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return false;
    transaction.set(ref, data);
    return true;
  });
}
