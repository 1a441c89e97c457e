import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { required } from '../../support/running-site.ts';
import type { Browser, BrowserName } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

interface Worker {
  /** Which browser these tests run in. */
  readonly engine: BrowserName;
  readonly running: Browser;
  /** The folder of what the browser downloads. */
  readonly downloads: string;
}

interface Watch {
  /** A window of a visitor who has never been here. */
  readonly tab: Tab;
  /** Errors that a test brings about on purpose. Any other that the page throws fails the test, where the browser says so. */
  readonly expectedErrors: readonly RegExp[];
}

/** As wide as a page of a chapter stands alone, and with the whole header. */
const SIZE = [1280, 860] as const;

function start(engine: BrowserName, downloads: string): Promise<Browser> {
  switch (engine) {
    case 'firefox':
      return startFirefox(required('RAWI_FIREFOX'), downloads);
    case 'webkit': {
      const [browser, driver, screen] = ['RAWI_WEBKIT', 'RAWI_WEBKIT_DRIVER', 'RAWI_SCREEN'].map(required);
      if (!browser || !driver || !screen) throw new Error('A program of WebKit has no path.');
      return startWebKit({ browser, driver, screen }, downloads);
    }
  }
}

export const test = base.extend<Watch, Worker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  downloads: [
    // Playwright reads from the pattern which fixtures are needed: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'rawi-downloads-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ engine, downloads }, use) => {
      const browser = await start(engine, downloads);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  expectedErrors: [[], { option: true }],
  tab: async ({ running, expectedErrors }, use, info) => {
    const driver = await running.open();
    try {
      await driver.resize(...SIZE);
      await use(new Tab(driver));
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('screen.png'), await driver.screenshot());
      const unexpected = driver.errors().filter((text) => !expectedErrors.some((one) => one.test(text)));
      expect(unexpected, 'errors that the page has thrown').toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

export { expect };
