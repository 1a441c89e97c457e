import { useSyncExternalStore } from 'react';
import { keptJson } from '../../core/device/device-store.ts';
import { type KeptSettings, NO_SETTINGS, parseSettings } from './reading-settings.ts';

const stored = keptJson('localStorage', 'reading', parseSettings);

let known: KeptSettings | undefined;
const listeners = new Set<() => void>();

/** The reading settings of this device as they are now. */
export function readingSettings(): KeptSettings {
  known ??= stored.read() ?? NO_SETTINGS;
  return known;
}

/** Changes the reading settings of this device. Without storage the change lasts as long as the tab. */
export function changeSettings(change: (kept: KeptSettings) => KeptSettings): void {
  known = change(readingSettings());
  stored.keep(known);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = stored.onOtherTab((settings) => {
    known = settings ?? NO_SETTINGS;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The reading settings of this device, including changes in other tabs. */
export function useReadingSettings(): KeptSettings {
  return useSyncExternalStore(listen, readingSettings, () => NO_SETTINGS);
}
