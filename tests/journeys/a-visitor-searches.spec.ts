import type { Page } from '@playwright/test';
import { comicOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';
import { waitForWorker } from './support/worker.ts';

const field = (page: Page) => page.locator('[data-search-field]');
const results = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: words(locale, 'search', 'results'), exact: true }).getByRole('listitem');

for (const locale of inOneLanguage('ar')) {
  test(`a comic is found from the header by keyboard alone, on the page by its name and by its genre, and is there on coming back, in ${locale}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofSearch = () => asked.filter((path) => path.startsWith('/data/') || path.includes('search'));
    const comic = await comicOf('seeded');
    const [genre] = comic.genres;
    if (!genre) throw new Error(`${comic.slug} has no genre.`);
    await page.goto(`/${locale}`);
    await expect(page.locator('#latest')).toBeVisible();
    // Nothing of search is fetched before it is used.
    expect(ofSearch()).toEqual([]);
    await page.keyboard.press('/');
    const header = page.getByRole('combobox', { name: words(locale, 'shell', 'searchField') });
    await expect(header).toBeFocused();
    await page.keyboard.type(comic.series);
    await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === `/${locale}/search`);
    expect(ofSearch().filter((path) => path.startsWith('/data/catalog-')).length).toBeGreaterThan(0);

    const name = comic.names.ar ?? comic.series;
    const link = page.locator(`main a[href="/${locale}/comic/${comic.slug}"]`);
    await field(page).fill(name);
    await expect(results(page, locale).first().locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);
    const box = page.getByRole('checkbox', { name: genre.name[locale] ?? genre.id, exact: true });
    await box.check();
    await expect(page).toHaveURL((url) => url.searchParams.get('genre') === genre.id);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(comic.names[locale] ?? comic.series);
    await page.goBack();
    await expect(field(page)).toHaveValue(name);
    await expect(box).toBeChecked();
    await expect(link).toBeVisible();
    await page.reload();
    await expect(link).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });
}

test('any query is a page', async ({ page }) => {
  for (const query of [
    `q=${'x'.repeat(1000)}`,
    'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'q=%00%FF&genre=../../x&genre=-&language=klingon&status=lost&sort=down&all=all',
  ]) {
    const response = await page.goto(`/en/search?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('main output').first()).not.toHaveText(words('en', 'search', 'searching'));
  }
});

test('what is typed while another page comes stays typed', async ({ page }) => {
  await page.goto('/en/terms');
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: words('en', 'shell', 'nav.comics') }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('ser');
  open();
  await expect(page).toHaveURL('/en/comics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en', 'home', 'all.title'));
  await page.keyboard.type('ies');
  await expect(header.getByRole('combobox')).toHaveValue('series');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: ['offline'], maySlow: false });
  test('comics are found that were found before', async ({ page, context }) => {
    const comic = await comicOf('seeded');
    await page.goto('/en');
    await waitForWorker(page);
    await page.goto('/en/search');
    // The first results are there before the catalogue is.
    await expect(page.locator('output[data-count]')).toBeVisible();
    await context.setOffline(true);
    await page.goto(`/en/search?q=${encodeURIComponent(comic.series)}`);
    await expect(results(page, 'en').first().locator('mark').first()).toBeVisible();
  });
});
