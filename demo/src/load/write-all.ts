import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seed-document.ts';

/** Below the 500 writes that one commit may hold. */
const BATCH = 400;

/** Sets documents in commits of at most 400, in their order. */
export async function writeAll(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(start, start + BATCH)) {
      batch.set(firestore.doc(path) as DocumentReference<object>, data);
    }
    await batch.commit();
  }
}
