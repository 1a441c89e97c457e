import type { Page } from '@playwright/test';

/**
 * Resolves once the service worker controls the page. A page that was being loaded while the worker became active is not
 * claimed by it and is controlled from its next load on: then it is loaded again.
 */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  if (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
