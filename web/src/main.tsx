import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './shell/styles.ts';
import './shell/pwa/start-place.ts';
import { startI18n } from './core/i18n/i18n.ts';
import { visitLocale } from './core/i18n/locale.ts';
import { startErrorReports } from './core/lib/error-reports.ts';
import { report } from './core/lib/report-error.ts';
import { keepServedImages } from './core/lib/served-images.ts';
import { setPersonOnDevice } from './core/session/person-on-device.ts';
import { assumeVisitor } from './core/session/session.ts';
import { App, opened } from './shell/app.tsx';
import { handleAppError } from './shell/handle-app-error.ts';
import { keepFocus } from './shell/keep-focus.ts';
import { startPwa } from './shell/pwa/start-pwa.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

startErrorReports();
setPersonOnDevice(async () => (await import('./shell/person-on-device.ts')).ofPerson);
assumeVisitor();
keepFocus(container);
void begin(container);

/**
 * Starts the app once it has its words. A function does so and not this module: every module of a page imports
 * this one, and WebKit hands out modules before they have run where one that they import waits at its top level
 * (bugs.webkit.org 242740).
 */
async function begin(root: HTMLElement): Promise<void> {
  await startI18n(visitLocale());
  // A served page stays until everything it shows is loaded.
  if (root.dataset['served'] !== undefined) await opened;
  start(root);
}

/**
 * The first rendering replaces the served page, or what boot.js has drawn, in one step. The reader answers
 * keys once nothing is marked as served any more.
 */
function start(root: HTMLElement): void {
  delete root.dataset['served'];
  keepServedImages(root);
  const app = createRoot(root, {
    onUncaughtError: handleAppError,
    onRecoverableError: handleAppError,
    // Each boundary reports what it caught.
    onCaughtError: () => {},
  });
  flushSync(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  startPwa(opened);
  void opened.then(preloadPages).catch((error: unknown) => report('Pages are not fetched ahead.', error));
}

/** Preloads the pages behind links once the opened page is shown, so that links lead on faster. */
async function preloadPages(): Promise<void> {
  const { startPreloading } = await import('./shell/preload-pages.ts');
  startPreloading();
}
