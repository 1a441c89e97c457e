import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { comicOf, findChapter, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, number, words } from './support/words.ts';

test.use({ layout: 'screen' });

const sheetOf = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('dialog', { name: words(locale, 'reader', 'settings.title') });

for (const locale of LOCALES) {
  const t = (key: string) => words(locale, 'reader', key);

  test(`${locale}: on a wide screen pages stand in pairs as the chapter runs, the cover alone`, async ({
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
    await expect(page.locator('footer output')).toContainText(`${number(2, locale)}–${number(3, locale)}`);
    await expect(page).toHaveURL(/page=2$/);
    // They touch, and are as high as each other.
    const [left, right] = await Promise.all(
      pair(2, 3).map((each) => page.locator(`[data-current] [data-page="${each}"]`).boundingBox()),
    );
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeCloseTo(right?.x ?? 0, 0);
    expect(left?.height).toBe(right?.height);

    // One page later, remembered for the chapter.
    await page.keyboard.press('o');
    await expect.poll(() => reader.standing()).toEqual([2]);
    await page.reload();
    await reader.shows(2);
    expect(await reader.standing()).toEqual([2]);
    await reader.turn(chapter.readingDirection);
    await expect.poll(() => reader.standing()).toEqual(pair(3, 4));
  });

  test(`${locale}: the other direction is chosen for one comic, and taken back`, async ({ page }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    const isLtr = chapter.readingDirection === 'ltr';
    const reader = new Reader(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    await page.getByRole('button', { name: t('settings.title') }).click();
    const sheet = sheetOf(page, locale);
    await sheet.getByRole('radio', { name: t(`settings.directions.${isLtr ? 'rtl' : 'ltr'}`) }).check();
    // Arrows are physical: the other one goes on now.
    await sheet.getByRole('button', { name: t('close') }).click();
    await page.keyboard.press(isLtr ? 'ArrowLeft' : 'ArrowRight');
    await reader.shows(2);
    expect(await reader.standing()).toEqual(isLtr ? [3, 2] : [2, 3]);
    await page.keyboard.press(',');
    await expect(sheet.getByRole('radio', { name: t('settings.for.comic') })).toBeChecked();
    await sheet.getByRole('button', { name: t('settings.reset.comic') }).click();
    await expect.poll(() => reader.standing()).toEqual(isLtr ? [2, 3] : [3, 2]);
  });

  test(`${locale}: settings for all comics, and others for this one`, async ({ page }) => {
    const comic = await comicOf('seeded');
    const chapter = await firstChapterOf(comic, locale);
    const layout = page.locator('[data-reader]');
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await expect(layout).toHaveAttribute('data-reader', 'double');
    await page.keyboard.press(',');
    const sheet = sheetOf(page, locale);
    await sheet.getByRole('radio', { name: t('layout.vertical') }).check();
    await expect(layout).toHaveAttribute('data-reader', 'vertical');
    await sheet.getByRole('radio', { name: t('settings.for.comic') }).check();
    await sheet.getByRole('radio', { name: t('layout.single') }).check();
    await expect(layout).toHaveAttribute('data-reader', 'single');
    expect(await violations(page)).toEqual([]);
    // It stays, and another comic has what is for all.
    const other = await findChapter(
      ({ comic: { id }, readingDirection }) => id !== chapter.comic.id && readingDirection !== 'vertical',
    );
    await page.goto(`/${locale}/chapter/${other.id}`);
    await expect(layout).toHaveAttribute('data-reader', 'vertical');
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await expect(layout).toHaveAttribute('data-reader', 'single');
  });

  test(`${locale}: all pages and all keys are listed, and led to by keys alone`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = new Reader(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: t('help.title') });
    await expect(keys.locator('kbd').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    const pages = page.getByRole('dialog', { name: t('thumbnails.title') });
    await expect(
      pages.getByRole('button', {
        name: words(locale, 'reader', 'pageOf', {
          page: number(1, locale),
          total: number(chapter.pageCount, locale),
        }),
      }),
    ).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(pages).toHaveCount(0);
    await reader.shows(2);
  });

  test(`${locale}: a key that is held flips the page into the other language; pressed twice, it stays`, async ({
    page,
  }) => {
    const other = locale === 'en' ? 'ar' : 'en';
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = new Reader(page);
    const flip = page.locator('[data-slot][data-current] [data-flip]');
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    // Nothing of it is fetched before it is asked for.
    await expect(flip).toHaveCount(0);
    await page.keyboard.down('t');
    await expect(flip).toHaveAttribute('data-flip', other);
    await expect(page.locator('[data-flipped="1"] img[data-shown]')).toBeVisible();
    await page.keyboard.up('t');
    await expect(flip).toHaveAttribute('data-flip', 'none');
    // On a busy machine two presses may come too far apart to be a double one.
    await expect(async () => {
      await page.keyboard.press('t');
      await page.keyboard.press('t');
      await expect(flip).toHaveAttribute('data-flip', other, { timeout: 2000 });
    }).toPass();
    await reader.turn(chapter.readingDirection);
    await expect(page.locator('[data-flipped="2"] img[data-shown]')).toBeVisible();
    await page.keyboard.press('t');
    await expect(flip).toHaveAttribute('data-flip', 'none');
    const button = page.getByRole('button', {
      name: words(locale, 'reader', 'flip.action', { language: languageIn(locale, other) }),
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(flip).toHaveAttribute('data-flip', other);
  });
}

const languageIn = (locale: 'en' | 'ar', other: 'en' | 'ar') =>
  ({ en: { en: 'English', ar: 'Arabic' }, ar: { en: 'الإنجليزية', ar: 'العربية' } })[locale][other];

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
  const choose = (fit: string) =>
    sheet
      .getByRole('radiogroup', { name: words('en', 'reader', 'settings.fit') })
      .getByRole('radio', { name: words('en', 'reader', `settings.fits.${fit}`), exact: true })
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

test('a second press at the end goes on to the next chapter', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await page.goto(`/en/chapter/${chapter.id}?page=${chapter.pageCount}`);
  const reader = new Reader(page);
  await reader.shows(chapter.pageCount);
  await reader.turn(chapter.readingDirection);
  await expect(page.locator('[data-primary-end]')).toBeFocused();
  await reader.turn(chapter.readingDirection);
  await expect(page).toHaveURL(`/en/chapter/${chapter.next?.id}`);
});
