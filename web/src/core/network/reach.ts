import { useSyncExternalStore } from 'react';
import { useOnline } from './use-online.ts';

/** Whether the site answers: a browser says that it has a network also where nothing comes through it. */

let isReached = true;
const listeners = new Set<() => void>();

/** Tells what became of asking the site, or that it can be asked anew. */
export function noteReach(answered: boolean): void {
  if (answered === isReached) return;
  isReached = answered;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const handleOnline = () => noteReach(true);
  window.addEventListener('online', handleOnline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', handleOnline);
  };
}

/** Calls back whenever the site can be asked again: it answers after it did not, or the browser has a network again. */
export function onReached(listener: () => void): void {
  window.addEventListener('online', listener);
  listeners.add(() => {
    if (isReached && navigator.onLine) listener();
  });
}

/** Whether there is a network that the site answers through, as far as is known. */
export function useReach(): boolean {
  const isOnline = useOnline();
  const answers = useSyncExternalStore(
    subscribe,
    () => isReached,
    () => true,
  );
  return isOnline && answers;
}
