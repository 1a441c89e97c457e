import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { comicOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

test.use({ expectedErrors: ['failure'], serviceWorkers: 'block' });

/** What the functions have written down of errors of the site. */
const log = () => readFileSync(process.env['RAWI_LOG'] ?? '', 'utf8');

/** Goes on to a comic whose document is not what the site writes. Returns the report that is sent of it. */
async function meetBrokenPage(page: Page, locale: string) {
  const comic = await comicOf('seeded');
  await page.route('**/comic/*/_payload.json', (route) =>
    route.fulfill({ json: { version: 3, kind: 'comic', payload: { slug: comic.slug } } }),
  );
  await page.goto(`/${locale}/comics?code=secret`);
  await page.waitForLoadState('networkidle');
  const sent = page.waitForRequest('**/api/report');
  await page.locator(`main a[href="/${locale}/comic/${comic.slug}"]`).first().click();
  return { comic, report: (await sent).postData() ?? '' };
}

for (const locale of inOneLanguage('en')) {
  test(`${locale}: a page that fails says so, leads home, and is written down`, async ({ page }) => {
    const { comic, report } = await meetBrokenPage(page, locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'shell', 'error.unknownMessage'),
    );
    expect(JSON.parse(report)).toMatchObject({
      message: expect.stringContaining('Cannot read properties of undefined'),
      stack: expect.stringContaining('/assets/'),
      path: `/${locale}/comic/${comic.slug}`,
      build: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(report).not.toContain('secret');
    await expect.poll(log, { timeout: 60_000 }).toContain(`"url":"/${locale}/comic/${comic.slug}"`);
    expect(log()).toContain('ReportedErrorEvent');
    await page.unrouteAll();
    await page.getByRole('link', { name: words(locale, 'shell', 'error.backToHome') }).click();
    await expect(page).toHaveURL(`/${locale}`);
    await expect(page.locator(`main a[href="/${locale}/comic/${comic.slug}"]:visible`).first()).toBeVisible();
  });
}

test.describe('to a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('a page that fails shows no error page, and is reported', async ({ page }) => {
    const { report } = await meetBrokenPage(page, 'en');
    expect(report).toContain('Cannot read properties of undefined');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});
