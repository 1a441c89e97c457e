import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { logInAt, newReader } from './support/reader-account.ts';
import { anotherDevice, backToComic, readTo, resumeButton } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';

const ribbon = (page: Page) => page.locator('[data-ribbon]');
const placeText = (locale: Locale, at: number, chapter: ChapterPayload) =>
  words(locale, 'continue', 'page', {
    page: number(at, locale),
    total: number(chapter.pageCount, locale),
  });

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a visitor goes on where they stopped, from the comic and from the home page`, async ({
    page,
  }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    await readTo(page, locale, chapter, 3);
    await backToComic(page, comic.slug);
    await expect(page.locator('[data-progress]').first()).toBeVisible();
    await resumeButton(page, locale, 3).click();
    await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}?page=3`);
    await new Reader(page).shows(3);

    await page.goto(`/${locale}`);
    await expect(ribbon(page)).toContainText(placeText(locale, 3, chapter));
    await ribbon(page).getByRole('link').first().click();
    await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}?page=3`);
  });

  test(`${locale}: what was read comes into the account, to another device, and can be forgotten`, async ({
    page,
    browser,
  }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    const reader = await newReader(locale, locale === 'en' ? 'Yara Haddad' : 'يارا حداد');
    await readTo(page, locale, chapter, 2);
    await backToComic(page, comic.slug);
    await logInAt(page, locale, '/history', reader);
    const offer = page.getByRole('dialog');
    await expect(offer).toContainText(words(locale, 'session', 'merge.either'));
    await offer.getByRole('button', { name: words(locale, 'session', 'merge.confirm') }).click();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('rawi-history'))).toBeNull();
    const row = page.locator(`main li:has(a[href="/${locale}/chapter/${chapter.id}?page=2"])`);
    await expect(row).toBeVisible();

    const other = await anotherDevice(browser);
    await logInAt(other, locale, '/account', reader);
    // The library follows what was written within seconds, and is read once for a page.
    await expect(async () => {
      await other.goto(`/${locale}/comic/${comic.slug}`);
      await expect(resumeButton(other, locale, 2)).toBeVisible({ timeout: 5000 });
    }).toPass();
    // It is read on there: the place moves forward here, without a reload.
    await readTo(other, locale, chapter, 3);
    await backToComic(other, comic.slug);
    // By its address, so that a failure says which page the row leads to.
    await expect(page.locator(`main li a[href*="/chapter/${chapter.id}"]`).first()).toHaveAttribute(
      'href',
      `/${locale}/chapter/${chapter.id}?page=3`,
    );
    await other.context().close();

    const rows = page.locator('main section li');
    await rows.first().getByRole('button').click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: words(locale, 'account', 'history.undo'), exact: true }).click();
    await expect(rows).toHaveCount(1);
    const clear = words(locale, 'account', 'history.clear');
    await page.getByRole('button', { name: clear, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: clear, exact: true }).click();
    await expect(page.getByText(words(locale, 'account', 'empty.history.title'))).toBeVisible();
    const readNow = page.getByRole('link', { name: words(locale, 'comic', 'readNow'), exact: true });
    await expect(async () => {
      await page.goto(`/${locale}/comic/${comic.slug}`);
      await expect(readNow.first()).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
}

test('a reader who declines takes no history along, and none stays on the device', async ({ page }) => {
  const comic = await comicOf('seeded');
  const chapter = await firstChapterOf(comic, 'en');
  await readTo(page, 'en', chapter, 2);
  await backToComic(page, comic.slug);
  await logInAt(page, 'en', '/history', await newReader('en', 'Yara Haddad'));
  const offer = page.getByRole('dialog');
  await offer.getByRole('button', { name: words('en', 'session', 'merge.decline') }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText(words('en', 'account', 'empty.history.title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rawi-history'))).toBeNull();
});

test('the first row keeps its place from the first paint on', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await readTo(page, 'en', chapter, 2);
  await page.addInitScript(() => {
    Reflect.set(window, 'journeyShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(Reflect.get(window, 'journeyShift')) + Number(Reflect.get(entry, 'value'));
        Reflect.set(window, 'journeyShift', sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/en');
  await expect(ribbon(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'journeyShift')))).toBeLessThan(0.001);
});
