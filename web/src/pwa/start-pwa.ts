import { watchInstallOffers } from './install-prompt.ts';
import { registerWorker } from './register-worker.ts';
import { reloadAt } from './reload-guard.ts';

/** Starts what makes the site an app: nothing of it competes with the first paint. */
export function startPwa(): void {
  watchInstallOffers();
  window.addEventListener('vite:preloadError', () => void catchUp());
  if (import.meta.env.DEV) return;
  if (document.readyState === 'complete') void registerWorker();
  else window.addEventListener('load', () => void registerWorker(), { once: true });
}

/**
 * A part of the build did not come. If the site answers, the page is behind a newer build, and its address works after a
 * reload. Else it is the network, and a reload would lose the page with what was typed into it.
 */
async function catchUp(): Promise<void> {
  const address = location.pathname + location.search + location.hash;
  const answers = await fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) reloadAt(address);
}
