import { useSyncExternalStore } from 'react';
import { keptText } from '../../core/device/device-store.ts';

/**
 * Whose uploads are stored on this device, if there are any. It is separate from the uploads, since every
 * page reads it, and the code that sends them is loaded only when there are some.
 */
const kept = keptText('localStorage', 'uploads', (uid) => (uid === '' ? undefined : uid));

let current: string | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/** The person whose uploads are stored on this device. */
export const readUploadHint = (): string | undefined => {
  if (!isRead) {
    current = kept.read();
    isRead = true;
  }
  return current;
};

/** Sets whose uploads there are; undefined says that there are none. */
export function keepUploadHint(uid: string | undefined): void {
  isRead = true;
  // Without storage the uploads are sent all the same, as long as the page is open.
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

/** Whether this person has unfinished uploads on this device. */
export function useHasUploads(uid: string | undefined): boolean {
  return useSyncExternalStore(listen, readUploadHint, () => undefined) === uid && uid !== undefined;
}
