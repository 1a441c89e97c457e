import { useSyncExternalStore } from 'react';

/** The state of the service worker (specification, section 4). */
export interface PwaState {
  /** Set once, when the first worker has everything that the site needs without a network. */
  readonly offlineReady: boolean;
  /** A newer build is there; the next navigation brings it. */
  readonly updateReady: boolean;
  readonly registrationError: boolean;
}

let state: PwaState = { offlineReady: false, updateReady: false, registrationError: false };

const listeners = new Set<() => void>();

export function pwaState(): PwaState {
  return state;
}

export function setPwaState(change: Partial<PwaState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** The same, as a hook. */
export function usePwaState(): PwaState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pwaState,
    pwaState,
  );
}
