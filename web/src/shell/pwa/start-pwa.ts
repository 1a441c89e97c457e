import { isKept } from '../../core/device/device-store.ts';
import { watchInstallOffers } from '../../core/device/install-prompt.ts';
import { setPwaState } from '../../core/device/pwa-state.ts';
import { report } from '../../core/lib/report-error.ts';
import { onReached } from '../../core/network/reach.ts';
import { siteAnswers } from '../../core/network/site-answers.ts';
import { hasDownloads } from '../../core/pages/saved-pages.ts';
import { isInUse, watchTyping } from './in-use.ts';
import { reloadAt } from './reload-guard.ts';

/**
 * Starts what makes the site an app. Its worker fetches the whole shell: that begins when the page is `opened` and its
 * first pictures are there, and competes with neither.
 */
export function startPwa(opened: Promise<void>): void {
  watchInstallOffers();
  watchTyping();
  window.addEventListener('vite:preloadError', () => void catchUp());
  if (import.meta.env.DEV) return;
  register(opened).catch((error: unknown) =>
    report('What keeps the site on this device did not start.', error),
  );
}

async function register(opened: Promise<void>): Promise<void> {
  await opened;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const first = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(first.map((picture) => picture.decode()));
  sendComments().catch((error: unknown) => report('Comments that wait are not sent.', error));
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker();
  if (hasDownloads()) {
    await removeRead().catch((error: unknown) => report('What was read to its end is still here.', error));
    await lookAfterDownloads();
  } else {
    const { dropRemovedDaily } = await import('../../domains/takedowns/removed-daily.ts');
    await dropRemovedDaily();
  }
}

/** What somebody who is signed in here wrote without a network goes on its way wherever the site is opened again. */
async function sendComments(): Promise<void> {
  if (!isKept('comments')) return;
  const { followQueue } = await import('../../domains/comments/comment-queue.ts');
  followQueue();
}

/** A tab that was closed at the end of a downloaded chapter has left it to this one, unless that shows it again. */
async function removeRead(): Promise<void> {
  if (!isKept('readToEnd')) return;
  const { removeLeftAtEnd } = await import('../../domains/downloads/read-to-end.ts');
  await removeLeftAtEnd(/\/chapter\/([^/]+)\/?$/.exec(location.pathname)?.[1]);
}

/** How long an app that is looked at again has not met the site, at most: an hour, in milliseconds. */
const MEETS_AGAIN = 3_600_000;

/** A device with downloads meets the site whenever it is opened, whenever the network is back, and when it is looked at again. */
async function lookAfterDownloads(): Promise<void> {
  const { meetSite } = await import('../../domains/downloads/meet-site.ts');
  let metAt = 0;
  const meet = async () => {
    metAt = Date.now();
    await meetSite();
  };
  onReached(() => void meet());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - metAt >= MEETS_AGAIN) void meet();
  });
  await meet();
}

/**
 * A part of the build did not come. If the site answers, the page is behind a newer build, and its address works after a
 * reload; where somebody reads or types, the next page brings it. Else it is the network, and a reload would lose the page.
 */
async function catchUp(): Promise<void> {
  if (!(await siteAnswers())) return;
  if (isInUse()) setPwaState({ updateReady: true });
  else reloadAt(location.pathname + location.search + location.hash);
}
