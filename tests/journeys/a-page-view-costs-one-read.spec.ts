import type { Page } from '@playwright/test';
import { articlesIn, comicOf, firstChapterOf } from './support/catalogue.ts';
import { FIRESTORE, PROJECT, SITE } from './support/environment.ts';
import { Reader } from './support/reader.ts';
import { sharedCache } from './support/shared-cache.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const BILLING = `http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:billing`;

/** The billed reads while `view` opens a page to the end. */
async function readsOf(view: () => Promise<void>, page: Page): Promise<unknown> {
  await fetch(BILLING, { method: 'DELETE' });
  await view();
  await page.waitForLoadState('networkidle');
  const { reads } = (await (await fetch(BILLING)).json()) as { readonly reads: unknown };
  return reads;
}

test('home, lists, comic, reader, translator, publisher and article cost one billed read each, and the page about translators none', async ({
  page,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  const home = async () => {
    await page.goto('/en');
    await expect(
      page.locator(`a[href="/en/comic/${comic.slug}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
  };
  const list = async () => {
    await page.goto('/en/comics');
    await expect(page.locator(`main a[href="/en/comic/${comic.slug}"]`)).toBeVisible();
  };
  const detail = async () => {
    await page.goto(`/en/comic/${comic.slug}`);
    await expect(
      page.locator(`a[href="/en/chapter/${chapter.id}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
  };
  const reader = async () => {
    await page.goto(`/en/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
  };
  const translator = async () => {
    await page.goto(`/en/translator/${chapter.translator?.id}`);
    await expect(page.locator(`main a[href="/en/comic/${comic.slug}"]`)).toBeVisible();
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
  };
  const publishers = async () => {
    await page.goto('/en/publishers');
    await expect(page.locator(`main a[href="/en/publisher/${comic.publisher.id}"]`)).toBeVisible();
  };
  const publisher = async () => {
    await page.goto(`/en/publisher/${comic.publisher.id}`);
    await expect(page.locator('#series')).toBeVisible();
  };
  const ofPublisher = async () => {
    await page.goto(`/en/publisher/${comic.publisher.id}/1`);
    await expect(page.locator(`main a[href="/en/comic/${comic.slug}"]`)).toBeVisible();
  };
  const [article] = await articlesIn('en');
  const blogs = async () => {
    await page.goto('/en/blogs');
    await expect(page.locator(`main a[href="/en/blog/${article?.slug}"]`)).toBeVisible();
  };
  const blog = async () => {
    await page.goto(`/en/blog/${article?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.texts.en?.title ?? '');
  };
  const details = async () => {
    await page.goto('/en/translatorDetails');
    await expect(
      page.getByRole('heading', { level: 1, name: words('en', 'translator-details', 'title') }),
    ).toBeVisible();
  };
  expect(await readsOf(details, page)).toBe(0);
  expect(await readsOf(blogs, page)).toBe(1);
  expect(await readsOf(blog, page)).toBe(1);
  expect(await readsOf(publishers, page)).toBe(1);
  expect(await readsOf(publisher, page)).toBe(1);
  expect(await readsOf(ofPublisher, page)).toBe(1);
  expect(await readsOf(home, page)).toBe(1);
  expect(await readsOf(list, page)).toBe(1);
  expect(await readsOf(detail, page)).toBe(1);
  expect(await readsOf(reader, page)).toBe(1);
  expect(await readsOf(translator, page)).toBe(1);
});

test('behind a shared cache, a page and its payload cost one read each, and none once it is warm', async ({
  page,
}) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'ar');
  const cache = sharedCache();
  const addresses = [
    '/ar',
    '/ar/comics',
    `/ar/comic/${comic.slug}`,
    `/ar/chapter/${chapter.id}`,
    '/ar/comic/none',
  ];
  const both = addresses.flatMap((address) => [address, `${address}/_payload.json`]);
  const all = async () => {
    for (const address of both) await cache.get(SITE + address);
  };
  expect(await readsOf(all, page)).toBe(both.length);
  expect(await readsOf(all, page)).toBe(0);
  cache.wait(2 * 60);
  expect(await readsOf(() => cache.get(SITE + '/ar/comics'), page)).toBe(0);
  // A missing document may be created at any time.
  expect(await readsOf(() => cache.get(SITE + '/ar/comic/none'), page)).toBe(1);
  cache.wait(5 * 60);
  expect(await readsOf(() => cache.get(SITE + '/ar/comics'), page)).toBe(1);
});

test('turning all the pages of a chapter costs none, but for the next chapter, which then opens for nothing', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await page.goto(`/en/chapter/${chapter.id}`);
  const reader = new Reader(page);
  await reader.shows(1);
  let at = 1;
  const turnTo = async (last: number) => {
    while (at < last) {
      await reader.turn(chapter.readingDirection);
      at += 1;
      await reader.shows(at);
    }
  };
  // The next chapter is fetched three pages before the end.
  expect(await readsOf(() => turnTo(chapter.pageCount - 3), page)).toBe(0);
  const goOn = async () => {
    await turnTo(chapter.pageCount);
    await reader.turn(chapter.readingDirection);
    await page.locator('[data-primary-end]').click({ timeout: 20_000 });
    await expect(page).not.toHaveURL(new RegExp(chapter.id));
    await reader.shows(1);
  };
  expect(await readsOf(goOn, page)).toBe(1);
});
