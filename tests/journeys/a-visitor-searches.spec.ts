import type { Page } from '@playwright/test';
import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { dataPaths } from '@rawi/model/routes/served-pages';
import { sampleComic } from '@rawi/model/testing/samples';
import { comicOf } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, type Locale, words } from './support/words.ts';

const field = (page: Page) => page.locator('[data-search-field]');
const results = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: words(locale, 'search', 'results'), exact: true }).getByRole('listitem');

for (const locale of LOCALES) {
  test(`a comic is found by its name in either language and leads to its page, in ${locale}`, async ({
    page,
  }) => {
    const comic = await comicOf('seeded');
    const link = page.locator(`main a[href="/${locale}/comic/${comic.slug}"]`);
    await page.goto(`/${locale}/search`);
    for (const name of [comic.series, comic.names.ar ?? comic.series]) {
      await field(page).fill(name);
      await expect(results(page, locale).first().locator('mark').first()).toBeVisible();
      await expect(results(page, locale).first().locator(`a[href$="/comic/${comic.slug}"]`)).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);
    }
    // What was typed is one step of the history, however many letters it has.
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(comic.names[locale] ?? comic.series);
    await page.goBack();
    await expect(field(page)).toHaveValue(comic.names.ar ?? comic.series);
    await expect(link).toBeVisible();
    await page.reload();
    await expect(link).toBeVisible();
  });

  test(`filters narrow with, without, any and all, and the address says so, in ${locale}`, async ({
    page,
  }) => {
    const comic = await comicOf('seeded');
    const [genre] = comic.genres;
    if (!genre) throw new Error(`${comic.slug} has no genre.`);
    const name = genre.name[locale] ?? genre.id;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${locale}/search`);
    await expect(results(page, locale).first()).toBeVisible();
    const all = Number(await page.locator('output[data-count]').getAttribute('data-count'));
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.check();
    await expect(page).toHaveURL((url) => url.searchParams.get('genre') === genre.id);
    const chip = page.getByRole('button', {
      name: words(locale, 'search', 'remove', { name: `\u2068${name}\u2069` }),
    });
    await expect(chip).toBeVisible();
    await expect(page.locator('main section[aria-busy="false"]')).toBeVisible();
    const withIt = await results(page, locale).count();
    expect(withIt).toBeGreaterThan(0);
    await page.goBack();
    await expect(box).not.toBeChecked();

    await box.hover();
    await page.getByRole('button', { name: words(locale, 'search', 'without', { name }) }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('genre') === `-${genre.id}`);
    await expect(page.locator('output[data-count]')).toHaveAttribute('data-count', `${all - withIt}`);
    await page.getByRole('button', { name: words(locale, 'search', 'clearAll') }).click();
    await expect(page).toHaveURL(`/${locale}/search`);
    await expect(page.locator('output[data-count]')).toHaveAttribute('data-count', `${all}`);

    for (const value of comic.genres) {
      await page.getByRole('checkbox', { name: value.name[locale] ?? value.id, exact: true }).check();
    }
    await page.getByRole('radio', { name: words(locale, 'search', 'all'), exact: true }).check();
    await expect(page).toHaveURL((url) => url.searchParams.get('all') === 'genre');
    await expect(results(page, locale).locator(`a[href$="/comic/${comic.slug}"]`)).toBeVisible();
  });

  test(`what is not here can be asked for, with its name, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/search?q=Qzxwv`);
    await expect(
      page.getByRole('heading', {
        name: words(locale, 'search', 'none.title', { query: named('Qzxwv', locale) }),
      }),
    ).toBeVisible();
    const ask = page.getByRole('link', { name: words(locale, 'search', 'none.ask') });
    await expect(ask).toHaveAttribute('href', `/${locale}/ask?title=Qzxwv`);
    await page
      .getByRole('main')
      .getByRole('button', { name: words(locale, 'search', 'clearText') })
      .last()
      .click();
    await expect(results(page, locale).first()).toBeVisible();
  });

  test(`the header finds comics by keyboard alone, in ${locale}`, async ({ page }) => {
    const comic = await comicOf('seeded');
    await page.goto(`/${locale}`);
    await page.keyboard.press('/');
    const header = page.getByRole('combobox', { name: words(locale, 'shell', 'searchField') });
    await expect(header).toBeFocused();
    await page.keyboard.type(comic.series);
    const first = page.getByRole('option').first();
    await expect(first.locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(header).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(header).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === `/${locale}/search`);
    await expect(field(page)).toHaveValue(comic.series);

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await header.fill(comic.series);
    await expect(first.locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/comic/${comic.slug}`);
  });
}

