import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { comicOf, readComic } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, isolated, words } from './support/words.ts';

/** Code that is fetched by itself does not arrive: the page around it stays, and says what is missing. */

test.use({ expectedErrors: ['offline'] });

/** From now on neither these chunks of the build (web/chunks.ts) arrive nor the answer whether the site is there. */
async function lose(page: Page, ...parts: string[]): Promise<void> {
  for (const part of parts) await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  await page.route('**/app.html', (route) => route.abort());
}

const reload = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('button', { name: words(locale, 'shell', 'missing.reload') });

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: comments that do not come say so, and come with the page`, async ({ page }) => {
    const comic = await comicOf('seeded');
    await lose(page, 'later');
    await page.goto(`/${locale}/comic/${comic.slug}`);
    const missing = page.getByText(words(locale, 'shell', 'missing.part'));
    await expect(missing).toBeVisible();
    await expect(page.locator('main a[href*="/chapter/"]').first()).toBeVisible();
    expect(await violations(page), 'without comments').toEqual([]);
    await page.unrouteAll();
    await reload(page, locale).click();
    await expect(page.getByText(words(locale, 'comments', 'before.title'))).toBeVisible();
    await expect(missing).toBeHidden();
  });

  test(`${locale}: a dialog that does not come says so each time`, async ({ page }) => {
    const comic = await readComic((await comicOf('seeded')).slug);
    // Its comments are in the same file, and miss it as well.
    await lose(page, 'later');
    await page.goto(`/${locale}/comic/${comic.slug}`);
    const name = isolated(comic.names[locale] ?? comic.series);
    const label = words(locale, 'choices', 'saveComic', { comic: name });
    const save = page.getByRole('button', { name: label, exact: true });
    const toast = page.getByText(words(locale, 'shell', 'missing.dialog'));
    for (const time of ['first', 'second']) {
      await save.click();
      await expect(toast, `the ${time} time`).toBeVisible();
      await page.getByRole('button', { name: words(locale, 'shell', 'close') }).click();
      await expect(toast).toBeHidden();
    }
    await save.click();
    await expect(toast).toBeVisible();
    await page.unrouteAll();
    const again = words(locale, 'shell', 'missing.reload');
    await page.getByRole('alert').filter({ has: toast }).getByRole('button', { name: again }).click();
    await expect(toast).toBeHidden();
    await save.click();
    await expect(
      page.getByRole('dialog', { name: words(locale, 'session', 'loginFirst.title') }),
    ).toBeVisible();
  });
}
