import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, number, type WordBelow, type WordKey, words } from './support/words.ts';

test.use({ layout: 'screen' });

const sheetOf = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('dialog', { name: words(locale, 'reader', 'settings.title') });

for (const locale of inOneLanguage('ar')) {
  const t = (key: WordKey<'reader'>) => words(locale, 'reader', key);

  test(`${locale}: on a wide screen pages stand in pairs as the chapter runs, and what lists keys, pages and settings can be used by everyone`, async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const isLtr = chapter.readingDirection === 'ltr';
    const pair = (one: number, two: number) => (isLtr ? [one, two] : [two, one]);
    const reader = new Reader(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    expect(await reader.standing()).toEqual([1]);
    await reader.turn(chapter.readingDirection);
    await reader.shows(3);
    expect(await reader.standing()).toEqual(pair(2, 3));
    await expect(page).toHaveURL(/page=2$/);
    // They touch, and are as high as each other.
    const [left, right] = await Promise.all(
      pair(2, 3).map((each) => page.locator(`[data-current] [data-page="${each}"]`).boundingBox()),
    );
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(right?.x ?? 0, 0);
    expect(left?.height).toBe(right?.height);

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: t('help.title') });
    await expect(keys.locator('kbd').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    const pages = page.getByRole('dialog', { name: t('thumbnails.title') });
    const second = words(locale, 'reader', 'pageOf', {
      page: number(2, locale),
      total: number(chapter.pageCount, locale),
    });
    await expect(pages.getByRole('button', { name: second, exact: true })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(pages).toHaveCount(0);
    await reader.shows(1);

    await page.keyboard.press(',');
    await sheetOf(page, locale)
      .getByRole('radio', { name: words(locale, 'reading-settings', 'for.comic') })
      .check();
    expect(await violations(page)).toEqual([]);
    // What is chosen stays on the device.
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-reader', 'single');
    await page.reload();
    await reader.shows(1);
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-reader', 'single');
  });
}

test('every fit is what it says, and the wheel turns pages that fit', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const reader = new Reader(page);
  await page.addInitScript(() => {
    localStorage.setItem(
      'rawi-reading',
      JSON.stringify({ all: { layout: 'single' }, comics: [], shifts: [] }),
    );
  });
  await page.goto(`/en/chapter/${chapter.id}`);
  await reader.shows(1);
  await page.keyboard.press('m');
  const box = async () => {
    const { width = 0, height = 0 } =
      (await page.locator('[data-current] [data-page="1"]').boundingBox()) ?? {};
    return { width: Math.round(width), height: Math.round(height) };
  };
  await expect.poll(async () => (await box()).height).toBe(900);
  await page.keyboard.press(',');
  const sheet = sheetOf(page, 'en');
  const choose = (fit: WordBelow<'reading-settings', 'fits'>) =>
    sheet
      .getByRole('radiogroup', { name: words('en', 'reading-settings', 'fit') })
      .getByRole('radio', { name: words('en', 'reading-settings', `fits.${fit}`), exact: true })
      .check();
  await choose('width');
  await expect.poll(async () => (await box()).width).toBe(1440 - 400);
  await choose('original');
  await expect.poll(async () => (await box()).width).toBe(1600);
  await choose('height');
  await expect.poll(async () => (await box()).height).toBe(900);
  await choose('automatic');
  await sheet.getByRole('button', { name: words('en', 'reader', 'close') }).click();
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 120);
  // The page beside it is drawn ahead: what is zoomed before the turn is the page before.
  await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
  await reader.shows(2);
  await page.keyboard.press('+');
  await expect
    .poll(async () =>
      Math.round((await page.locator('[data-current] [data-page="2"]').boundingBox())?.height ?? 0),
    )
    .toBe(1125);
  await page.keyboard.press('0');
  await expect
    .poll(async () =>
      Math.round((await page.locator('[data-current] [data-page="2"]').boundingBox())?.height ?? 0),
    )
    .toBe(900);
});
