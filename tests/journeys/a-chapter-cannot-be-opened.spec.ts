import { randomUUID } from 'node:crypto';
import { ISSUE_REPORT_NAMES } from '@rawi/model/lists/issue-reports';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { reportsSaying } from './support/owner.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

test.use({ expectedErrors: ['missing'] });

const PDF = /\/v0\/b\/.*\.pdf\?/;

for (const locale of inOneLanguage('ar')) {
  test(`a damaged file and one that is not there say so, can be reported and tried again, in ${locale}`, async ({
    page,
  }) => {
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
    // A failed load is reported as one of images, unless the reader says otherwise.
    await expect(dialog.getByRole('radio', { name: ISSUE_REPORT_NAMES.images[locale] })).toBeChecked();
    const note = `Damaged, ${randomUUID()}`;
    await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: words(locale, 'chapter-report', 'send') }).click();
    await expect(dialog).toContainText(words(locale, 'chapter-report', 'sent'));
    expect(await reportsSaying(note)).toMatchObject([
      { issue: 'images', fault: 'file', page: null, chapterId: chapter.id, reporter: null },
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.unroute(PDF);
    await page.route(PDF, (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    );
    const again = alert.getByRole('button', { name: words(locale, 'reader', 'tryAgain') });
    await again.click();
    await expect(alert).toContainText(words(locale, 'reader', 'fileFailed.missing'));
    await page.unroute(PDF);
    await again.click();
    await new Reader(page).shows(1);
  });
}
