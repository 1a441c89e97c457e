import { useSyncExternalStore } from 'react';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { QUALITIES, type Quality } from './record.ts';

/** How this device saves chapters; set on the device, by visitors too. */
export interface DownloadSettings {
  readonly quality: Quality;
  /** How many chapters after a downloaded one that is being read are saved by themselves. */
  readonly keepNext: (typeof KEEP_NEXT)[number];
  /** Whether a chapter is removed from the device after it was read to its end and left. */
  readonly removeRead: boolean;
  /** Whether saving waits for a connection that is not metered. */
  readonly wifiOnly: boolean;
  /** Whether lists show only what is on the device, as they do without a network. */
  readonly onlyDownloads: boolean;
}

export const KEEP_NEXT = [0, 1, 3, 5] as const;

const DEFAULTS: DownloadSettings = {
  quality: 'normal',
  keepNext: 0,
  removeRead: false,
  wifiOnly: false,
  onlyDownloads: false,
};

const kept = keptJson('localStorage', 'downloadSettings', (value): DownloadSettings => {
  const isOn = (name: 'removeRead' | 'wifiOnly' | 'onlyDownloads') => fieldOf(value, name) === true;
  return {
    quality: QUALITIES.find((each) => each === fieldOf(value, 'quality')) ?? DEFAULTS.quality,
    keepNext: KEEP_NEXT.find((each) => each === fieldOf(value, 'keepNext')) ?? DEFAULTS.keepNext,
    removeRead: isOn('removeRead'),
    wifiOnly: isOn('wifiOnly'),
    onlyDownloads: isOn('onlyDownloads'),
  };
});

let known: DownloadSettings | undefined;
const listeners = new Set<() => void>();

/** The settings of this device; the same object until one changes. */
export function downloadSettings(): DownloadSettings {
  known ??= kept.read() ?? DEFAULTS;
  return known;
}

/** Changes some settings. Without storage they last as long as the page. */
export function chooseDownloadSettings(change: Partial<DownloadSettings>): void {
  known = { ...downloadSettings(), ...change };
  kept.keep(known);
  for (const listener of listeners) listener();
}

/** Calls back when a setting changes, in this tab or another; returns how to stop. */
export function onDownloadSettings(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onOtherTab((settings) => {
    known = settings ?? DEFAULTS;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The current settings of this device. */
export function useDownloadSettings(): DownloadSettings {
  return useSyncExternalStore(onDownloadSettings, downloadSettings, () => DEFAULTS);
}
