import type { Page } from '@playwright/test';
import { type GrowingSite, growingSite, isWaiting, takenOver } from './support/growing-site.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['replaced'] });

let site: GrowingSite;
test.beforeEach(async () => {
  site = await growingSite();
});
test.afterEach(() => site.close());

/** Marks the document, to tell it from a reloaded one. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'journeyMark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'journeyMark'));

const homeOf = (page: Page) => page.locator('header a[href="/en"]').first();

/** Leaves the page for a comic's: that page, or where the worker takes long the next one, is of the newer build. */
async function comesWithNextPage(page: Page): Promise<void> {
  await page.locator('main a[href*="/comic/"]:visible').first().click();
  await expect(page).toHaveURL(/\/en\/comic\//);
  await takenOver(page);
  await expect(async () => {
    if (await isMarked(page)) await homeOf(page).click();
    expect(await isMarked(page)).toBe(false);
  }).toPass();
}

test('a new build waits for the page to be left, and comes with the next one', async ({ page }) => {
  await page.goto(`${site.url}/en`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await mark(page);

  site.publish();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => isWaiting(page)).toBe(true);

  await page
    .locator('header')
    .getByRole('link', { name: words('en', 'shell', 'nav.home'), exact: true })
    .click();
  await expect(page).toHaveURL(`${site.url}/en`);
  expect(await isMarked(page), 'the same page keeps its build').toBe(true);

  await comesWithNextPage(page);

  await page.goto(`${site.url}/en/comics`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  await homeOf(page).click();
  await expect(page).toHaveURL(`${site.url}/en`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await isMarked(page), 'one reload is enough').toBe(true);
});

test('a new build that one tab lets in leaves the other one alone until that goes on', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/en`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const other = await context.newPage();
  await other.goto(`${site.url}/en/comics`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  await mark(other);
  site.publish();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => isWaiting(page)).toBe(true);

  await comesWithNextPage(page);
  expect(await isMarked(other), 'nobody has left it').toBe(true);
  await homeOf(other).click();
  await expect(async () => expect(await isMarked(other)).toBe(false)).toPass();
  await expect(other).toHaveURL(`${site.url}/en`);
});

test.describe('where no worker keeps the site', () => {
  test.use({ serviceWorkers: 'block' });

  test('a new build is asked for once an hour, and comes with the next page, once', async ({ page }) => {
    let asked = 0;
    await page.route('**/builds/latest.json', (route) => {
      asked += 1;
      return route.fulfill({ json: { id: 'f'.repeat(16) } });
    });
    await page.clock.install();
    await page.goto(`${site.url}/en`);
    await expect(page.locator('main a[href*="/comic/"]:visible').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await mark(page);
    expect(asked).toBe(0);
    await page.clock.fastForward('01:00:01');
    await expect.poll(() => asked).toBe(1);
    expect(await isMarked(page), 'nobody is interrupted').toBe(true);

    await page.locator('header a[href="/en/comics"]:visible').first().click();
    // The page that is asked may go away meanwhile.
    await expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
    await expect(page).toHaveURL(`${site.url}/en/comics`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // A cache served the old build again; the page is not reloaded a second time.
    await page.waitForLoadState('networkidle');
    await mark(page);
    await page.clock.fastForward('01:00:01');
    await expect.poll(() => asked).toBe(2);
    await homeOf(page).click();
    await expect(page).toHaveURL(`${site.url}/en`);
    await expect(page.locator('main a[href*="/comic/"]:visible').first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});
