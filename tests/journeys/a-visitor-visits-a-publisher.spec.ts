import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, words } from './support/words.ts';

for (const locale of LOCALES) {
  const t = (key: string) => words(locale, 'publishers', key);

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
    await expect(page.locator(`#series ~ * a, ul a[href="/${locale}/comic/${slug}"]`).first()).toBeVisible();

    // A page that opens in another order has the same comics at hand: nothing is asked for.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('radio', { name: t('orders.latest') }).check();
    await expect(page.locator(`main a[href="/${locale}/comic/${slug}"]`).first()).toBeVisible();
    expect(asked.filter((url) => url.includes('_payload') || url.includes('firestore'))).toEqual([]);

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
  });
}

test.describe('what is not there', () => {
  test.use({ expectedErrors: ['missing'] });
  test('a shelf that was never begun, and numbers that are none, name their paths', async ({ page }) => {
    const { publisher } = await comicOf('seeded');
    for (const below of ['/999', '/0', '/1.5', '/-1', '/x']) {
      const path = `/en/publisher/${publisher.id}${below}`;
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words('en', 'shell', 'error.pageNotFoundAt', { path }),
      );
    }
  });
});

test('a publisher’s new chapters lead into them', async ({ page }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await page.goto(`/en/publisher/${comic.publisher.id}`);
  const read = page.getByRole('link', { name: words('en', 'publishers', 'read'), exact: true }).first();
  await expect(read).toHaveAccessibleDescription(/\d/);
  await read.click();
  await expect(page).toHaveURL(/\/en\/chapter\//);
  expect(chapter.comic.slug).toBe(comic.slug);
});
