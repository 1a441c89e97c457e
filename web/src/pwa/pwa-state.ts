/** What the service worker has come to (specification, section 4). */
export interface PwaState {
  /** Set once, when the first worker has everything that the site needs without a network. */
  readonly offlineReady: boolean;
  /** A newer build is there; the next navigation brings it. */
  readonly updateReady: boolean;
  readonly registrationError: boolean;
}

let state: PwaState = { offlineReady: false, updateReady: false, registrationError: false };

export function pwaState(): PwaState {
  return state;
}

export function setPwaState(change: Partial<PwaState>): void {
  state = { ...state, ...change };
}
