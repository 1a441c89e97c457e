import { LIMITS } from '@rawi/model/limits';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

test.use({ expectedErrors: ['missing'] });

for (const locale of inOneLanguage('en')) {
  for (const [what, path] of [
    ['comic', 'comic/no-such-comic'],
    ['chapter', 'chapter/no-such-chapter'],
    ['chapter id that is no id', 'chapter/..%2Fhome'],
    ['publisher', 'publisher/nobody'],
    ['translator', 'translator/nobody'],
    ['translator id that is no id', 'translator/..%2Fhome'],
  ] as const) {
    test(`an unknown ${what} names its path, in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/${path}`);
      const message = words(locale, 'shell', 'error.pageNotFoundAt', { path: `/${locale}/${path}` });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      await page.getByRole('link', { name: words(locale, 'shell', 'error.backToHome') }).click();
      await expect(page).toHaveURL(`/${locale}`);
    });
  }

  test(`a page that no chapter has names its address, in ${locale}; from one behind the last a way leads to the last`, async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    for (const asked of ['abc', '0', String(LIMITS.pdfPages.max + 1)]) {
      const address = `/${locale}/chapter/${chapter.id}?page=${asked}`;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(locale, 'shell', 'error.pageNotFoundAt', { path: address }),
      );
    }
    // Its pages may have been replaced by fewer.
    await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount + 1}`);
    await page.getByRole('link', { name: words(locale, 'shell', 'error.toLastPage') }).click();
    await new Reader(page).shows(chapter.pageCount);
    await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
  });

  test(`an address that no page has, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/no/such/page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'shell', 'error.pageNotFound'),
    );
  });
}

test('an unknown language prefix', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
