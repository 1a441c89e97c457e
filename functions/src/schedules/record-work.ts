import { dayOf } from '@rawi/model/truth/recent-views';
import type { Translator } from '@rawi/model/truth/translator';
import { recorded } from '@rawi/model/truth/work-record';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { sumsOfChapters, translatorsAfter, workRecordRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';

/** How many translators one round looks at. */
const BATCH = 200;

/**
 * Each night: keeps for every translator with an account what there is of their work by now, under the day that it is. What runs
 * twice on a day keeps the later. Returns for how many it did.
 */
export async function recordWork(db: Firestore, now: Date): Promise<number> {
  let done = 0;
  let after: string | undefined;
  do {
    const { docs } = await translatorsAfter(db, after, BATCH).get();
    for (const translator of docs) {
      try {
        if (await record(db, translator.id, translator.data(), now)) done += 1;
      } catch (error) {
        // One person's trouble is not everybody's; the next night tells the same again.
        logger.error('What there is of somebody’s work was not kept.', { uid: translator.id, error });
      }
    }
    after = docs.length < BATCH ? undefined : docs.at(-1)?.id;
  } while (after !== undefined);
  return done;
}

async function record(
  db: Firestore,
  uid: string,
  { ratings: { count, qualitySum, claritySum } }: Translator,
  now: Date,
): Promise<boolean> {
  const { views, likes } = await sumsOfChapters(db, uid);
  const today = { day: dayOf(now), views, likes, ratings: count, qualitySum, claritySum };
  const ref = workRecordRef(db, uid);
  return await db.runTransaction(async (transaction) => {
    const [profile, before] = await Promise.all([transaction.get(userRef(db, uid)), transaction.get(ref)]);
    // Whoever has no account any more gets nothing that would have to be erased.
    if (!profile.exists) return false;
    transaction.set(ref, { days: recorded(before.data()?.days ?? [], today) });
    return true;
  });
}
