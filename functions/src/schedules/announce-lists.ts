import { listFanOutIdOf } from '@rawi/model/truth/fan-out';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { later } from '../data/lease.ts';
import { listsWithNews, publicListRef } from '../data/lists.ts';
import { fanOutRef } from '../data/notifications.ts';
import { overdueAt } from '../notifications/notify-batch.ts';
import type { FanningOut } from '../notifications/start-fan-out.ts';
import { BATCH, eachDue } from './each-alone.ts';

/** New entries of a list are announced together, this long after the first of them: followers read of a list once a day at most. */
export const NEWS_WAIT_SECONDS = 24 * 60 * 60;

/** Starts the notifications about lists of which new entries have waited for a day. Returns how many were started. */
export function announceLists({ firestore: db, now, enqueue }: FanningOut): Promise<number> {
  const due = listsWithNews(db, later(now(), -NEWS_WAIT_SECONDS));
  const failure = 'New entries of a list were not announced.';
  return eachDue({ due, failure, most: BATCH }, async ({ id }) => {
    const begun = await begin(db, id, now());
    if (begun) await enqueue(listFanOutIdOf(id));
    return begun;
  });
}

/** Takes the news from the list and makes their fan-out, both or neither. Of a list that is hidden or folded nobody is notified. */
function begin(db: Firestore, listId: string, now: Date): Promise<boolean> {
  const [ref, fanOut] = [publicListRef(db, listId), fanOutRef(db, listFanOutIdOf(listId))];
  return db.runTransaction(async (transaction) => {
    const [stored, underWay] = await Promise.all([transaction.get(ref), transaction.get(fanOut)]);
    const list = stored.data();
    if (!list?.news || underWay.exists) return false;
    transaction.update(ref, { news: FieldValue.delete() });
    if (list.hidden || list.folded) return false;
    transaction.create(fanOut, {
      listId,
      keys: list.news.keys,
      step: 'followers',
      cursor: null,
      told: 0,
      startedAt: now,
      dueAt: overdueAt(now),
    });
    return true;
  });
}
