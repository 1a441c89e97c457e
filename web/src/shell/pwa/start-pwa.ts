import { NOTIFIED_PARAM } from '@rawi/model/truth/push-message';
import { isKept } from '../../core/device/device-store.ts';
import { watchInstallOffers } from '../../core/device/install-prompt.ts';
import { setPwaState } from '../../core/device/pwa-state.ts';
import { report } from '../../core/lib/report-error.ts';
import { onReconnect } from '../../core/network/connectivity.ts';
import { siteAnswers } from '../../core/network/site-answers.ts';
import { hasDownloads } from '../../core/pages/saved-pages.ts';
import { isInUse, watchTyping } from './in-use.ts';
import { reloadAt } from './reload-guard.ts';

/**
 * Starts what makes the site an app. Its worker fetches the whole shell, so it starts when the page is
 * `opened` and its first pictures are there, and competes with neither.
 */
export function startPwa(opened: Promise<void>): void {
  watchInstallOffers();
  watchTyping();
  window.addEventListener('vite:preloadError', () => void catchUp());
  if (import.meta.env.DEV) return;
  // The reader soon writes another address.
  register(opened, location.href).catch((error: unknown) =>
    report('What keeps the site on this device did not start.', error),
  );
}

/** How long the first pictures are waited for at most: 10 seconds, in milliseconds. */
const PICTURES_TIMEOUT_MS = 10_000;

/**
 * Resolves once all pictures are here or have failed, after `PICTURES_TIMEOUT_MS` at the latest: one whose answer never ends
 * must not keep the worker away for as long as the page is open.
 */
export async function whenSettled(pictures: readonly Pick<HTMLImageElement, 'decode'>[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS)),
  ]);
}

async function register(opened: Promise<void>, openedAt: string): Promise<void> {
  await opened;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const first = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
  await whenSettled(first);
  sendWaiting(openedAt).catch((error: unknown) => report('What waits is not sent.', error));
  const { keepBuild, registerWorker } = await import('./register-worker.ts');
  await keepBuild();
  await registerWorker();
  if (hasDownloads()) {
    await removeRead().catch((error: unknown) => report('What was read to its end is still here.', error));
    await lookAfterDownloads();
  } else {
    const { dropRemovedDaily } = await import('../../domains/takedowns/removed-daily.ts');
    await dropRemovedDaily();
  }
}

/**
 * Sends what was written without a network, wherever the site is opened again: also that a notification was opened, and what
 * this device has become since it was said that it shows them.
 */
async function sendWaiting(openedAt: string): Promise<void> {
  if (isKept('comments') || isKept('reports') || isKept('waitingMarks') || isKept('waitingMonths'))
    (await import('../send-waiting.ts')).sendWaiting();
  if (isKept('push') || openedAt.includes(NOTIFIED_PARAM))
    await (await import('../../domains/push/follow-push.ts')).followPush(openedAt);
}

/**
 * Removes a downloaded chapter that was read to its end in a tab that was then closed, unless this tab shows
 * it again.
 */
async function removeRead(): Promise<void> {
  if (!isKept('readToEnd')) return;
  const { removeLeftAtEnd } = await import('../../domains/downloads/read-to-end.ts');
  await removeLeftAtEnd(/\/chapter\/([^/]+)\/?$/.exec(location.pathname)?.[1]);
}

/** How often an app that comes back into view syncs its downloads, at most: once an hour, in milliseconds. */
const MEETS_AGAIN = 3_600_000;

/**
 * A device with downloads syncs with the site when it is opened, when the network is back, and when the app
 * comes back into view.
 */
async function lookAfterDownloads(): Promise<void> {
  const { syncOnReconnect } = await import('../../domains/downloads/sync-on-reconnect.ts');
  let metAt = 0;
  const meet = async () => {
    metAt = Date.now();
    await syncOnReconnect();
  };
  onReconnect(() => void meet());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - metAt >= MEETS_AGAIN) void meet();
  });
  await meet();
}

/**
 * A part of the build failed to load. If the site answers, the page is of an outdated build and works after a
 * reload; while somebody reads or types, the next page does that instead. If the site does not answer, the
 * network is down, and a reload would lose the page.
 */
async function catchUp(): Promise<void> {
  if (!(await siteAnswers())) return;
  if (isInUse()) setPwaState({ updateReady: true });
  else reloadAt(location.pathname + location.search + location.hash);
}
