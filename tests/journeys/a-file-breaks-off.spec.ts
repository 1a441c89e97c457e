import { drawPdf } from '@rawi/import/testing/sample-folder';
import { LOCALE_TAGS } from '@rawi/model/lists/locales';
import sharp from 'sharp';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { serveFile } from './support/changed-chapter.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

/** A chapter that is a file arrives only in part: the pages that are here are read, and what is missing says so in its place. */

test.use({ expectedErrors: ['offline'], layout: 'single' });

const PAGES = 6;

/** Noise cannot be made smaller: each page has parts of the file of its own. */
function noise(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 360, height: 504, channels: 3, background: '#888', noise: grain } })
    .png()
    .toBuffer();
}

for (const locale of inOneLanguage('ar')) {
  test(`a file that breaks off half-way keeps the pages that are here, in ${locale}`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('imported'), locale);
    const file = Buffer.from(await drawPdf(PAGES, noise));
    let isBroken = false;
    await serveFile(page, chapter, { file, pageCount: PAGES, isCut: () => isBroken });
    await page.goto(`/${locale}/comic/${chapter.comic.slug}`);
    await page.locator(`main a[href^="/${locale}/chapter/${chapter.id}"]`).first().click();
    const reader = new Reader(page);
    await reader.shows(1);

    isBroken = true;
    await page.keyboard.press('End');
    const alert = page.locator(`[data-page="${PAGES}"]`).getByRole('alert');
    const number = new Intl.NumberFormat(LOCALE_TAGS[locale]).format(PAGES);
    await expect(alert).toContainText(words(locale, 'reader', 'pageFailed', { page: number }));
    await page.keyboard.press('Home');
    await reader.shows(1);
    await page.keyboard.press('End');

    // A line that is still broken says so once more, and nothing is lost.
    const again = alert.getByRole('button', { name: words(locale, 'reader', 'tryAgain') });
    const asked = page.waitForEvent('requestfailed');
    await again.click();
    await asked;
    await expect(again).toBeEnabled();
    isBroken = false;
    await again.click();
    await reader.shows(PAGES);
    await expect(alert).toHaveCount(0);
  });
}
