import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { comicOf } from './catalogue.ts';
import { logInAt, type ReaderAccount } from './reader-account.ts';
import { expect } from './test.ts';
import { type Locale, type WordKey, words } from './words.ts';
import { newUploader } from './work.ts';

/** Of the translators whose work these journeys hand in. */
export const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
/** Words of the reviewers' pages. */
export const w = (locale: Locale, key: WordKey<'review'>, values?: Record<string, string>) =>
  words(locale, 'review', key, values);
/** Words of the form of a chapter. */
export const u = (locale: Locale, key: WordKey<'upload-chapter'>) => words(locale, 'upload-chapter', key);
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });

/** A chapter of a comic that is there, as its translator hands it in. Returns the comic's name and the submission. */
export async function handIn(page: Page, locale: Locale, chapter: string) {
  const translator = await newUploader(locale, NAMES[locale]);
  await logInAt(page, locale, '/uploadchapter', translator);
  await expect(heading(page, u(locale, 'title'))).toBeVisible();
  const { series } = await comicOf('seeded');
  await page.locator('main input[name="comic"]').fill(series);
  await page.locator('main ul button').first().click();
  await page.locator('main input[name="number"]').fill(chapter);
  await page.locator('main select[name="language"]').selectOption('fr');
  await page.getByRole('radio', { name: u(locale, 'direction.rtl') }).check({ force: true });
  await page.getByRole('radio', { name: words(locale, 'age-rating', 'asTheComic') }).check();
  await chooseFile(page, locale, 3);
  const submissionId = new URL(page.url()).searchParams.get('submission') ?? '';
  await send(page, locale);
  return { series, submissionId };
}

/** Chooses a file of so many pages, and waits until it is checked. */
export async function chooseFile(page: Page, locale: Locale, pageCount: number): Promise<void> {
  await page.locator('main input[type="file"][name="chapter"]').setInputFiles({
    name: 'chapter.pdf',
    mimeType: 'application/pdf',
    // Drawn within the same second, two would be the same file, which the checks say.
    buffer: Buffer.concat([Buffer.from(await drawPdf(pageCount)), Buffer.from(`\n%${randomUUID()}\n`)]),
  });
  await expect(
    page.locator('main aside li[data-state="passed"]').filter({ hasText: u(locale, 'checks.new') }),
  ).toBeVisible();
}

export async function send(page: Page, locale: Locale) {
  await page
    .locator('main button[type="submit"]')
    .filter({ hasText: u(locale, 'send') })
    .click();
  await expect(heading(page, u(locale, 'sent.title'))).toBeVisible();
}

/** A reviewer at a page of theirs: the log-in leads on to it. */
export const atTheDesk = (page: Page, locale: Locale, path: string, reviewer: ReaderAccount) =>
  logInAt(page, locale, path, reviewer);
