import { expect, test } from './support/test.ts';
import { type WordKey, words } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

const word = (key: WordKey<'downloads'>) => words('en', 'downloads', key);

test('a worker that cannot be registered is reported on the downloads page', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('No worker here.'));
  });
  await page.goto('/en/downloads');
  await expect(page.getByRole('alert').filter({ hasText: word('app.failed') })).toBeVisible();
});

test('what opens without a network says so', async ({ page }) => {
  await page.goto('/en/downloads');
  await expect(page.getByText(word('app.ready'))).toBeVisible();
});

test('an iPhone shows before the first download what Safari deletes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await page.goto('/en/comics');
  await page.locator('main a[href*="/comic/"]:visible').first().click();
  await page.locator('[data-on-device="none"]').first().click();
  await expect(page.getByRole('heading', { name: word('ios.title') })).toBeVisible();
  await expect(page.getByText(word('ios.add'))).toBeVisible();
  await page.getByRole('button', { name: word('ios.notNow'), exact: true }).click();
  await expect(page.locator('[data-on-device="none"]').first()).toBeVisible();
  await page.locator('[data-on-device="none"]').first().click();
  await page.getByRole('button', { name: word('ios.goOn'), exact: true }).click();
  await expect(page.locator('[data-on-device="ready"]').first()).toBeVisible();
  await context.close();
});
