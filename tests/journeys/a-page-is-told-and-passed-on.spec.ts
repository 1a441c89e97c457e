import type { Page } from '@playwright/test';
import { otherLocales } from '@rawi/model/lists/locales';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { anotherDevice } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, words } from './support/words.ts';

/** What is told of the pages; the comments behind the last one have a region of their own. */
const told = (page: Page) => page.locator('[data-reader] > p[aria-live="polite"]');

/** Reads a chapter to its end card. */
async function readToEnd(page: Page, locale: Locale) {
  const chapter = await firstChapterOf(await comicOf('seeded'), locale);
  const reader = new Reader(page);
  await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
  await reader.shows(chapter.pageCount);
  await reader.turn(chapter.readingDirection);
  await expect(page.locator('[data-primary-end]')).toBeFocused();
  return chapter;
}

for (const locale of inOneLanguage('ar')) {
  const t = (key: string, values?: Record<string, string>) => words(locale, 'reader', key, values);

  test(`${locale}: who does not see the pages is told each that is turned to, and the end`, async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const total = number(chapter.pageCount, locale);
    const reader = new Reader(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    // A region that comes with its text is not read out: it has to be the one that was there.
    const region = await told(page).elementHandle();
    await expect(told(page)).toHaveText(t('pageOf', { page: number(1, locale), total }));
    await reader.turn(chapter.readingDirection);
    await expect(told(page)).toHaveText(t('pageOf', { page: number(2, locale), total }));
    await page.keyboard.press('2');
    await expect(told(page)).toHaveText(
      t('pagesOf', { page: number(2, locale), last: number(3, locale), total }),
    );
    await page.keyboard.press('End');
    await page.keyboard.press('1');
    await expect(told(page)).toHaveText(t('pageOf', { page: total, total }));
    await reader.turn(chapter.readingDirection);
    await expect(told(page)).toHaveText(t('end.finished', { number: number(chapter.number, locale) }));
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(told(page)).toHaveCount(1);
  });

  test(`${locale}: a link to the page that is read leads another device to that page`, async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = new Reader(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    const copied = async () => {
      await page.getByRole('button', { name: t('copyPageLink'), exact: true }).click();
      await expect(page.getByText(words(locale, 'choices', 'copied'))).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await page.keyboard.press(',');
    const { origin } = new URL(page.url());
    expect(await copied()).toBe(`${origin}/${locale}/chapter/${chapter.id}`);
    await page.keyboard.press('Escape');
    for (const _ of [2, 3]) await reader.turn(chapter.readingDirection);
    await reader.shows(3);
    await page.keyboard.press(',');
    await expect.poll(copied).toBe(`${origin}/${locale}/chapter/${chapter.id}?page=3`);

    const other = await anotherDevice(browser);
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await new Reader(other).shows(3);
    await expect(other.locator('[data-current] [data-page="3"]')).toBeVisible();
    await other.context().close();
  });

  test(`${locale}: a translator retranslates the chapter that was read: what it is stands in the form`, async ({
    page,
    people,
  }) => {
    await logInAt(page, locale, '/account', await people('translator'));
    const chapter = await readToEnd(page, locale);
    const language = chapter.language === locale ? otherLocales(locale)[0] : locale;
    await page.getByRole('link', { name: t('end.retranslate'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/uploadchapter\\?`));
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      comic: chapter.comic.id,
      number: String(chapter.number),
      language,
    });
    const form = page.locator('main');
    await expect(form.locator('input[name="number"]')).toHaveValue(String(chapter.number));
    await expect(form.locator('select[name="language"]')).toHaveValue(language ?? '');
    await expect(
      form.getByRole('button', { name: words(locale, 'upload-chapter', 'comic.change') }),
    ).toBeVisible();
    await expect(form).toContainText(chapter.comic.names[locale] ?? chapter.comic.series);
  });

  test(`${locale}: a reader asks for another translation of it, with the same filled in`, async ({
    page,
    people,
  }) => {
    await logInAt(page, locale, '/account', await people('reader'));
    const chapter = await readToEnd(page, locale);
    const language = chapter.language === locale ? otherLocales(locale)[0] : locale;
    await page.getByRole('link', { name: t('end.askTranslation'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name="number"]')).toHaveValue(String(chapter.number));
    await expect(dialog.locator('[name="language"]')).toHaveValue(language ?? '');
    await expect(dialog).toContainText(chapter.comic.names[locale] ?? chapter.comic.series);
  });
}
