import { useSyncExternalStore } from 'react';

/**
 * Installing the app (specification, section 4): `offered` by the browser, then `dismissed` or `accepted` by the
 * person; `installed` also when the page runs in a window of its own.
 */
export type InstallState = 'unavailable' | 'offered' | 'dismissed' | 'accepted' | 'installed';

export type InstallEvent =
  | { readonly type: 'browser-offers' | 'browser-installed' | 'standalone' | 'put-off' }
  | { readonly type: 'answered'; readonly outcome: 'accepted' | 'dismissed' };

/** The next state. Once installed it stays so; a browser that offers again makes a dismissed offer good again. */
export function reduceInstall(state: InstallState, event: InstallEvent): InstallState {
  if (state === 'installed') return state;
  switch (event.type) {
    case 'browser-installed':
    case 'standalone':
      return 'installed';
    case 'browser-offers':
      return 'offered';
    case 'put-off':
      return state === 'offered' ? 'dismissed' : state;
    case 'answered':
      return state === 'offered' ? event.outcome : state;
  }
}

/** The browser's offer: an event that only some browsers have, and no library of types describes. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

let state: InstallState = 'unavailable';
let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function happen(event: InstallEvent): void {
  state = reduceInstall(state, event);
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for a button of ours. To be called once, before the page has loaded. */
export function watchInstallOffers(): void {
  const standalone = window.matchMedia('(display-mode: standalone)');
  if (standalone.matches) happen({ type: 'standalone' });
  standalone.addEventListener('change', ({ matches }) => {
    if (matches) happen({ type: 'standalone' });
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
    happen({ type: 'browser-offers' });
  });
  window.addEventListener('appinstalled', () => happen({ type: 'browser-installed' }));
}

/** Asks the person, in the browser's own words. Only after `offered`, and from a press of theirs. */
async function ask(): Promise<void> {
  const kept = offer;
  if (kept === undefined || state !== 'offered') return;
  // A browser lets its offer be used once.
  offer = undefined;
  const { outcome } = await kept.prompt();
  happen({ type: 'answered', outcome });
}

const actions = { ask, putOff: () => happen({ type: 'put-off' }) } as const;

export function useInstallPrompt() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return { state: current, ...actions };
}
