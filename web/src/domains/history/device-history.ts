import { DEVICE_HISTORY } from '@rawi/model/constants';
import { useSyncExternalStore } from 'react';
import { keptJson } from '../../core/device/device-store.ts';
import { forgetViews } from '../chapters/views.ts';
import { noteDeviceHistory } from './continue-reading-slot.ts';
import { withEntry } from './entries.ts';
import { parseEntry, type ReadEntry } from './entry.ts';

/** What a visitor has read. It stays on the device until a login takes it over or it is declined. */

const kept = keptJson('localStorage', 'history', (value): readonly ReadEntry[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each) => parseEntry(each) ?? []).slice(0, DEVICE_HISTORY);
});

const NONE: readonly ReadEntry[] = [];
let known: readonly ReadEntry[] | undefined;
const listeners = new Set<() => void>();

/** The entries, newest first; the same array until they change. */
export function deviceHistory(): readonly ReadEntry[] {
  known ??= kept.read() ?? NONE;
  return known;
}

/** Adds a visitor's position in a chapter. */
export function keepOnDevice(entry: ReadEntry): void {
  replaceBy(withEntry(kept.read() ?? NONE, entry, DEVICE_HISTORY));
}

/** Removes from the device what an account has now. An entry that was read on since then stays. */
export function takeOffDevice(taken: readonly ReadEntry[]): void {
  const gone = new Map(taken.map(({ chapterId, readAt }) => [chapterId, readAt]));
  replaceBy((kept.read() ?? NONE).filter(({ chapterId, readAt }) => gone.get(chapterId) !== readAt));
}

/** Forgets the whole history. */
export function forgetDeviceHistory(): void {
  replaceBy(NONE);
  forgetViews();
}

function replaceBy(entries: readonly ReadEntry[]): void {
  known = entries;
  kept.keep(entries.length === 0 ? undefined : entries);
  noteDeviceHistory(entries.length > 0);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onOtherTab((entries) => {
    known = entries ?? NONE;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The current history of the device, including changes in other tabs. */
export function useDeviceHistory(): readonly ReadEntry[] {
  return useSyncExternalStore(listen, deviceHistory, () => NONE);
}
