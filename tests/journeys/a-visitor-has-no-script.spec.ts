import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

test.use({ javaScriptEnabled: false, awaitsApp: false, serviceWorkers: 'block' });

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: who has switched JavaScript off finds a comic, its chapters and the first page`, async ({
    page,
  }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    await page.goto('/');
    await page.locator(`noscript a[href="/${locale}"]`).click();
    await expect(page).toHaveURL(`/${locale}`);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await page.locator(`header a[href="/${locale}/comics"]`).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale, 'home', 'all.title'));
    await page.locator(`main a[href="/${locale}/comic/${comic.slug}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(comic.names[locale] ?? comic.series);
    await page
      .locator(`main a[href="/${locale}/chapter/${chapter.id}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.locator('[data-page="1"] img')).toBeVisible();
    await expect
      .poll(() =>
        page.locator('[data-page="1"] img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.goto(`/${locale}/terms`);
    await expect(page.locator('main h2').first()).toBeVisible();
  });
}
