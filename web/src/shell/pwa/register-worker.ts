import { LOCALES } from '@rawi/model/lists/locales';
import { isKept } from '../../core/device/device-store.ts';
import { setPwaState } from '../../core/device/pwa-state.ts';
import { report } from '../../core/lib/report-error.ts';
import { hasDownloads } from '../../core/pages/saved-pages.ts';
import { readSessionHint } from '../../core/session/session-hint.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import { savesData } from '../../domains/settings/settings-mirror.ts';
import { hasNewerBuild } from './build-check.ts';
import { type BuildGroup, groupsFor } from './build-groups.ts';
import { followUse, isInUse } from './in-use.ts';
import { keepGroups } from './kept-groups.ts';
import { reloadAt } from './reload-guard.ts';

/** How often an open page asks for a new build: 1 hour, in milliseconds. */
const CHECK_EVERY = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;

/** Registers the worker, and looks for newer builds even without one. A failure sets the flag. */
export async function registerWorker(): Promise<void> {
  checkAtIntervals();
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  // Another tab may have activated a newer worker: this page is then behind, and reloads when it is left.
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) setPwaState({ updateReady: true });
  });
  try {
    registration = await serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' });
    watch(registration);
  } catch {
    setPwaState({ registrationError: true });
  }
}

/**
 * Has the worker keep the code of whoever is signed in on this device, now and from each sign-in on, and of files where
 * chapters that are files were read. The rest of a visitor's code and the words of the other languages follow when nothing else is
 * to do, unless data is saved: the next page then asks the network for no code. Never rejects.
 */
export async function keepBuild(): Promise<void> {
  // A session says more than once who is here.
  const asked = new Set<BuildGroup>();
  const keep = async (groups: readonly BuildGroup[]) => {
    const fresh = groups.filter((group) => !asked.has(group));
    for (const group of fresh) asked.add(group);
    if (fresh.length === 0) return;
    await keepGroups(fresh).catch((error: unknown) => report('The code of a role is not kept.', error));
  };
  const keepRoles = () => {
    const session = currentSession();
    const roles = session.state === 'signed-in' ? session.user.roles : readSessionHint()?.roles;
    return roles && session.state !== 'signed-out' ? keep(groupsFor(roles)) : Promise.resolve();
  };
  onSession(() => void keepRoles());
  await keepRoles();
  if (hasDownloads()) await keep(['downloads']);
  if (isKept('pdfCode')) await keep(['pdf']);
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000));
  if (!savesData()) idle(() => void keep(['rest', ...LOCALES]));
}

function watch(watched: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null) => {
    if (worker === null) return;
    const notify = () => {
      if (worker.state === 'installed' && watched.active !== null) setPwaState({ updateReady: true });
      if (worker.state === 'activated' && watched.waiting === null) setPwaState({ offlineReady: true });
    };
    worker.addEventListener('statechange', notify);
    notify();
  };
  follow(watched.active);
  follow(watched.waiting);
  follow(watched.installing);
  watched.addEventListener('updatefound', () => follow(watched.installing));
}

function checkAtIntervals(): void {
  let checked = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    void checkBuild();
  };
  setInterval(check, CHECK_EVERY);
  document.addEventListener('visibilitychange', check);
}

async function checkBuild(): Promise<void> {
  if (!(await hasNewerBuild())) return;
  // Where there is a worker, its newer one has the build. An update fails only without a network.
  if (registration) await registration.update().catch(() => undefined);
  else setPwaState({ updateReady: true });
}

/**
 * How long a page that was just opened waits for the newer worker, in milliseconds. Chromium ends the old one
 * first, which sometimes takes half a minute, and a page that somebody already reads is not reloaded.
 */
const ACTIVATION_TIMEOUT_MS = 3000;

/**
 * Brings the newer build: activates its worker and reloads `path`. Call it when one page is left for another.
 * If somebody already uses or reads that page, or the worker takes too long, the newer build comes with the
 * next call.
 */
export async function applyUpdate(path: string): Promise<void> {
  if (isInUse()) return;
  const isUsed = followUse();
  const waiting = registration?.waiting;
  const isIn = !waiting || (await letIn(waiting));
  if (isUsed() || isInUse() || !isIn) return;
  if (location.pathname + location.search + location.hash === path) reloadAt(path);
}

/** Resolves with whether the worker is active before the page that waits for it has to be left alone. */
function letIn(waiting: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ACTIVATION_TIMEOUT_MS);
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') resolve(true);
    });
    // A worker is one party, so there is no origin to address.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}
