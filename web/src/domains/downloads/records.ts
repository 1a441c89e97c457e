import { clear, createStore, delMany, promisifyRequest, setMany, type UseStore, values } from 'idb-keyval';
import { markSaved } from '../../core/pages/saved-pages.ts';
import type { Download } from './record.ts';

/**
 * The record of each chapter that is or will be saved, in a database that every tab and the service worker
 * share.
 */

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('rawi-downloads', 'chapters'));

/** All records, for showing them. Never rejects: a browser without a database has saved nothing. */
export async function readRecords(): Promise<readonly Download[]> {
  try {
    return await allRecords();
  } catch {
    return [];
  }
}

/**
 * All records, for deciding what is deleted: rejects when they cannot be read, which does not mean that there
 * are none.
 */
export const allRecords = (): Promise<readonly Download[]> => values<Download>(store());

/** Adds records, or replaces those of the same chapters. */
export async function writeRecords(records: readonly Download[]): Promise<void> {
  await setMany(
    records.map((record) => [record.id, record]),
    store(),
  );
  markSaved(true);
}

/**
 * Changes a record that still exists: what was removed meanwhile stays removed. Resolves with whether it
 * existed.
 */
export function changeRecord(id: string, change: (record: Download) => Download): Promise<boolean> {
  return store()('readwrite', async (chapters) => {
    const record = await promisifyRequest<Download | undefined>(chapters.get(id));
    if (record === undefined) return false;
    chapters.put(change(record), id);
    // A full device refuses only the transaction as a whole.
    await promisifyRequest(chapters.transaction);
    return true;
  });
}

/** Removes records. */
export const dropRecords = (ids: readonly string[]): Promise<void> => delMany([...ids], store());

/** Removes all records. */
export async function dropAllRecords(): Promise<void> {
  await clear(store());
  markSaved(false);
}
