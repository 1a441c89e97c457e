import { READ_AT_AHEAD_MINUTES } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { type HistoryEntry, historyEntrySchema } from '@rawi/model/truth/history';
import {
  collection,
  doc,
  type FieldValue,
  getDocFromServer,
  getDocs,
  getDocsFromCache,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { converterOf, readable } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import type { ReadEntry } from './entry.ts';

/** A person's own history in their account. Import this file dynamically: it brings the whole Firestore SDK. */

const converter = converterOf(historyEntrySchema);
const NEWEST = orderBy('readAt', 'desc');

interface StoredEntry {
  readonly path: string;
  readonly data: HistoryEntry;
}

/** A stored document as lists show it: its name is the chapter's id. */
export function readEntry({ path, data }: StoredEntry): ReadEntry {
  return { ...data, chapterId: idOf({ path }), readAt: data.readAt.toISOString() };
}

/** How many entries are read to continue reading. */
export const MAX_ENTRIES_READ = 8;

/** The newest entries, from this device's copies or from the server. */
export async function newestEntries(uid: string, from: 'device' | 'server'): Promise<readonly ReadEntry[]> {
  const newest = query(
    collection(firebaseFirestore(), paths.history(uid)).withConverter(converter),
    NEWEST,
    limit(Math.min(MAX_ENTRIES_READ, LIMITS.listQuery)),
  );
  const { docs } = await (from === 'device' ? getDocsFromCache(newest) : getDocs(newest));
  return readable(docs).map(readEntry);
}

/** Stores a position from some time ago; a newer stored one wins. */
export async function storeEarlierPosition(uid: string, entry: ReadEntry): Promise<void> {
  await write(uid, entry, new Date(entry.readAt)).catch(unlessRefused);
}

/**
 * Moves what a visitor read on this device into an account. The account's newer position wins; if it has
 * none, a time from a wrong clock is replaced by the server's. Resolves with whether the account has it now.
 */
export async function takeOver(uid: string, entry: ReadEntry): Promise<boolean> {
  const ahead = Date.parse(entry.readAt) - Date.now() > READ_AT_AHEAD_MINUTES * 60_000;
  try {
    await write(uid, entry, ahead ? serverTimestamp() : new Date(entry.readAt));
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const stored = await getDocFromServer(doc(firebaseFirestore(), paths.historyEntry(uid, entry.chapterId)));
    if (stored.exists()) return false;
    return await write(uid, entry, serverTimestamp()).then(() => true, unlessRefused);
  }
}

/** Without the converter, because the time may be the server's. */
async function write(
  uid: string,
  { chapterId, ...entry }: ReadEntry,
  readAt: Date | FieldValue,
): Promise<void> {
  await setDoc(doc(firebaseFirestore(), paths.historyEntry(uid, chapterId)), { ...entry, readAt });
}

function unlessRefused(error: unknown): false {
  if (!isRefused(error)) throw error;
  return false;
}
