import { createStore, del, delMany, entries, get, set } from 'idb-keyval';

/** The pages kept on this device, so that they can be read without a network. */

export interface KeptPage {
  readonly document: unknown;
  /** When it was read from the network, in milliseconds since the epoch. */
  readonly keptAt: number;
}

/** Above this number the oldest pages are dropped. A page is about 10 kB, so the store stays near 2 MB. */
const MAX_PAGES = 200;
const DROP_AT_ONCE = 20;

const store = () => createStore('rawi-pages', 'pages');

/** The copy of a page, if there is one. Never rejects: without IndexedDB nothing is kept. */
export async function readKeptPage(id: string): Promise<KeptPage | undefined> {
  try {
    return await get<KeptPage>(id, store());
  } catch {
    return undefined;
  }
}

/** Forgets the copy of a page that does not exist any more. Never rejects. */
export async function dropPage(id: string): Promise<void> {
  try {
    await del(id, store());
  } catch {
    // Without IndexedDB there is no copy.
  }
}

/** Keeps a page. Never rejects. */
export async function keepPage(id: string, page: KeptPage): Promise<void> {
  try {
    await set(id, page, store());
    const all = await entries<string, KeptPage>(store());
    if (all.length <= MAX_PAGES) return;
    const oldest = all.toSorted(([, a], [, b]) => a.keptAt - b.keptAt).slice(0, DROP_AT_ONCE);
    await delMany(
      oldest.map(([key]) => key),
      store(),
    );
  } catch {
    // No IndexedDB, or no room in it: the page is shown, but not kept.
  }
}

/** All copies, by the ids of their pages. Never rejects. */
export async function readKeptPages(): Promise<ReadonlyMap<string, KeptPage>> {
  try {
    return new Map(await entries<string, KeptPage>(store()));
  } catch {
    return new Map();
  }
}
