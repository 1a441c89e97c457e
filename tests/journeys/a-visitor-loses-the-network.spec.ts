import type { Locale } from '@rawi/model/lists/locales';
import { comicOf, firstChapterOf, readHome } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type WordKey, words } from './support/words.ts';
import { waitForWorker } from './support/worker.ts';

/** A browser may say that it has a network where nothing comes through it; then the site says that it was not reached. */
const either = (locale: Locale, ...keys: readonly WordKey<'shell'>[]) =>
  new RegExp(keys.map((key) => words(locale, 'shell', key).split('.')[0]).join('|'));

test.use({ serviceWorkers: 'allow', expectedErrors: ['offline'], maySlow: false });

for (const locale of inOneLanguage('en')) {
  test(`what was read opens again and says that it is a copy, in ${locale}`, async ({ page, context }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    const reader = new Reader(page);
    await page.goto(`/${locale}`);
    await waitForWorker(page);
    await page.goto(`/${locale}/comic/${comic.slug}`);
    await expect(
      page.locator(`a[href="/${locale}/chapter/${chapter.id}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    await reader.turn(chapter.readingDirection);
    await reader.shows(2);

    await page.goto(`/${locale}/translator/${chapter.translator?.id}`);
    await expect(page.locator('[data-followers]')).toBeVisible();

    // The browser's own cache is current for some minutes; later it is not.
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await context.setOffline(true);
    const copy = page.getByText(either(locale, 'offline.kept', 'offline.keptOnline'));
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    await expect(copy.first()).toBeVisible();
    await page.goto(`/${locale}/comic/${comic.slug}`);
    await expect(
      page.locator(`a[href="/${locale}/chapter/${chapter.id}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(copy.first()).toBeVisible();
    await page.goto(`/${locale}/translator/${chapter.translator?.id}`);
    await expect(page.locator('[data-followers]')).toBeVisible();
    await expect(copy.first()).toBeVisible();
    await page.goto(`/${locale}`);
    await expect(
      page.locator(`a[href="/${locale}/comic/${comic.slug}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(copy.first()).toBeVisible();
  });
}

test('what was never opened says what it needs, and comes with the network', async ({ page, context }) => {
  const unread = (await readHome()).latest[0];
  if (unread === undefined) throw new Error('The site has no comic.');
  await page.goto('/en');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto(`/en/comic/${unread.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    either('en', 'offline.unavailableTitle', 'offline.failedTitle'),
  );
  // Also the reader, which has no header, has a way out.
  await expect(
    page.locator('main').getByRole('link', { name: words('en', 'shell', 'nav.home') }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unread.names.en ?? unread.series);
});
