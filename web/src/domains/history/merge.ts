import { currentLibrary, setLibrary } from '../library/library-state.ts';
import { noteRead } from './continue-reading.ts';
import type { ReadEntry } from './entry.ts';
import { takeOverDeviceHistory } from './take-over.ts';

/** Moves what was read on this device as a visitor into an account; pages show it at once. */
export async function mergeDeviceHistory(uid: string): Promise<void> {
  const { takeOver } = await import('./account-history.ts');
  await takeOverDeviceHistory(async (entry) => {
    if (await takeOver(uid, entry)) show(uid, entry);
  });
}

function show(uid: string, { chapterId, ...entry }: ReadEntry): void {
  noteRead(uid, { chapterId, ...entry });
  const { uid: open, stored } = currentLibrary();
  if (open !== uid) return;
  const { page, pageCount, fraction, finished } = entry;
  const position = { page, pageCount, fraction, finished, readAt: Date.parse(entry.readAt) };
  setLibrary({ stored: { ...stored, places: { ...stored.places, [chapterId]: position } } });
}
