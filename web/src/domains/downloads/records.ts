import { clear, createStore, delMany, promisifyRequest, setMany, type UseStore, values } from 'idb-keyval';
import { markSaved } from '../../core/pages/saved-pages.ts';
import type { Download } from './record.ts';

/** What is known of each chapter that is or will be saved, where every tab and the service worker find it. */

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('rawi-downloads', 'chapters'));

/** All of them, to show. Never rejects: a browser without a database has saved nothing. */
export async function readRecords(): Promise<readonly Download[]> {
  try {
    return await allRecords();
  } catch {
    return [];
  }
}

/** All of them, to decide by what is deleted: rejects where they cannot be read, which does not mean that there are none. */
export const allRecords = (): Promise<readonly Download[]> => values<Download>(store());

/** Adds some, or puts them in the place of what was known. */
export async function writeRecords(records: readonly Download[]): Promise<void> {
  await setMany(
    records.map((record) => [record.id, record]),
    store(),
  );
  markSaved(true);
}

/** Changes one that is still there: what was removed meanwhile stays removed. Resolves with whether it was there. */
export function changeRecord(id: string, change: (record: Download) => Download): Promise<boolean> {
  return store()('readwrite', async (chapters) => {
    const record = await promisifyRequest<Download | undefined>(chapters.get(id));
    if (record === undefined) return false;
    chapters.put(change(record), id);
    // A device that is full refuses only the whole.
    await promisifyRequest(chapters.transaction);
    return true;
  });
}

/** Removes some. */
export const dropRecords = (ids: readonly string[]): Promise<void> => delMany([...ids], store());

/** Says that nothing is left. */
export async function dropAllRecords(): Promise<void> {
  await clear(store());
  markSaved(false);
}
