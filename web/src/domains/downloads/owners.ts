import { readJob } from './job.ts';
import { type Download, isWaiting } from './record.ts';
import { ownerOfKey, savedKey } from './saved-files.ts';

/**
 * The owners of the files of a download: the chapter, its comic, and the owners of the folders in which its
 * pages are.
 */
export async function ownersOf(download: Download): Promise<readonly string[]> {
  const { id, about } = download;
  const keys = isWaiting(download) ? await keysOfJob(id) : Object.keys(download.pictures);
  const folder = isWaiting(download) ? [] : [keyOfFolder(download.folder)];
  const found = [...keys, ...folder].flatMap((key) => ownerOfKey(key) ?? []);
  return [...new Set([id, about.comicId, ...found])];
}

async function keysOfJob(id: string): Promise<readonly string[]> {
  const job = await readJob(id);
  return (job?.files ?? []).flatMap(({ address }) => savedKey(address) ?? []);
}

const keyOfFolder = (folder: string): string => savedKey(`/o/${encodeURIComponent(`${folder}/`)}`) ?? '';

/** The owners of several downloads. */
export async function ownersOfAll(downloads: readonly Download[]): Promise<ReadonlySet<string>> {
  return new Set((await Promise.all(downloads.map(ownersOf))).flat());
}
