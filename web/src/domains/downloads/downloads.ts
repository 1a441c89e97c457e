import { useEffect, useSyncExternalStore } from 'react';
import { hasDownloads } from '../../core/pages/saved-pages.ts';
import type { Download } from './record.ts';
import { readRecords } from './records.ts';

/**
 * What is saved on this device and what waits to be, as every page shows it; changes in other tabs arrive by
 * themselves.
 */

export interface DownloadsState {
  /** Whether the device's records have been read. */
  readonly isKnown: boolean;
  readonly all: readonly Download[];
}

const NONE: DownloadsState = { isKnown: false, all: [] };
let state: DownloadsState = NONE;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function put(next: DownloadsState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the records again and shows them. */
export async function refreshDownloads(): Promise<void> {
  put({ isKnown: true, all: hasDownloads() ? await readRecords() : [] });
}

/** Shows what has changed here, and tells the other tabs. */
export async function announceDownloads(): Promise<void> {
  await refreshDownloads();
  tabs()?.postMessage('changed');
}

/** Calls back when another tab or the service worker has changed what is saved. */
export function onDownloadsElsewhere(listener: () => void): void {
  tabs()?.addEventListener('message', listener);
}

/** Opened once something listens: a visitor's first page does not need it. */
function tabs(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('rawi-downloads');
  channel.addEventListener('message', () => void refreshDownloads());
  return channel;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is saved on this device and waits to be; read once the first page that needs it is there. */
export function useDownloads(): DownloadsState {
  useEffect(() => {
    tabs();
    if (!state.isKnown) void refreshDownloads();
  }, []);
  return useSyncExternalStore(
    listen,
    () => state,
    () => NONE,
  );
}

/** The download of one chapter, if there is one. */
export function useDownload(id: string): Download | undefined {
  return useDownloads().all.find((download) => download.id === id);
}
