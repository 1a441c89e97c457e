import { randomUUID } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { zipOf } from '@rawi/media/testing/archive-file';
import { protectedPdf } from '@rawi/media/testing/protected-pdf';
import { LIMITS } from '@rawi/model/limits';
import { refusalText } from '@rawi/model/text/refusal-texts';
import sharp from 'sharp';
import { violations } from './support/axe.ts';
import { comicOf } from './support/catalogue.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, words } from './support/words.ts';
import { newUploader } from './support/work.ts';

const w = (locale: Locale, key: string, values?: Record<string, string>) =>
  words(locale, 'upload-chapter', key, values);
const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;

const files = (page: Page) => page.locator('main input[type="file"][name="chapter"]');
const check = (page: Page, locale: Locale, name: string) =>
  page.locator('main aside li[data-state="passed"]').filter({ hasText: w(locale, `checks.${name}`) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const send = (page: Page, locale: Locale) =>
  page.locator('main button[type="submit"]').filter({ hasText: w(locale, 'send') });

/** A translator at the form, with a comic chosen and everything but the file filled in. */
async function fillIn(page: Page, locale: Locale, number: string): Promise<string> {
  const person = await newUploader(locale, NAMES[locale]);
  await logInAt(page, locale, '/uploadchapter', person);
  await expect(heading(page, w(locale, 'title'))).toBeVisible();
  const { series } = await comicOf('seeded');
  await page.locator('main input[name="comic"]').fill(series);
  await page.locator('main ul button').first().click();
  await page.locator('main input[name="number"]').fill(number);
  await page.locator('main select[name="language"]').selectOption('ar');
  await page.getByRole('radio', { name: w(locale, 'direction.rtl') }).check({ force: true });
  return series;
}

const pdf = async (name: string, pages = 3) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await drawPdf(pages)),
});
const image = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 840, channels: 3, background } })
    .png()
    .toBuffer(),
});

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: a translator uploads a chapter, sees its checks pass, and hands it in`, async ({
    page,
  }) => {
    // Typed as the keyboard of the language has it.
    await fillIn(page, locale, locale === 'ar' ? '٧٧' : '77');
    await expect(page).toHaveURL(/submission=/);
    await files(page).setInputFiles(await pdf('chapter-77.pdf', 12));
    await expect(page.locator('main aside ol li')).toHaveCount(10);
    for (const step of ['arrived', 'opened', 'pages', 'new'])
      await expect(check(page, locale, step)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await expect(check(page, locale, 'new')).toBeVisible();
    await expect(page.locator('main input[name="number"]')).toHaveValue('77');
    await send(page, locale).click();
    await expect(heading(page, w(locale, 'sent.title'))).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: words(locale, 'upload', 'myWork') })
      .click();
    await expect(page).toHaveURL(`/${locale}/mywork`);
  });

  test(`${locale}: pages that are pictures are put in order by keyboard, and packed`, async ({ page }) => {
    await fillIn(page, locale, '5');
    await files(page).setInputFiles([
      await image('page 10.png', '#104070'),
      await image('page 2.png', '#701040'),
    ]);
    const rows = page.locator('main ol[aria-label] li[draggable]');
    await expect(rows).toHaveCount(2);
    // 2 comes before 10.
    await expect(rows.first()).toContainText('page 2.png');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toContainText('page 10.png');
    await expect(rows.nth(1)).toBeFocused();
    await page.getByRole('button', { name: w(locale, 'order.pack') }).click();
    await expect(check(page, locale, 'new')).toBeVisible();
    await expect(page.locator('main aside ol li')).toHaveCount(2);
  });
}

test('a CBZ is checked and handed in as a PDF is', async ({ page }) => {
  const locale = 'en';
  await fillIn(page, locale, '11');
  const pages = await Promise.all(
    [10, 2].map(async (n) => [`${n}.png`, (await image('', `#${n}04070`.slice(0, 7))).buffer] as const),
  );
  await files(page).setInputFiles({
    name: 'chapter 11.cbz',
    mimeType: 'application/vnd.comicbook+zip',
    buffer: await zipOf(pages),
  });
  await expect(check(page, locale, 'new')).toBeVisible();
  await send(page, locale).click();
  await expect(heading(page, w(locale, 'sent.title'))).toBeVisible();
});

test.describe('a line that is cut', () => {
  test.use({ expectedErrors: ['offline'] });

  test('an upload that is interrupted goes on after a reload', async ({ page }) => {
    const locale = 'en';
    await fillIn(page, locale, '6');
    // The line is cut behind the start of the upload.
    await page.route(/upload_id=/, (route) => route.abort());
    await files(page).setInputFiles(await pdf('chapter-6.pdf'));
    await expect(page.getByText(words(locale, 'upload', 'steps.offline'))).toBeVisible();
    await page.unroute(/upload_id=/);
    await page.reload();
    await expect(check(page, locale, 'new')).toBeVisible();
  });
});

/** A file of so many bytes that lie nowhere: it begins as a PDF does. */
async function sparseFile(path: string, bytes: number): Promise<string> {
  await writeFile(path, '%PDF-1.7\n');
  await truncate(path, bytes);
  return path;
}

