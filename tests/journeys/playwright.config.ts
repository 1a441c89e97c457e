import { defineConfig } from '@playwright/test';
import { CHROMIUM, SITE } from './support/environment.ts';

/** A real browser on the running site; `npm test` starts both and puts their addresses into the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/import-comic.ts',
  // The journeys count what the one backend bills: no two of them at once.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  outputDir: '../../.rawi/journeys',
  use: {
    baseURL: SITE,
    // The worker answers where a test wants to: the tests about it let it in.
    serviceWorkers: 'block',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--headless',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
