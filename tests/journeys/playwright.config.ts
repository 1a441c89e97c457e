import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHELL, SITE } from './support/environment.ts';

/** These count what the whole backend bills while they look: nobody else may read meanwhile. */
const BILLED = '*-costs-*.spec.ts';
/**
 * These are about what the headless shell has not: notifications, installing, Background Fetch, a screen that is kept on, frames
 * as a window paints them.
 */
const WHOLE_BROWSER = [
  'a-device-is-notified.spec.ts',
  'a-device-keeps-downloads.spec.ts',
  'a-reader-downloads-chapters.spec.ts',
  'the-app-can-be-installed.spec.ts',
  'the-first-paint.spec.ts',
  'the-screen-belongs-to-the-page.spec.ts',
  'the-site-is-an-app.spec.ts',
];

const ARGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const inBrowser = (executablePath: string) => ({ launchOptions: { executablePath, args: ARGS } });

/** A real browser on the running site; `npm test` starts both and puts their addresses into the environment. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/import-comic.ts',
  // All projects share the one backend: `npm test` runs the first two, and the last when those have ended.
  projects: [
    {
      name: 'beside each other',
      testMatch: '*.spec.ts',
      testIgnore: [BILLED, ...WHOLE_BROWSER],
      fullyParallel: true,
      use: inBrowser(SHELL),
    },
    { name: 'in the whole browser', testMatch: WHOLE_BROWSER, fullyParallel: true, use: inBrowser(CHROMIUM) },
    { name: 'one after the other', testMatch: BILLED, workers: 1, use: inBrowser(SHELL) },
  ],
  workers: 2,
  // The Functions emulator of the CLI can lose a call: between asking for an idle worker and taking it another call may
  // have it, and `submitRequest` throws. `npm test` names each test that passed at the second try only.
  retries: 1,
  forbidOnly: true,
  // They end what hangs, and are long enough for a machine that does other work.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  outputDir: '../../.rawi/journeys',
  use: {
    baseURL: SITE,
    // An element that cannot be clicked fails well before the test's timeout.
    actionTimeout: 90_000,
    // The worker answers where a test wants to: the tests about it let it in.
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Recorded at the second try only: taken of every test, its snapshots make the whole a sixth slower. Without its film,
    // whose every frame is drawn and stored: the snapshots show the same.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
