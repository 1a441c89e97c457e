import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

test.use({ expectedErrors: ['missing'] });

for (const locale of inOneLanguage('en')) {
  test(`what is not there names its address, in ${locale}, and leads on`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of ['comic/no-such-comic', 'blog/no_article', `chapter/${chapter.id}?page=0`]) {
      const response = await page.goto(`/${locale}/${path}`);
      // The chapter itself is there.
      if (!path.startsWith('chapter/')) expect(response?.status()).toBe(404);
      await expect(heading).toHaveText(
        words(locale, 'shell', 'error.pageNotFoundAt', { path: `/${locale}/${path}` }),
      );
    }
    // Nothing else is missing of an address without a language, or with it in capitals.
    for (const typed of ['/comics?from=mail', `/${locale.toUpperCase()}/comics?from=mail`]) {
      await page.goto(typed);
      await expect(page).toHaveURL(`/${locale}/comics?from=mail`);
    }
    await page.goto('/fr');
    await expect(heading).toHaveText('Page not found');
    await page.getByRole('link', { name: words(locale, 'shell', 'error.backToHome') }).click();
    await expect(page).toHaveURL(`/${locale}`);
    // The pages of a chapter may have been replaced by fewer.
    await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount + 1}`);
    await page.getByRole('link', { name: words(locale, 'reader', 'toLastPage') }).click();
    await new Reader(page).shows(chapter.pageCount);
    await expect(page).toHaveURL(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
  });
}
