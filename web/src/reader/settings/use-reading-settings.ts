import { useSyncExternalStore } from 'react';
import { keptJson } from '../../core/device/device-store.ts';
import { type KeptSettings, NO_SETTINGS, parseSettings } from './reading-settings.ts';

const stored = keptJson('localStorage', 'reading', parseSettings);

let known: KeptSettings | undefined;
const listeners = new Set<() => void>();

function current(): KeptSettings {
  known ??= stored.read() ?? NO_SETTINGS;
  return known;
}

/** Changes how somebody reads on this device. Without storage it lasts as long as the tab. */
export function changeSettings(change: (kept: KeptSettings) => KeptSettings): void {
  known = change(current());
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

/** How somebody reads on this device, changes of other tabs included. */
export function useReadingSettings(): KeptSettings {
  return useSyncExternalStore(listen, current, () => NO_SETTINGS);
}
