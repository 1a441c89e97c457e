import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { nextDayOf } from '@rawi/model/truth/daily-count';
import { readMarksSchema } from '@rawi/model/truth/read-marks';
import { reading } from '@rawi/model/truth/tolerant';
import { doc, runTransaction, serverTimestamp, Timestamp } from 'firebase/firestore';
import { documentAt, readDocument } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { report } from '../../core/lib/report-error.ts';
import type { Outcome } from '../../core/outbox/entry.ts';
import { isRefused, ownWrite } from '../../core/session/refused-write.ts';
import { authErrorCode } from '../../core/session/session-errors.ts';
import { keepMarks } from './kept-marks.ts';
import { type Mark, type Marks, NO_MARKS, withMark } from './marks.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const marksAt = documentAt(paths.readMarks, readMarksSchema);
const reader = reading(readMarksSchema);

/** How long a mark waits after a failure of ours, in seconds. */
const AFTER_FAILURE_SECONDS = 30 * 60;

/** How many marks this tab has delivered. */
let delivered = 0;

/** Reads the marks of an account and keeps a copy of them here, from the SDK's own where there is no network: one read. */
export async function copyAccountMarks(uid: string): Promise<void> {
  const before = delivered;
  const stored = await readDocument(marksAt(uid));
  // What was delivered meanwhile is newer than the answer.
  if (delivered === before) keepMarks(uid, stored ? marksFrom(stored) : NO_MARKS);
}

const marksFrom = ({ read, hidden, onlyRead }: Marks): Marks => ({ read, hidden, onlyRead });

/** How often a document was written on its last day. */
interface Saves {
  readonly at: Date;
  readonly count: number;
}

/**
 * Adds a mark to what the account has: a read and a write. A mark that has arrived before is there once. The rules count by
 * the server's day: where that is not the day of this device, the other number is tried.
 */
export async function deliverMark(uid: string, mark: Mark, now = new Date()): Promise<Outcome<'unknown'>> {
  try {
    try {
      return await write(uid, mark, (saves) => nextCount(saves, now));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return await ownWrite(() => write(uid, mark, (saves) => otherCount(saves, now)));
    }
  } catch (error) {
    if (isRefused(error)) return { outcome: 'refused', reason: 'unknown' };
    if (!navigator.onLine || authErrorCode(error) === 'unavailable') return { outcome: 'later' };
    report('A mark cannot be sent.', error);
    return { outcome: 'later', seconds: AFTER_FAILURE_SECONDS };
  }
}

async function write(
  uid: string,
  mark: Mark,
  countOf: (saves: Saves | undefined) => number,
): Promise<Outcome<'unknown'>> {
  const database = firebaseFirestore();
  const reference = doc(database, paths.readMarks(uid));
  const marks = await runTransaction(database, async (transaction) => {
    const stored = await transaction.get(reference);
    const before = stored.exists() ? reader.safeParse(datesIn(stored.data())).data : undefined;
    const next = withMark(before ? marksFrom(before) : NO_MARKS, mark);
    const count = countOf(before?.saves);
    if (count > LIMITS.daily.saves) return undefined;
    transaction.set(reference, { ...next, saves: { at: serverTimestamp(), count } });
    return next;
  });
  if (!marks) {
    const seconds = Math.ceil((nextDayOf(new Date()).getTime() - Date.now()) / 1000);
    return { outcome: 'later', seconds, isForToday: true };
  }
  delivered += 1;
  // Before the waiting mark goes, so that no page shows the account without it.
  keepMarks(uid, marks);
  return { outcome: 'sent' };
}

function datesIn(data: Readonly<Record<string, unknown>>): object {
  const { saves, ...rest } = data;
  if (typeof saves !== 'object' || saves === null || !('at' in saves)) return data;
  const { at } = saves;
  return { ...rest, saves: { ...saves, at: at instanceof Timestamp ? at.toDate() : at } };
}

const isSameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);

const nextCount = (saves: Saves | undefined, now: Date) =>
  saves && isSameDay(saves.at, now) ? saves.count + 1 : 1;

const otherCount = (saves: Saves | undefined, now: Date) =>
  nextCount(saves, now) === 1 ? (saves?.count ?? 0) + 1 : 1;
