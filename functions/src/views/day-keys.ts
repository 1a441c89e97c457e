import type { Day } from '@rawi/model/truth/recent-views';
import type { Firestore } from 'firebase-admin/firestore';
import { viewKeyRef } from '../data/views.ts';
import type { Random } from '../secrets/random.ts';

/** The key of a day: the same for all instances. */
export type DayKeys = (day: Day) => Promise<string>;

/**
 * Makes the key of a day when its first view comes, and keeps the latest in memory, so that a day costs an
 * instance one read. The first view of another day replaces it in memory.
 */
export function dayKeys(db: Firestore, random: Random): DayKeys {
  let known: { readonly day: Day; readonly key: Promise<string> } | undefined;
  return (day) => {
    if (known?.day !== day) {
      const key = storedKey(db, random, day);
      known = { day, key };
      // A failure is not cached: the next view tries again.
      key.catch(() => {
        if (known?.key === key) known = undefined;
      });
    }
    return known.key;
  };
}

function storedKey(db: Firestore, random: Random, day: Day): Promise<string> {
  const ref = viewKeyRef(db, day);
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (stored) return stored.key;
    const key = random.token();
    transaction.create(ref, { key });
    return key;
  });
}