test.describe('files that are no chapter', () => {
  // Another file takes the place of one on its way: the last piece of that one is refused.
  test.use({ expectedErrors: ['refused'] });
  test('are told at once, and nothing typed is lost', async ({ page }, testInfo) => {
    const locale = 'en';
    const series = await fillIn(page, locale, '8');
    const text = { name: 'chapter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just words') };
    await files(page).setInputFiles(text);
    await expect(page.getByText(refusalText({ code: 'wrong-format' }, locale))).toBeVisible();
    await files(page).setInputFiles({ ...text, buffer: Buffer.alloc(0) });
    await expect(page.getByText(refusalText({ code: 'empty' }, locale))).toBeVisible();
    await files(page).setInputFiles({ ...text, buffer: await protectedPdf() });
    await expect(page.getByText(refusalText({ code: 'password' }, locale)).first()).toBeVisible();
    await files(page).setInputFiles(await sparseFile(testInfo.outputPath('large.pdf'), LIMITS.pdfBytes + 1));
    await expect(page.getByText(refusalText({ code: 'too-heavy' }, locale))).toBeVisible();
    // It looks like a PDF at its beginning only: this one the server tells, or the browser.
    await files(page).setInputFiles({ ...text, buffer: Buffer.from('%PDF-1.7\nbroken') });
    await expect(page.getByText(refusalText({ code: 'damaged' }, locale)).first()).toBeVisible();
    await expect(page.locator('main input[name="number"]')).toHaveValue('8');
    await expect(page.locator('main')).toContainText(series);
    // Another file takes the place of the one that was refused.
    await page
      .getByRole('button', { name: words(locale, 'upload', 'removeName', { name: 'chapter.pdf' }) })
      .click();
    await files(page).setInputFiles(await pdf('better.pdf'));
    await expect(check(page, locale, 'new')).toBeVisible();
  });
});

test('several chapters go at once, their numbers read from their names', async ({ page }) => {
  const locale = 'en';
  await fillIn(page, locale, '1');
  await files(page).setInputFiles([await pdf('simurgh_ch_021.pdf', 1), await pdf('simurgh_ch_022.5.pdf', 2)]);
  await expect(page.locator('main input[name="number-0"]')).toHaveValue('21');
  await expect(page.locator('main input[name="number-1"]')).toHaveValue('22.5');
  await page
    .getByRole('button', { name: words(locale, 'upload-chapter', 'several.start_other', { number: '2' }) })
    .click();
  await expect(page.getByRole('link', { name: words(locale, 'upload', 'myWork') }).last()).toBeVisible();
  await page
    .getByRole('link', { name: words(locale, 'upload', 'myWork') })
    .last()
    .click();
  await expect(page.locator('main')).toContainText('22.5');
});

test('a chapter is written and handed in by keyboard alone', async ({ page }) => {
  const locale = 'en';
  const person = await newUploader(locale, NAMES[locale]);
  await logInAt(page, locale, '/uploadchapter', person);
  await expect(heading(page, w(locale, 'title'))).toBeVisible();
  const { series } = await comicOf('seeded');
  await page.locator('main input[name="comic"]').focus();
  await page.keyboard.type(series);
  await expect(page.locator('main ul button').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText(w(locale, 'comic.change'));
  await page.locator('main input[name="number"]').focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arabic');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The well');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await files(page).setInputFiles(await pdf('nine.pdf', 1));
  await expect(check(page, locale, 'new')).toBeVisible();
  await send(page, locale).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, w(locale, 'sent.title'))).toBeVisible();
});

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: an address that names no draft of one’s own says so`, async ({ page }) => {
    await logInAt(page, locale, '/mywork', await newUploader(locale, NAMES[locale]));
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

  test(`${locale}: a translator retranslates what a reader asks for`, async ({ page }) => {
    await logInAt(page, locale, '/mywork', await newUploader(locale, NAMES[locale]));
    const comic = await comicOf('seeded');
    await page.goto(`/${locale}/comic/${comic.slug}`);
    await page
      .locator('main')
      .getByRole('link', { name: words(locale, 'comic', 'uploadMissing'), exact: true })
      .click();
    await expect(heading(page, w(locale, 'title'))).toBeVisible();
    await expect(page.getByRole('button', { name: w(locale, 'comic.change') })).toBeVisible();
    await expect(page.locator('main select[name="language"]')).toHaveValue(locale);
    // Once it is begun the address names the draft, which keeps what was asked for.
    await page.locator('main input[name="number"]').fill('12');
    await expect(page).toHaveURL(/submission=/);
    await expect(
      page.locator('main output').filter({ hasText: words(locale, 'upload', 'save.saved') }),
    ).toBeVisible();
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(page.getByRole('button', { name: w(locale, 'comic.change') })).toBeVisible();
      await expect(page.locator('main input[name="number"]')).toHaveValue('12');
      await expect(page.locator('main select[name="language"]')).toHaveValue(locale);
    }
  });
}
