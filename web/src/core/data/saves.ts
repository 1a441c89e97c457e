import { LIMITS } from '@rawi/model/limits';
import { type DocumentReference, getDocFromServer, serverTimestamp, Timestamp } from 'firebase/firestore';
import { type CountedWrite, writeCounted } from './counted-write.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/**
 * Writes a person's own document that counts itself how often it was written on a day (`dailySavesSchema` of
 * the model). Rejects as `writeCounted` does.
 */
export async function writeSaves(
  uid: string,
  reference: DocumentReference,
  write: (saves: object) => Promise<unknown>,
  seen?: CountedWrite['seen'],
): Promise<void> {
  const read = async () => {
    const stored = await getDocFromServer(reference);
    const [at, count]: unknown[] = [stored.get('saves.at'), stored.get('saves.count')];
    return at instanceof Timestamp && typeof count === 'number'
      ? { at: at.toDate().toISOString(), count }
      : undefined;
  };
  const of = { uid, name: reference.path, perDay: LIMITS.daily.saves, seen, read };
  await writeCounted(of, (count) => write({ at: serverTimestamp(), count }));
}
