import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { historyEntrySchema } from '@rawi/model/truth/history';
import { readingMonthSchema } from '@rawi/model/truth/reading-month';
import { reading } from '@rawi/model/truth/tolerant';
import {
  collection,
  doc,
  documentId,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { deliverCounted, type NextSaves, withSavedAt } from '../../core/data/daily-saves.ts';
import { converterOf, readable } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { Outcome } from '../../core/outbox/entry.ts';
import { readEntry } from '../history/account-history.ts';
import type { ReadEntry } from '../history/entry.ts';
import { readSettings } from '../people/profile.ts';
import { isCounting, keepCounting } from './counting.ts';
import { joined, type Months, NOTHING_COUNTED, parseMonth, type RecordOf } from './month-record.ts';
import { type WaitingMonth, waitingMonths } from './waiting-months.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const reader = reading(readingMonthSchema);
const monthConverter = converterOf(readingMonthSchema);
const entryConverter = converterOf(historyEntrySchema);

/** Whose choice this tab has read. */
let learned: string | undefined;

/** Copies whether an account counts what is read, once a session: one read. Another device may have changed it. */
export async function learnCounting(uid: string): Promise<void> {
  if (learned === uid) return;
  const settings = await readSettings(uid);
  learned = uid;
  if (settings) keepCounting(uid, settings.countReading);
}

/** Adds what was read to what the account has: a read and a write. What has arrived before is there once. */
export async function deliverMonth({ uid, month, record, at }: WaitingMonth): Promise<Outcome<'unknown'>> {
  return deliverCounted(async (nextSaves) => {
    await learnCounting(uid);
    // It was turned off, or the history cleared, on another device.
    if (!isCounting(uid) || at <= (await historyClearedAt(uid, at))) return true;
    return write(uid, month, nextSaves, (before) => joined(before, record));
  }, 'What was read cannot be counted.');
}

/** For so long the copy of the inbox, which every tab follows, says what there is to know: in milliseconds. */
const FRESH_MS = 60_000;

/**
 * When the history was cleared, in milliseconds since the epoch. Of what was read just now the copy of the inbox knows it; what has
 * waited for a network may be older than that copy, and costs a read. Rejects without a network.
 */
async function historyClearedAt(uid: string, at: number): Promise<number> {
  const reference = doc(firebaseFirestore(), paths.inbox(uid));
  const isFresh = Date.now() - at < FRESH_MS;
  const inbox = isFresh
    ? await getDocFromCache(reference).catch(() => undefined)
    : await getDocFromServer(reference);
  const time: unknown = inbox?.get('historyClearedAt');
  return time instanceof Timestamp ? time.toMillis() : Number.NEGATIVE_INFINITY;
}

type StoredMonth = RecordOf<unknown, unknown>;

async function write(
  uid: string,
  month: string,
  nextSaves: NextSaves,
  change: (before: StoredMonth) => StoredMonth,
): Promise<boolean> {
  const database = firebaseFirestore();
  const reference = doc(database, paths.readingMonth(uid, month));
  return runTransaction(database, async (transaction) => {
    const stored = await transaction.get(reference);
    const before = stored.exists() ? reader.safeParse(withSavedAt(stored.data())).data : undefined;
    const saves = nextSaves(before?.saves);
    if (!saves) return false;
    // Entries and fields of a later build stay as they are; whoever reads them leaves out what it does not know.
    const { chapters, comics } = change({ chapters: {}, comics: {}, ...before });
    transaction.set(reference, { chapters, comics, saves }, { mergeFields: ['chapters', 'comics', 'saves'] });
    return true;
  });
}

/** The months of a year that an account has, from this device's copies where there is no network: at most 12 reads. */
export async function readMonths(uid: string, year: number): Promise<Months> {
  const found = await monthsBy(uid, [
    where(documentId(), '>=', `${year}-01`),
    where(documentId(), '<=', `${year}-12`),
    limit(12),
  ]);
  return Object.fromEntries(found.map(({ path, data }) => [idOf({ path }), parseMonth(data)]));
}

async function monthsBy(uid: string, how: readonly QueryConstraint[]) {
  const months = collection(firebaseFirestore(), paths.readingMonths(uid)).withConverter(monthConverter);
  const { docs, metadata } = await getDocs(query(months, orderBy(documentId()), ...how));
  // An empty copy says nothing about the account.
  if (docs.length === 0 && metadata.fromCache) throw new Error('There is neither a network nor a copy.');
  return readable(docs);
}

/** The most entries of the history that are read for a year: as many as a device keeps of a visitor. */
const MAX_HISTORY = 200;

/** The newest entries of an account's history between two times; `isCut` where there may be more of them. */
export async function readHistory(
  uid: string,
  from: Date,
  until: Date,
): Promise<{ readonly entries: readonly ReadEntry[]; readonly isCut: boolean }> {
  const entries: ReadEntry[] = [];
  let before = until;
  while (entries.length < MAX_HISTORY) {
    const page = query(
      collection(firebaseFirestore(), paths.history(uid)).withConverter(entryConverter),
      where('readAt', '>=', from),
      where('readAt', '<', before),
      orderBy('readAt', 'desc'),
      limit(LIMITS.listQuery),
    );
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const { docs } = await getDocs(page);
    const found = readable(docs);
    entries.push(...found.map(readEntry));
    const last = found.at(-1);
    if (docs.length < LIMITS.listQuery || !last) return { entries, isCut: false };
    before = last.data.readAt;
  }
  return { entries, isCut: true };
}

/** Empties all months of an account, and what waits for it here. It needs a network. */
export async function emptyMonths(uid: string): Promise<void> {
  waitingMonths.change((all) => all.filter((each) => each.uid !== uid));
  let last: string | undefined;
  do {
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const found = await monthsBy(uid, [
      ...(last === undefined ? [] : [startAfter(last)]),
      limit(LIMITS.listQuery),
    ]);
    last = found.length < LIMITS.listQuery ? undefined : idOf(found.at(-1) ?? { path: '' });
    for (const { path } of found) {
      // oxlint-disable-next-line no-await-in-loop
      await emptyMonth(uid, idOf({ path }));
    }
  } while (last !== undefined);
}

async function emptyMonth(uid: string, month: string): Promise<void> {
  const sent = await deliverCounted(
    (nextSaves) => write(uid, month, nextSaves, () => NOTHING_COUNTED),
    'What was counted cannot be removed.',
  );
  if (sent.outcome !== 'sent') throw new Error('A month could not be emptied.');
}
