import type { Firestore } from 'firebase-admin/firestore';
import { askRef } from '../data/asks.ts';

/**
 * Records for open asks which chapter answers them. An ask that has arrived, or is hidden, does not change.
 */
export async function arrive(db: Firestore, askIds: readonly string[], chapterId: string): Promise<void> {
  for (const askId of askIds) {
    const ref = askRef(db, askId);
    await db.runTransaction(async (transaction) => {
      const ask = (await transaction.get(ref)).data();
      if (ask?.state === 'open') transaction.update(ref, { state: 'arrived', chapterId });
    });
  }
}