test('any query is a page', async ({ page }) => {
  const queries = [
    `q=${'x'.repeat(1000)}`,
    'q=.*%2B%3F%5E%24%7B%7D()%7C%5B%5D%5C',
    'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'q=%00%FF&genre=../../x&genre=-&language=klingon&status=lost&sort=down&all=all',
    'q=&q=&publisher=nothing-of-this',
  ];
  for (const query of queries) {
    const response = await page.goto(`/en/search?${query}`);
    expect(response?.status()).toBe(200);
    await expect(field(page)).toBeVisible();
    await expect(page.locator('main output').first()).not.toHaveText(words('en', 'search', 'searching'));
  }
});

test('nothing of search is fetched before it is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en');
  await expect(page.locator('#latest')).toBeVisible();
  const ofSearch = () => asked.filter((path) => path.startsWith('/data/') || path.includes('search'));
  expect(ofSearch()).toEqual([]);
  await page.goto('/en/search');
  await expect(results(page, 'en').first()).toBeVisible();
  expect(ofSearch().filter((path) => path.startsWith('/data/catalog-')).length).toBeGreaterThan(0);
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

test('more results come as they are asked for, and are there on coming back', async ({ page }) => {
  const comics = Array.from({ length: 60 }, (_, index) => sampleComic(`comic-${index}`));
  const hash = '0'.repeat(16);
  await page.route('**/search/_payload.json', (route) => route.fulfill({ json: listing(60, hash) }));
  await page.route(`**${dataPaths.catalog(1, hash)}`, (route) =>
    route.fulfill({ json: buildCatalogPart(comics) }),
  );
  await page.route('**/*cover-*.webp*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG }),
  );
  // From another page: what a page is served with comes before its payload.
  await page.goto('/en/terms');
  await page.keyboard.press('/');
  await page.keyboard.type('series');
  await page.keyboard.press('Enter');
  await expect(results(page, 'en')).toHaveCount(24);
  await page.getByRole('button', { name: words('en', 'search', 'more') }).click();
  await expect(results(page, 'en')).toHaveCount(48);
  await page.getByRole('button', { name: words('en', 'search', 'more') }).click();
  await expect(results(page, 'en')).toHaveCount(60);
  await expect(page.getByRole('button', { name: words('en', 'search', 'more') })).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('en', 'shell', 'nav.comics') })
    .click();
  await expect(page).toHaveURL('/en/comics');
  await page.goBack();
  await expect(results(page, 'en')).toHaveCount(60);
});

test.describe('a search that cannot be answered', () => {
  test.use({ expectedErrors: ['missing'] });
  test('says so, keeps what was typed, and is tried again', async ({ page }) => {
    // So many comics are for the site to search, which knows of a few and does not.
    await page.route('**/search/_payload.json', (route) =>
      route.fulfill({ json: listing(100_000, '0'.repeat(16)) }),
    );
    await page.goto('/en/terms');
    await page.keyboard.press('/');
    await page.keyboard.type('moon');
    await page.keyboard.press('Enter');
    const failed = page.getByRole('heading', { name: words('en', 'search', 'failed.title') });
    await expect(failed).toBeVisible();
    await expect(field(page)).toHaveValue('moon');
    const asked = page.waitForRequest((request) => request.url().includes('/data/search?q=moon'));
    await page.getByRole('button', { name: words('en', 'shell', 'tryAgain') }).click();
    await asked;
    await expect(failed).toBeVisible();
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"/>';
const listing = (comics: number, hash: string) => ({
  version: PAGE_VERSION,
  kind: 'search',
  payload: { parts: [{ part: 1, hash, comics }] },
});

/** In a sentence of another language a name is isolated. */
function named(name: string, locale: Locale): string {
  return locale === 'en' ? name : `\u2068${name}\u2069`;
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: ['offline'], maySlow: false });
  test('comics are found that were found before', async ({ page, context }) => {
    const comic = await comicOf('seeded');
    await page.goto('/en');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/en/search');
    await expect(results(page, 'en').first()).toBeVisible();
    await context.setOffline(true);
    await page.goto(`/en/search?q=${encodeURIComponent(comic.series)}`);
    await expect(results(page, 'en').first().locator('mark').first()).toBeVisible();
  });
});
