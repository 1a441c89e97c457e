import type { Page } from '@playwright/test';
import { type GrowingSite, growingSite } from './support/growing-site.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

let site: GrowingSite;
test.beforeEach(async () => {
  site = await growingSite();
});
test.afterEach(() => site.close());

const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
/** Marks the document, to tell it from one that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'journeyMark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'journeyMark'));

test('a new build waits for the page to be left, and comes with the next one', async ({ page }) => {
  await page.goto(`${site.url}/en`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await mark(page);

  site.publish();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => waiting(page)).toBe(true);

  await page
    .locator('header')
    .getByRole('link', { name: words('en', 'shell', 'nav.home'), exact: true })
    .click();
  await expect(page).toHaveURL(`${site.url}/en`);
  expect(await isMarked(page), 'the same page keeps its build').toBe(true);

  await page.locator('main a[href*="/comic/"]:visible').first().click();
  await expect(page).toHaveURL(/\/en\/comic\//);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await waiting(page), 'the newer worker is in').toBe(false);

  await mark(page);
  await page.locator('header a[href="/en"]').first().click();
  await expect(page).toHaveURL(`${site.url}/en`);
  expect(await isMarked(page), 'one reload is enough').toBe(true);
});
