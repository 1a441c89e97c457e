import { keptJson } from '../../core/device/device-store.ts';
import { removeDownloads } from './change-downloads.ts';
import { allRecords } from './records.ts';

/**
 * Downloads that were read to their end and are still open. A person who wants them removed has them removed
 * when they are left, and also when their tab is closed: a closing tab can do nothing, so the next start
 * removes them.
 */

const noted = keptJson('localStorage', 'readToEnd', (value): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined,
);
const lockOf = (id: string) => `rawi-reading-${id}`;

/**
 * Notes a chapter that is at its end, while it is open; returns how to report that it was left, or turned
 * back.
 */
export function holdReadToEnd(id: string): () => void {
  noted.keep([...new Set([...(noted.read() ?? []), id])]);
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  // An open tab holds the lock, a closed one does not.
  void navigator.locks?.request(lockOf(id), { mode: 'shared' }, () => isOver);
  return () => {
    release();
    forget([id]);
  };
}

/** Removes chapters whose tabs were closed at their end. `open`: the chapter that this page shows. */
export async function removeLeftAtEnd(open: string | undefined): Promise<void> {
  const ids = noted.read() ?? [];
  if (ids.length === 0) return;
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  const left = new Set(ids.filter((id) => id !== open && !held.has(lockOf(id))));
  forget([...left]);
  const gone = (await allRecords()).map(({ id }) => id).filter((id) => left.has(id));
  if (gone.length > 0) await removeDownloads(gone);
}

function forget(ids: readonly string[]): void {
  const left = (noted.read() ?? []).filter((id) => !ids.includes(id));
  noted.keep(left.length > 0 ? left : undefined);
}
