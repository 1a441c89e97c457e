import { randomUUID } from 'node:crypto';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { pagesOf } from '@rawi/model/truth/page-images';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { reportsSaying } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

const PDF = /\/v0\/b\/.*\.pdf\?/;

for (const locale of inOneLanguage('ar')) {
  test(`a damaged file says so, can be reported and tried again, in ${locale}`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('imported'), locale);
    await page.route(PDF, async (route) => {
      const response = await route.fetch();
      const body = Buffer.alloc((await response.body()).byteLength, 'not a comic ');
      await route.fulfill({ response, body });
    });
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words(locale, 'reader', 'fileFailed.title'));
    await expect(alert).toContainText(words(locale, 'reader', 'fileFailed.damaged'));

    await alert.getByRole('button', { name: words(locale, 'reader', 'report') }).click();
    const dialog = page.getByRole('dialog');
    // What does not arrive is about images, unless the reader says otherwise.
    await expect(dialog.getByRole('radio', { name: ISSUE_REPORT_NAMES.images[locale] })).toBeChecked();
    const note = `Damaged, ${randomUUID()}`;
    await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: words(locale, 'reader', 'reportDialog.send') }).click();
    await expect(dialog).toContainText(words(locale, 'reader', 'reportDialog.sent'));
    expect(await reportsSaying(note)).toMatchObject([
      { issue: 'images', fault: 'file', page: null, chapterId: chapter.id, reporter: null },
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.unroute(PDF);
    await alert.getByRole('button', { name: words(locale, 'reader', 'tryAgain') }).click();
    await new Reader(page).shows(1);
  });
}

test.describe('a file that is not there', () => {
  test.use({ expectedErrors: ['missing'] });

  test('says so', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('imported'), 'en');
    await page.route(PDF, (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`/en/chapter/${chapter.id}`);
    await expect(page.getByRole('alert')).toContainText(words('en', 'reader', 'fileFailed.missing'));
  });
});

test.describe('a page that does not arrive', () => {
  test.use({ expectedErrors: ['offline'] });

  test('says so in its place, and comes when tried again', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    const [, second] = chapter.manifest ? pagesOf(chapter.manifest) : [];
    const paths = second?.flatMap(({ sources }) => sources.map(({ path }) => encodeURIComponent(path))) ?? [];
    const isPageTwo = (url: URL) => paths.some((path) => url.pathname.endsWith(path));
    await page.route(isPageTwo, (route) => route.abort());
    await page.goto(`/en/chapter/${chapter.id}?page=2`);
    const alert = page.locator('[data-page="2"]').getByRole('alert');
    await expect(alert).toContainText(words('en', 'reader', 'pageFailed', { page: '2' }));
    await page.unroute(isPageTwo);
    await alert.getByRole('button', { name: words('en', 'reader', 'tryAgain') }).click();
    await new Reader(page).shows(2);
  });
});

test.describe('a download that breaks off', () => {
  test.use({ expectedErrors: ['offline'] });

  test('says why and can be tried again', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    await page.goto(`/en/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await page.route(PDF, (route) => route.abort());
    await page.getByRole('button', { name: words('en', 'reader', 'download.action') }).click();
    const panel = page.locator('[data-download]');
    await expect(panel).toContainText(words('en', 'reader', 'download.failure.offline'));
    await page.unroute(PDF);
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button', { name: words('en', 'reader', 'tryAgain') }).click();
    await downloading;
    await expect(panel).toContainText(words('en', 'reader', 'download.saved'));
  });
});
