import { useSyncExternalStore } from 'react';
import { keptText } from '../../core/device/device-store.ts';

/**
 * Whose uploads are kept on this device, if anybody's are. Apart from the uploads, since every page asks: what sends them is
 * loaded only where there are some.
 */
const kept = keptText('localStorage', 'uploads', (uid) => (uid === '' ? undefined : uid));

let current: string | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/** Whose uploads are kept on this device. */
export const hintedUploads = (): string | undefined => {
  if (!isRead) {
    current = kept.read();
    isRead = true;
  }
  return current;
};

/** Says whose there are, or with nothing that there are none. */
export function keepUploadHint(uid: string | undefined): void {
  isRead = true;
  // A browser that keeps nothing sends all the same, as long as the page is open.
  current = uid;
  kept.keep(uid);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onOtherTab((uid) => {
    current = uid;
    isRead = true;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether this person has uploads under way on this device. */
export function useHasUploads(uid: string | undefined): boolean {
  return useSyncExternalStore(listen, hintedUploads, () => undefined) === uid && uid !== undefined;
}
