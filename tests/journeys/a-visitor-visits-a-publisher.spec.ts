import { comicOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';

for (const locale of inOneLanguage('ar')) {
  const t = (key: WordKey<'publishers'>) => words(locale, 'publishers', key);

  test(`from a comic to its publisher, to all publishers and to all comics of one, in ${locale}`, async ({
    page,
  }) => {
    const { slug, publisher } = await comicOf('seeded');
    const name = publisher.name[locale] ?? publisher.id;
    const own = `/${locale}/publisher/${publisher.id}`;
    await page.goto(`/${locale}/comic/${slug}`);
    await page.locator(`main a[href="${own}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator(`main li a[href="/${locale}/comic/${slug}"]`)).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: words(locale, 'shell', 'nav.publishers') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(page.locator(`main a[href="${own}"]`)).toContainText(name);
    await page.goto(`${own}/1`);
    await expect(page.locator(`main a[href="/${locale}/comic/${slug}"]`)).toBeVisible();
    await page.locator(`main a[href="${own}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const start = page.getByRole('link', { name: t('readPageOne') });
    await expect(start).toHaveAttribute('href', new RegExp(`^/${locale}/chapter/`));
    // Its new chapters lead into them.
    const read = page.getByRole('link', { name: t('read'), exact: true }).first();
    await read.click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/chapter/`));
  });
}
