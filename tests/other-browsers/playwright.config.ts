import { defineConfig } from '@playwright/test';
import type { BrowserName } from './support/driver.ts';
import { BROWSERS } from './support/driver.ts';

/** The variable that says where each browser is; one that is not installed has none, and its tests are not there. */
const PLACES = { firefox: 'RAWI_FIREFOX', webkit: 'RAWI_WEBKIT' } as const satisfies Record<
  BrowserName,
  string
>;

/** Firefox and WebKit on the running site; `npm test` finds both, and names the one that is not installed as not run. */
export default defineConfig<object, { engine: BrowserName }>({
  testDir: '.',
  projects: BROWSERS.filter((engine) => process.env[PLACES[engine]]).map((engine) => ({
    name: engine,
    testMatch: '*.spec.ts',
    // Each browser is started once.
    workers: 1,
    use: { engine },
  })),
  workers: 2,
  // As in the journeys: the Functions emulator of the CLI can lose a call.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  outputDir: '../../.rawi/other-browsers',
});
