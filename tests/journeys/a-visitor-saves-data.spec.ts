import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, words } from './support/words.ts';

/** The pages of the chapter that are asked for from now on. */
function askedPages(page: Page): Set<number> {
  const asked = new Set<number>();
  page.on('request', (request) => {
    const number = /%2F(\d+)(?:\.\d+)?-\d+\.webp\?/.exec(request.url())?.[1];
    if (number !== undefined) asked.add(Number(number));
  });
  return asked;
}

for (const locale of inOneLanguage('en')) {
  test(`with data saver a page comes when it is turned to, in ${locale}`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const saver = page.getByRole('switch', { name: words(locale, 'downloads', 'settings.dataSaver') });
    const light = page.getByRole('radio', { name: words(locale, 'downloads', 'settings.light') });
    const asked = askedPages(page);
    const open = async () => {
      asked.clear();
      await page.goto(`/${locale}/chapter/${chapter.id}`);
      await new Reader(page).shows(1);
      await page.waitForLoadState('networkidle');
    };
    await open();
    expect([...asked], 'what comes next is there already').toContain(2);

    await page.goto(`/${locale}/downloads`);
    await saver.click();
    await expect(light, 'downloads are lighter, too').toBeChecked();
    await page.reload();
    await expect(saver).toBeChecked();
    await open();
    expect([...asked]).toEqual([1]);
    await new Reader(page).turn(chapter.readingDirection);
    await new Reader(page).shows(2);
    expect(asked.has(3)).toBe(false);
  });
}
