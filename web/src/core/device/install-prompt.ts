import { useSyncExternalStore } from 'react';
import { keptJson } from './device-store.ts';
import { isStandalone } from './standalone.ts';

/**
 * Installing the app (specification, section 4): `offered` by the browser, then `dismissed` or `accepted` by the
 * person; `installed` also when the page runs in a window of its own.
 */
export type InstallState = 'unavailable' | 'offered' | 'dismissed' | 'accepted' | 'installed';

export type InstallEvent =
  | { readonly type: 'browser-offers' | 'browser-installed' | 'standalone' | 'put-off' }
  | { readonly type: 'answered'; readonly outcome: 'accepted' | 'dismissed' };

/**
 * The next state. An installed app stays installed; a new offer of the browser replaces one that was
 * dismissed.
 */
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

/** The browser's own offer, with the parts that are used; no type library has it. */
interface PromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let state: InstallState = 'unavailable';
/** A browser's offer can be used once. */
let offer: PromptEvent | undefined;
const listeners = new Set<() => void>();

/** How long nobody is asked again after "not now": 30 days, in milliseconds. */
const PUT_OFF = 30 * 24 * 60 * 60 * 1000;
const putOffAt = keptJson('localStorage', 'install', (value): number | undefined =>
  typeof value === 'number' ? value : undefined,
);
const isPutOff = (now: number): boolean => {
  const at = putOffAt.read();
  return at !== undefined && now >= at && now - at < PUT_OFF;
};

function happen(event: InstallEvent): void {
  state = reduceInstall(state, event);
  for (const listener of listeners) listener();
}

/** Follows the browser's events about installing. To be called once, before the page has loaded. */
export function watchInstallOffers(): void {
  const standalone = window.matchMedia('(display-mode: standalone)');
  if (isStandalone()) happen({ type: 'standalone' });
  standalone.addEventListener('change', ({ matches }) => {
    if (matches) happen({ type: 'standalone' });
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    // Our own button offers the installation, so the browser must not do so in the middle of a page.
    event.preventDefault();
    if (!isPromptEvent(event)) return;
    offer = event;
    happen({ type: 'browser-offers' });
    if (isPutOff(Date.now())) happen({ type: 'put-off' });
  });
  window.addEventListener('appinstalled', () => happen({ type: 'browser-installed' }));
}

const isPromptEvent = (event: Event): event is PromptEvent => 'prompt' in event && 'userChoice' in event;

/** Shows the browser's prompt. Rejects when the browser does not show it. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = undefined;
  if (!taken) return;
  await taken.prompt();
  const { outcome } = await taken.userChoice;
  if (outcome === 'dismissed') putOffAt.keep(Date.now());
  happen({ type: 'answered', outcome });
}

/** Puts the offer off for 30 days on this device. */
export function putOffInstall(): void {
  putOffAt.keep(Date.now());
  happen({ type: 'put-off' });
}

/** The state of the installation. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => 'unavailable',
  );
}
