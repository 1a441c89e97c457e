import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { clear, createStore, delMany, get, set, type UseStore } from 'idb-keyval';
import { savePage } from '../../core/pages/saved-pages.ts';
import { changeRecord } from './records.ts';
import { readSavedSizes, savedKey } from './saved-files.ts';

/**
 * A chapter that is being saved, as the page and the service worker work on it: the one that saves its last
 * file completes it.
 */
export interface Job {
  /** The chapter's id. */
  readonly id: string;
  readonly folder: string;
  readonly files: readonly JobFile[];
  /** The documents that belong to it, by the ids of their pages. */
  readonly documents: readonly { readonly id: string; readonly document: unknown }[];
}

export interface JobFile {
  readonly address: string;
  /** From 1; undefined for a picture of a list. */
  readonly page?: number;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('rawi-download-jobs', 'jobs'));

/** Stores a job for when the page is closed. */
export const keepJob = (job: Job): Promise<void> => set(job.id, job, store());
/** A stored job. */
export const readJob = (id: string): Promise<Job | undefined> => get<Job>(id, store());
export const dropJobs = (ids: readonly string[]): Promise<void> => delMany([...ids], store());
export const dropAllJobs = (): Promise<void> => clear(store());

/** How much of a job is on the device. */
export interface Done {
  readonly missing: readonly JobFile[];
  readonly pagesDone: number;
  /** The bytes of its pages. */
  readonly bytes: number;
  /** The bytes of the pictures of lists, by their keys. */
  readonly pictures: Readonly<Record<string, number>>;
}

/** How much of a list of files is on the device, by the bytes of each. Pure. */
export function doneOf(files: readonly JobFile[], sizeOf: (file: JobFile) => number | undefined): Done {
  const missing = files.filter((file) => sizeOf(file) === undefined);
  const unfinished = new Set(missing.map(({ page }) => page));
  const pages = new Set(
    files.flatMap(({ page }) => (page === undefined || unfinished.has(page) ? [] : page)),
  );
  let bytes = 0;
  const pictures: Record<string, number> = {};
  for (const file of files) {
    const size = sizeOf(file) ?? 0;
    if (file.page !== undefined) bytes += size;
    else pictures[savedKey(file.address) ?? file.address] = size;
  }
  return { missing, pagesDone: pages.size, bytes, pictures };
}

/** Measures how much of a job is on the device. */
export async function lookAt({ files }: Job): Promise<Done> {
  const sizes = await readSavedSizes(files.map(({ address }) => address));
  return doneOf(files, ({ address }) => sizes.get(savedKey(address) ?? ''));
}

/** Makes a chapter ready if all of it is on the device, its documents first. Resolves with whether it is. */
export async function completeJob(job: Job, savedAt: number = Date.now()): Promise<boolean> {
  const { missing, bytes, pictures } = await lookAt(job);
  if (missing.length > 0) return false;
  for (const { id, document } of job.documents) await savePage(id, { document, keptAt: savedAt });
  const isThere = await changeRecord(job.id, ({ id, about, quality, askedAt }) => ({
    id,
    about,
    quality,
    askedAt,
    state: 'ready',
    savedAt,
    bytes,
    folder: job.folder,
    version: PAGE_VERSION,
    pictures,
  }));
  if (isThere) await dropJobs([job.id]);
  return isThere;
}
