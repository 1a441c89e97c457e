import { dayOf } from '@rawi/model/truth/recent-views';
import type { Translator } from '@rawi/model/truth/translator';
import { recorded } from '@rawi/model/truth/work-record';
import type { Firestore } from 'firebase-admin/firestore';
import { sumsOfChapters, translatorsInOrder, workRecordRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Runs each night: stores for every translator with an account the totals of their work so far, under the
 * current day. A second run on a day overwrites the first. A failure for one person is logged and does not
 * stop the others: the next night stores the same again. Returns for how many it did.
 */
export function recordWork(db: Firestore, now: Date): Promise<number> {
  const due = translatorsInOrder(db, BATCH);
  const failure = 'What there is of somebody’s work was not kept.';
  return eachDue({ due, failure, most: Number.POSITIVE_INFINITY }, (translator) =>
    record(db, translator.id, translator.data(), now),
  );
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
    // Somebody without an account gets no new document that would have to be erased.
    if (!profile.exists) return false;
    transaction.set(ref, { days: recorded(before.data()?.days ?? [], today) });
    return true;
  });
}
