import type { Page } from '@playwright/test';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { violations } from './support/axe.ts';
import { logInAt } from './support/reader-account.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, type Locale, number, type WordKey, words } from './support/words.ts';
import { newUploader } from './support/work.ts';

const NAMES = { en: 'Layla Haddad', ar: 'ليلى حداد' } as const;
const w = (locale: Locale, key: WordKey<'upload'>, values?: Record<string, string>) =>
  words(locale, 'upload', key, values);
const bar = (page: Page, locale: Locale) => page.getByRole('region', { name: w(locale, 'bar.label') });
const heading = (page: Page, locale: Locale) =>
  page.getByRole('heading', { level: 1, name: words(locale, 'upload-chapter', 'title'), exact: true });
const passed = (page: Page, locale: Locale) =>
  page
    .locator('main aside li[data-state="passed"]')
    .filter({ hasText: words(locale, 'upload-chapter', 'checks.new') });
const SESSIONS = /upload_id=/;

/** How much of uploads lies on this device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const count = (name: string, store: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as the requests of IndexedDB are written.
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above.
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      });
    return [await count('rawi-uploads', 'uploads'), await count('rawi-files', 'files')];
  });

test.use({ expectedErrors: ['offline'] });

for (const locale of inOneLanguage('en')) {
  test(`${locale}: an upload is seen from other pages, goes on after a reload there, and ends with a log-out`, async ({
    page,
  }) => {
    const person = await newUploader(locale, NAMES[locale]);
    await logInAt(page, locale, '/uploadchapter', person);
    await expect(heading(page, locale)).toBeVisible();
    const chapter = {
      name: 'chapter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await drawPdf(2)),
    };
    const choose = () => page.locator('main input[type="file"][name="chapter"]').setInputFiles(chapter);
    // Storage is out of reach behind the start of the upload.
    await page.route(SESSIONS, (route) => route.abort());
    await choose();
    await expect(page.getByText(w(locale, 'steps.offline'))).toBeVisible();
    // The form shows it itself.
    await expect(bar(page, locale)).toHaveCount(0);
    const draft = page.url();

    await test.step('another page says that it is under way, and where it is', async () => {
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      const title = w(locale, 'total_one', { number: number(1, locale) });
      await expect(bar(page, locale)).toContainText(title);
      expect(await kept(page)).toEqual([1, 1]);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('after a reload it goes on from there', async () => {
      await page.unroute(SESSIONS);
      await page.reload();
      await expect.poll(() => kept(page)).toEqual([0, 0]);
      await expect(bar(page, locale)).toHaveCount(0);
      await page.goto(draft);
      await expect(passed(page, locale)).toBeVisible();
    });

    await test.step('a log-out says what is given up, and leaves nothing here', async () => {
      await page.goto(`/${locale}/uploadchapter`);
      await expect(heading(page, locale)).toBeVisible();
      await page.route(SESSIONS, (route) => route.abort());
      await choose();
      await expect(page.getByText(w(locale, 'steps.offline'))).toBeVisible();
      expect(await kept(page)).toEqual([1, 1]);
      await page.getByRole('banner').getByRole('link').first().click();
      await bar(page, locale).getByRole('link').click();
      await expect(page).toHaveURL(`/${locale}/mywork`);
      await page
        .locator('main')
        .getByRole('button', { name: words(locale, 'account', 'tabs.logOut') })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words(locale, 'session', 'signOut.uploads'));
      await dialog.getByRole('button', { name: words(locale, 'session', 'signOut.confirm') }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/?$`));
      await expect.poll(() => kept(page)).toEqual([0, 0]);
      await expect(bar(page, locale)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('rawi-uploads'))).toBeNull();
    });
  });
}
