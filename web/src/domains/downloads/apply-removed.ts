import type { Removed } from '@rawi/model/truth/removed';
import { removeDownloads } from './change-downloads.ts';
import { announceDownloads } from './downloads.ts';
import type { Download } from './record.ts';
import { changeRecord, readRecords } from './records.ts';

type RemovedIds = Removed['ids'];

/** What the site's list of removed content means for what is saved here. Pure. */
export function findRemoved(
  downloads: readonly Download[],
  removed: RemovedIds,
): {
  readonly takenDown: readonly string[];
  readonly withdrawn: readonly string[];
  readonly back: readonly string[];
} {
  const gone = new Map(removed.map(({ id, takenDown }) => [id, takenDown === true]));
  const isTakenDown = ({ id, about }: Download) => gone.get(id) === true || gone.get(about.comicId) === true;
  const isGone = ({ id, about }: Download) => gone.has(id) || gone.has(about.comicId);
  const isMarked = (download: Download) => download.state === 'ready' && download.isWithdrawn === true;
  const left = downloads.filter((download) => !isTakenDown(download));
  return {
    takenDown: downloads.filter(isTakenDown).map(({ id }) => id),
    withdrawn: left.filter((each) => isGone(each) && !isMarked(each)).map(({ id }) => id),
    back: left.filter((each) => isMarked(each) && !isGone(each)).map(({ id }) => id),
  };
}

/** Deletes what was taken down, and marks what was withdrawn, which stays readable. */
export async function applyRemoved(removed: RemovedIds): Promise<void> {
  const { takenDown, withdrawn, back } = findRemoved(await readRecords(), removed);
  if (takenDown.length > 0) await removeDownloads(takenDown);
  for (const id of withdrawn) await changeRecord(id, asWithdrawn);
  for (const id of back) await changeRecord(id, asThere);
  if (withdrawn.length + back.length > 0) await announceDownloads();
}

/** Notes that the site no longer has a chapter, according to the answer at its own address. */
export async function noteWithdrawn(id: string): Promise<void> {
  if (await changeRecord(id, asWithdrawn)) await announceDownloads();
}

const asWithdrawn = (record: Download): Download =>
  record.state === 'ready' ? { ...record, isWithdrawn: true } : record;

function asThere(record: Download): Download {
  if (record.state !== 'ready') return record;
  const { isWithdrawn: _, ...rest } = record;
  return rest;
}
