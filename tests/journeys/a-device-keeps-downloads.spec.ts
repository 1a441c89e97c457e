import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicOf, firstChapterOf, readComic } from './support/catalogue.ts';
import { download, openComic, readToTheEnd, savedKeys, saveLabel } from './support/downloads.ts';
import { SITE } from './support/environment.ts';
import { growingSite } from './support/growing-site.ts';
import { choosesLayout } from './support/layout.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { type WordBelow, type WordKey, words } from './support/words.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['offline', 'missing', 'stopped'], maySlow: false });

const word = (key: WordKey<'downloads'>) => words('en', 'downloads', key);
const row = (page: Page, { id }: ChapterPayload) => page.locator(`[data-ready="${id}"]`);

/** The images of a chapter's pages. */
const imagesOf = ({ id }: { readonly id: string }) => `**/o/public%2F${id}-*.webp?alt=media`;

/** Turns on one of the switches of the downloads page. */
async function turnOn(page: Page, setting: WordBelow<'downloads', 'settings'>): Promise<void> {
  await page.goto('/en/downloads');
  await page.getByRole('switch', { name: word(`settings.${setting}`), exact: true }).click();
}

type Line = Pick<NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>, 'proxy'>;
/**
 * Nothing answers there, so nothing leaves the browser. Playwright's own way of being offline is undone now and then when a
 * page takes the place of another: then the browser says that there is a network.
 */
const UNPLUGGED: Line = { proxy: { server: 'http://127.0.0.1:9' } };

/**
 * The browser of a device that stays: what it stores outlives it. It fetches nothing in the background: what a page that is
 * being closed hands over would go on by itself when the browser starts again, with a network that no page of it has.
 */
