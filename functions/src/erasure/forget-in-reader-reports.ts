import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { removeAll } from '../comments/remove-below.ts';
import { messagesBy, messagesOfReader } from '../data/messages.ts';

/** Reports changed in one write. */
const BATCH = 200;

/**
 * Removes what others reported of a person's own page, and the person and their words from what they reported of others'; that
 * something was reported stays true.
 */
export async function forgetInReaderReports(db: Firestore, uid: string): Promise<void> {
  await removeAll(db, messagesOfReader(db, uid));
  for (;;) {
    const { docs } = await messagesBy(db, uid).limit(BATCH).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { uid: null, note: FieldValue.delete() });
    await batch.commit();
  }
}
