import type { ChapterPayload } from '@rawi/model/pages/pages';
import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { keptText } from '../device/device-store.ts';
import type { KeptPage } from './kept-pages.ts';

/**
 * The documents of saved chapters and of their comics. Unlike kept pages, none is dropped to make room for
 * newer ones.
 */

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('rawi-download-pages', 'pages'));

/** Says that something is saved without opening the database, and so before the first paint. */
const mark = keptText('localStorage', 'downloads', (stored) => (stored === '1' ? stored : undefined));

/** Whether anything is saved on this device, or waits to be. */
export const hasDownloads = (): boolean => mark.read() !== undefined;

/** Sets whether anything is saved. */
export function markSaved(isSomething: boolean): void {
  mark.keep(isSomething ? '1' : undefined);
}

/** The document that was saved with a chapter, if there is one. Never rejects. */
export async function readSavedPage(id: string): Promise<KeptPage | undefined> {
  try {
    return await get<KeptPage>(id, store());
  } catch {
    return undefined;
  }
}

/** The ids of the pages that were saved. Never rejects. */
export async function readSavedPageIds(): Promise<readonly string[]> {
  try {
    return await keys<string>(store());
  } catch {
    return [];
  }
}

/** Saves a document. Rejects where there is no room. */
export const savePage = (id: string, page: KeptPage): Promise<void> => set(id, page, store());

/** Deletes saved documents. */
export const dropSavedPages = (ids: readonly string[]): Promise<void> => delMany([...ids], store());

/** Deletes all saved documents. */
export const dropAllSavedPages = (): Promise<void> => clear(store());

/** The folder of a chapter's files; another folder means other pages. */
export const folderOf = ({ manifest, pdf }: ChapterPayload): string =>
  manifest?.folder ?? pdf.path.slice(0, pdf.path.lastIndexOf('/'));
