import { buildPublisherPage } from '@rawi/model/pages/build-publisher-pages';
import { daysLater, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import { comicOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

for (const locale of inOneLanguage('ar')) {
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

test('another order of its comics costs nothing', async ({ page }) => {
  // Two comics of one publisher, the older one the more read; served in the place of its page.
  const read = sampleComic('much-read', { views: 9, updatedAt: daysLater(1) });
  const fresh = sampleComic('fresh', { views: 1, updatedAt: daysLater(2) });
  const publisher = samplePublisher('atlas', { comicCount: 2, arrivals: 2 });
  const document = buildPublisherPage({ publisher, comics: [read, fresh], chapters: 4, completed: 0 });
  await page.route('**/publisher/atlas/_payload.json', (route) => route.fulfill({ json: document }));
  await page.route('**/*.webp*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
  await page.goto('/en/terms');
  // A link of the app, since what a page is served with comes before its payload.
  await page.evaluate(() => {
    history.pushState({}, '', '/en/publisher/atlas');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const names = page.locator('#series').locator('xpath=ancestor::section').getByRole('listitem');
  await expect(names).toHaveText([/much-read/, /fresh/]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('radio', { name: words('en', 'publishers', 'orders.latest') }).check();
  await expect(names).toHaveText([/fresh/, /much-read/]);
  expect(asked.filter((url) => !url.includes('.webp'))).toEqual([]);
  await expect(page.getByRole('radio', { name: words('en', 'publishers', 'orders.completed') })).toHaveCount(
    0,
  );
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"/>';

test('a publisher’s new chapters lead into them', async ({ page }) => {
  const comic = await comicOf('seeded');
  await page.goto(`/en/publisher/${comic.publisher.id}`);
  const read = page.getByRole('link', { name: words('en', 'publishers', 'read'), exact: true }).first();
  await expect(read).toHaveAccessibleDescription(/\d/);
  await read.click();
  await expect(page).toHaveURL(/\/en\/chapter\//);
});
