import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { violations } from './support/axe.ts';
import { comicOf } from './support/catalogue.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, type WordBelow, type WordKey, words } from './support/words.ts';
import { newUploader } from './support/work.ts';

const w = (locale: Locale, key: WordKey<'upload-chapter'>, values?: Record<string, string>) =>
  words(locale, 'upload-chapter', key, values);
const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;

const files = (page: Page) => page.locator('main input[type="file"][name="chapter"]');
const check = (page: Page, locale: Locale, name: WordBelow<'upload-chapter', 'checks'>) =>
  page.locator('main aside li[data-state="passed"]').filter({ hasText: w(locale, `checks.${name}`) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const send = (page: Page, locale: Locale) =>
  page.locator('main button[type="submit"]').filter({ hasText: w(locale, 'send') });

const pdf = async (name: string, pages = 3) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await drawPdf(pages)),
});
for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a translator uploads a chapter that readers ask for, sees its checks pass, and hands it in`, async ({
    page,
  }) => {
    const comic = await comicOf('seeded');
    await logInAt(page, locale, `/comic/${comic.slug}`, await newUploader(locale, NAMES[locale]));
    await page
      .locator('main')
      .getByRole('link', { name: words(locale, 'comic', 'uploadMissing'), exact: true })
      .click();
    await expect(heading(page, w(locale, 'title'))).toBeVisible();
    await expect(page.getByRole('button', { name: w(locale, 'comic.change') })).toBeVisible();
    await expect(page.locator('main select[name="language"]')).toHaveValue(locale);
    // Typed as the keyboard of the language has it.
    await page.locator('main input[name="number"]').fill(locale === 'ar' ? '٧٧' : '77');
    await page.getByRole('radio', { name: w(locale, 'direction.rtl') }).check({ force: true });
    await page.getByRole('radio', { name: words(locale, 'age-rating', 'asTheComic') }).check();
    // Once it is begun the address names the draft, which keeps what was asked for.
    await expect(page).toHaveURL(/submission=/);
    await files(page).setInputFiles(await pdf('chapter-77.pdf', 12));
    await expect(page.locator('main aside ol li')).toHaveCount(10);
    for (const step of ['arrived', 'opened', 'pages', 'new'] as const)
      await expect(check(page, locale, step)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await expect(check(page, locale, 'new')).toBeVisible();
    await expect(page.getByRole('button', { name: w(locale, 'comic.change') })).toBeVisible();
    await expect(page.locator('main input[name="number"]')).toHaveValue('77');
    await expect(page.locator('main select[name="language"]')).toHaveValue(locale);
    await test.step('the pages are seen as readers will see them before they are sent', async () => {
      const pages = page.locator('main aside ol').getByRole('button');
      await expect(pages).toHaveCount(12);
      await pages.last().click();
      const large = page.getByRole('dialog').locator('img');
      await expect
        .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await send(page, locale).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, w(locale, 'sent.title'))).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: words(locale, 'upload', 'myWork') })
      .click();
    await expect(page).toHaveURL(`/${locale}/mywork`);

    await test.step('an address that names no draft of one’s own says so', async () => {
      // The first is no id that a document can have; the second is one that no document has.
      for (const id of ['a%2Fb', randomUUID()]) {
        await page.goto(`/${locale}/uploadchapter?submission=${id}`);
        await expect(heading(page, words(locale, 'upload', 'gone.title'))).toBeVisible();
      }
      await page
        .locator('main')
        .getByRole('link', { name: words(locale, 'upload', 'gone.new') })
        .click();
      await expect(page.locator('main input[name="number"]')).toHaveValue('');
    });
  });
}
