import { pageIds } from '@rawi/model/page-ids';
import { dropAllSavedPages, dropSavedPages } from '../../core/pages/saved-pages.ts';
import type { RatedChapter } from '../ratings/rated-chapter.ts';
import { announceDownloads } from './downloads.ts';
import { dropAllJobs, dropJobs } from './job.ts';
import { ownersOfAll } from './owners.ts';
import { runQueue, stopSaving } from './queue.ts';
import type { AskedChapter, Quality, WaitingChapter } from './record.ts';
import {
  allRecords,
  changeRecord,
  dropAllRecords,
  dropRecords,
  readRecords,
  writeRecords,
} from './records.ts';
import { dropAllSaved, dropSaved } from './saved-files.ts';
import { downloadSettings } from './settings.ts';

/** Commands about downloads: save, try again, remove. Loaded on demand. */

export interface Wanted {
  /** The chapter's id. */
  readonly id: string;
  readonly about: AskedChapter;
  /** The bytes of a chapter that is only a file. */
  readonly fileBytes?: number;
  /** What its notice before reading says; missing of a chapter that is being read, behind its notice. */
  readonly rated?: RatedChapter;
}

/** Requests that chapters are saved, in this order; those that are saved already stay as they are. */
export async function saveChapters(
  wanted: readonly Wanted[],
  quality: Quality = downloadSettings().quality,
): Promise<void> {
  const known = new Set((await readRecords()).map(({ id }) => id));
  const askedAt = Date.now();
  const added = wanted
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, about }, index): WaitingChapter => ({
        id,
        about,
        quality,
        askedAt: askedAt + index,
        state: 'waiting',
        waitsFor: 'turn',
        pagesDone: 0,
        bytes: 0,
      }),
    );
  if (added.length > 0) await writeRecords(added);
  await announceDownloads();
  void runQueue();
}

/** Tries again what has stopped for a reason other than the network, in another quality if one is named. */
export async function saveAgain(ids: readonly string[], quality?: Quality): Promise<void> {
  for (const id of ids) {
    await changeRecord(id, (record) =>
      record.state === 'ready' ? record : { ...record, waitsFor: 'turn', quality: quality ?? record.quality },
    );
  }
  await announceDownloads();
  void runQueue();
}

/**
 * Removes chapters with all of their files: they are withdrawn from lists at once, and then their files are
 * deleted. Rejects, and removes nothing, when the saved records cannot be read.
 */
export async function removeDownloads(ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  const before = await allRecords();
  const left = before.filter(({ id }) => !gone.has(id));
  if (left.length === 0) return removeAllDownloads();
  const removed = before.filter(({ id }) => gone.has(id));
  const [goes, stays] = [await ownersOfAll(removed), await ownersOfAll(left)];
  await dropRecords(ids);
  stopSaving(gone);
  await announceDownloads();
  await dropSaved((owner) => goes.has(owner) && !stays.has(owner));
  const slugs = new Set(left.map(({ about }) => about.slug));
  await dropSavedPages([
    ...ids.map((id) => pageIds.chapter(id)),
    ...removed.flatMap(({ about: { slug } }) => (slugs.has(slug) ? [] : pageIds.comic(slug))),
  ]);
  await dropJobs(ids);
}

/** Removes all of them. */
export async function removeAllDownloads(): Promise<void> {
  stopSaving(new Set((await readRecords()).map(({ id }) => id)));
  await dropAllRecords();
  await announceDownloads();
  await Promise.all([dropAllSaved(), dropAllSavedPages(), dropAllJobs()]);
}