async function device<T>(
  folder: string,
  use: (device: BrowserContext, page: Page) => Promise<T>,
  line: Line = {},
): Promise<T> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    serviceWorkers: 'allow',
    args: [...args],
    ...line,
  });
  try {
    await choosesLayout(context, 'single');
    await context.addInitScript(() =>
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'backgroundFetch'),
    );
    return await use(context, context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

test('what was downloaded is read to its end, and on, when the server itself has stopped', async ({
  page,
}) => {
  const site = await growingSite();
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  try {
    await openComic(page, 'en', comic, site.url);
    await page.getByRole('button', { name: words('en', 'choices', 'download.all') }).click();
    await expect(page.getByRole('link', { name: words('en', 'choices', 'download.allReady') })).toBeVisible();
  } finally {
    await site.close();
  }
  await page.goto(`${site.url}/en/chapter/${chapter.id}`);
  await readToTheEnd(page, chapter);
  await page.locator('[data-primary-end]').click();
  await expect(page).not.toHaveURL(new RegExp(`/chapter/${chapter.id}`));
  await new Reader(page).shows(1);
});

test('a device that was switched off reads what it has, and goes on with what it had begun', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-device-'));
  const comic = await comicOf('seeded');
  const [first, second] = (await readComic(comic.slug)).chapters.filter(({ language }) => language === 'en');
  if (!first || !second) throw new Error('The comic has two chapters.');
  const chapter = await firstChapterOf(comic, 'en');
  try {
    await device(folder, async (context, page) => {
      await openComic(page, 'en', comic, SITE);
      await download(page, 'en', chapter);
      // Of the other one two images arrive with the file of its panels, and the page is left before the third.
      const before = (await savedKeys(page)).length;
      let served = 0;
      await context.route(imagesOf(second), (route) => {
        if (route.request().resourceType() !== 'fetch') return route.fallback();
        served += 1;
        return served <= 2 ? route.fallback() : undefined;
      });
      await page
        .getByRole('button', { name: saveLabel('en', { ...chapter, number: second.number }), exact: true })
        .click();
      await expect.poll(async () => (await savedKeys(page)).length).toBe(before + 3);
      // A browser that closes lets go of what is not answered: a page that is still there would receive it after all.
      await page.goto('about:blank');
    });
    await device(
      folder,
      async (_, page) => {
        await page.goto(`${SITE}/en/chapter/${chapter.id}`);
        await readToTheEnd(page, chapter);
        await page.goto(`${SITE}/en/downloads`);
        await expect(row(page, chapter)).toBeVisible();
        await expect(page.locator('[data-waiting]')).toHaveCount(1);
      },
      UNPLUGGED,
    );
    await device(folder, async (_, page) => {
      await page.goto(`${SITE}/en/downloads`);
      await expect(page.locator(`[data-ready="${second.id}"]`)).toBeVisible();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a chapter is removed once it was read and left, also when its tab was closed at the end', async ({
  page,
  context,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await turnOn(page, 'removeRead');
  await openComic(page, 'en', comic);
  await download(page, 'en', chapter);
  await page.goto(`/en/chapter/${chapter.id}`);
  await readToTheEnd(page, chapter);
  const next = await context.newPage();
  await next.goto('/en/downloads');
  await expect(row(next, chapter), 'it is still open').toBeVisible();
  await page.close();
  await next.reload();
  await expect(next.getByRole('heading', { name: word('empty.title') })).toBeVisible();
});

test('the next chapters come while one is read, and none before Wi-Fi where only that is wanted', async ({
  page,
  context,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular' });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  });
  await turnOn(page, 'wifiOnly');
  await page.locator('input[name="keep-next"][value="1"]').check({ force: true });
  await openComic(page, 'en', comic);
  await page.getByRole('button', { name: saveLabel('en', chapter), exact: true }).click();
  await expect(page.locator('button[data-on-device="waiting"]')).toBeVisible();
  await page.goto('/en/downloads');
  await expect(page.locator('[data-waiting="waitsForWifi"]')).toBeVisible();
  await page.evaluate(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (!(connection instanceof EventTarget)) throw new Error('There is no connection.');
    Reflect.set(connection, 'type', 'wifi');
    connection.dispatchEvent(new Event('change'));
  });
  await expect(row(page, chapter)).toBeVisible();
  await expect(page.locator('[data-ready]')).toHaveCount(1);

  await page.addInitScript(() => Reflect.set(Reflect.get(navigator, 'connection') ?? {}, 'type', 'wifi'));
  await page.goto(`/en/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  const list = await context.newPage();
  await list.goto('/en/downloads');
  await expect(list.locator('[data-ready]')).toHaveCount(2);
});

test('with downloads only, lists offer what is on the device and show the rest in grey', async ({ page }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await openComic(page, 'en', comic);
  await download(page, 'en', chapter);
  await turnOn(page, 'onlyDownloads');
  await page.goto(`/en/comic/${comic.slug}`);
  const item = (id: string) => page.locator('li').filter({ has: page.locator(`a[href*="/chapter/${id}"]`) });
  await expect(item(chapter.id).first()).not.toHaveAttribute('data-away', /.*/);
  const away = page.locator('li[data-away]').first();
  await expect(away).toContainText(words('en', 'shell', 'offline.needed'));
  await expect(away.locator(':scope > :first-child')).toHaveCSS('filter', 'grayscale(1)');
  await page.goto('/en');
  await expect(page.getByRole('heading', { name: word('ready') })).toBeVisible();
  await page.getByRole('button', { name: word('only.all') }).click();
  await expect(page.locator('#latest')).toBeVisible();
});

test('all chapters of a comic go at once', async ({ page }) => {
  const [comic, other] = [await comicOf('seeded'), await comicOf('imported')];
  const elsewhere = await firstChapterOf(other, 'en');
  await openComic(page, 'en', other);
  await download(page, 'en', elsewhere);
  await openComic(page, 'en', comic);
  const all = page.getByRole('button', { name: words('en', 'choices', 'download.all') });
  await expect(all, 'the size is shown before the download').toContainText(/about .*[kM]B/);
  await all.click();
  await expect(page.getByRole('link', { name: words('en', 'choices', 'download.allReady') })).toBeVisible();
  await page
    .locator('header')
    .getByRole('link', { name: words('en', 'shell', 'downloads') })
    .click();
  await page.getByRole('button', { name: /^Remove \d+ chapters of / }).click();
  await page.getByRole('button', { name: word('confirmRemove'), exact: true }).click();
  await expect(page.locator('[data-ready]')).toHaveCount(1);
  await expect(row(page, elsewhere)).toBeVisible();
});

for (const isGranted of [true, false])
  test(`the first download asks the browser once to keep what is there, and its ${isGranted ? 'promise' : 'refusal'} is told`, async ({
    page,
  }) => {
    await page.addInitScript((answer) => {
      StorageManager.prototype.persisted = () => Promise.resolve(false);
      StorageManager.prototype.persist = () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
        return Promise.resolve(answer);
      };
    }, isGranted);
    const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, 'en');
    if (!chapter.next) throw new Error('The first seeded chapter has no next one.');
    await openComic(page, 'en', comic);
    expect(await asked(), 'nothing is asked before').toBeNull();
    await download(page, 'en', chapter);
    await expect.poll(asked).toBe('1');
    const told = page.getByRole('alert').filter({ hasText: word('storage.refusedTitle') });
    if (isGranted) await expect(told).toHaveCount(0);
    else await expect(told).toContainText(word('storage.refused'));
    await download(page, 'en', { ...chapter, ...chapter.next });
    expect(await asked()).toBe('1');
    await page.goto('/en/downloads');
    await expect(page.getByText(word(`storage.${isGranted ? 'kept' : 'refused'}`))).toBeVisible();
  });
