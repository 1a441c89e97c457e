import { useSyncExternalStore } from 'react';
import { useOnline } from './use-online.ts';

/**
 * Whether the site answers. A browser reports that it is online even on a network that lets nothing through.
 */

let isSiteOnline = true;
const listeners = new Set<() => void>();

/** Notes whether a request to the site was answered, or that the site can be asked again. */
export function noteConnectivity(answered: boolean): void {
  if (answered === isSiteOnline) return;
  isSiteOnline = answered;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const handleOnline = () => noteConnectivity(true);
  window.addEventListener('online', handleOnline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', handleOnline);
  };
}

/**
 * Calls back whenever the connection may work again: the site answers after it did not, or the browser is
 * online again.
 */
export function onReconnect(listener: () => void): void {
  window.addEventListener('online', listener);
  listeners.add(() => {
    if (isSiteOnline && navigator.onLine) listener();
  });
}

/** Whether the device is online and the site answers, as far as is known. */
export function useConnectivity(): boolean {
  const isOnline = useOnline();
  const answers = useSyncExternalStore(
    subscribe,
    () => isSiteOnline,
    () => true,
  );
  return isOnline && answers;
}
