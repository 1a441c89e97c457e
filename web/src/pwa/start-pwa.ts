import { watchInstallOffers } from './install-prompt.ts';
import { registerWorker } from './register-worker.ts';
import { reloadAt } from './reload-guard.ts';

/** Starts what makes the site an app: nothing of it competes with the first paint. */
export function startPwa(): void {
  watchInstallOffers();
  // A part of a build that is no longer there: the page is behind, and the address itself still works. Without a
  // network nothing can be known of the build, and a reload would lose the page with what was typed into it.
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadAt(location.pathname + location.search + location.hash))
      event.preventDefault();
  });
  if (import.meta.env.DEV) return;
  if (document.readyState === 'complete') void registerWorker();
  else window.addEventListener('load', () => void registerWorker(), { once: true });
}
