import type { Page } from '@playwright/test';
import { otherLocales } from '@rawi/model/lists/locales';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordKey, words } from './support/words.ts';

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
  const t = (key: WordKey<'reader'>, values?: Record<string, string>) => words(locale, 'reader', key, values);

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
    // It is there in both languages, so nothing is proposed but the language of the site.
    const other = chapter.language === locale ? otherLocales(locale)[0] : locale;
    expect(chapter.translations.map(({ language }) => language)).toContain(other);
    await page.getByRole('link', { name: t('end.askTranslation'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name="number"]')).toHaveValue(String(chapter.number));
    await expect(dialog.locator('[name="language"]')).toHaveValue(locale);
    await expect(dialog).toContainText(chapter.comic.names[locale] ?? chapter.comic.series);
  });
}
