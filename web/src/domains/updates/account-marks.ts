import { paths } from '@rawi/model/paths';
import { readMarksSchema } from '@rawi/model/truth/read-marks';
import { reading } from '@rawi/model/truth/tolerant';
import { doc, runTransaction } from 'firebase/firestore';
import { deliverCounted, type NextSaves, withSavedAt } from '../../core/data/daily-saves.ts';
import { documentAt, readDocument } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import type { Outcome } from '../../core/outbox/entry.ts';
import { keepMarks } from './kept-marks.ts';
import { type Mark, type Marks, NO_MARKS, withMark } from './marks.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const marksAt = documentAt(paths.readMarks, readMarksSchema);
const reader = reading(readMarksSchema);

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

/**
 * Adds a mark to what the account has: a read and a write. A mark that has arrived before is there once.
 */
export const deliverMark = (uid: string, mark: Mark, now = new Date()): Promise<Outcome<'unknown'>> =>
  deliverCounted((nextSaves) => write(uid, mark, nextSaves), 'A mark cannot be sent.', now);

async function write(uid: string, mark: Mark, nextSaves: NextSaves): Promise<boolean> {
  const database = firebaseFirestore();
  const reference = doc(database, paths.readMarks(uid));
  const marks = await runTransaction(database, async (transaction) => {
    const stored = await transaction.get(reference);
    const before = stored.exists() ? reader.safeParse(withSavedAt(stored.data())).data : undefined;
    const next = withMark(before ? marksFrom(before) : NO_MARKS, mark);
    const saves = nextSaves(before?.saves);
    if (!saves) return undefined;
    transaction.set(reference, { ...next, saves });
    return next;
  });
  if (!marks) return false;
  delivered += 1;
  // Before the waiting mark goes, so that no page shows the account without it.
  keepMarks(uid, marks);
  return true;
}
