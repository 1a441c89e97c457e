import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES, number, words } from './support/words.ts';

for (const locale of LOCALES) {
  const other = locale === 'ar' ? 'en' : 'ar';

  test(`${locale}: a chapter that runs the other way says so, once`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), other);
    const hint = page.locator('[data-direction-hint]');
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await expect(hint).toContainText(words(locale, 'reader', `readsTowards.${chapter.readingDirection}`));
    await expect(hint).toHaveCount(0);
    await page.reload();
    await new Reader(page).shows(1);
    await expect(hint).toHaveCount(0);
  });

  test(`${locale}: the next chapter stands where the pages lead, and is called one`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), other);
    if (chapter.next === undefined) throw new Error('The first seeded chapter has no next one.');
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    const next = page.locator('footer a');
    await expect(next).toContainText(words(locale, 'reader', 'nextChapter'));
    await expect(next).toContainText(
      words(locale, 'reader', 'chapter', { number: number(chapter.next.number, locale) }),
    );
    await expect(page.locator('footer output')).toHaveText(
      words(locale, 'reader', 'pageOfShort', {
        page: number(1, locale),
        total: number(chapter.pageCount, locale),
      }),
    );
    const box = await next.boundingBox();
    expect((box?.x ?? 0) > 720).toBe(chapter.readingDirection === 'ltr');
  });

  test.describe('on a phone held sideways', () => {
    test.use({ viewport: { width: 844, height: 390 } });

    test(`${locale}: a page is as wide as the column, and a key goes on within it before it turns`, async ({
      page,
    }) => {
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      const reader = new Reader(page);
      await page.goto(`/${locale}/chapter/${chapter.id}`);
      await reader.shows(1);
      const drawn = await reader.drawn(1).boundingBox();
      expect(drawn?.width).toBe(800);
      const scrolled = () =>
        page.locator('[data-slot][data-current]').evaluate(({ scrollTop }) => Math.round(scrollTop));
      await page.keyboard.press('Space');
      await expect.poll(scrolled).toBeGreaterThan(200);
      await expect(reader.drawn(1)).toBeVisible();
      // To the foot of the page, however many screens it has, and over it.
      await expect(async () => {
        await page.keyboard.press('PageDown');
        await expect(reader.drawn(2)).toBeVisible({ timeout: 500 });
      }).toPass();
    });

    test(`${locale}: the way on from the end is in view`, async ({ page }) => {
      const chapter = await firstChapterOf(await comicOf('seeded'), locale);
      await page.goto(`/${locale}/chapter/${chapter.id}?page=${chapter.pageCount}`);
      const reader = new Reader(page);
      await reader.shows(chapter.pageCount);
      await reader.turn(chapter.readingDirection);
      const onwards = page.locator('[data-primary-end]');
      await expect(onwards).toBeFocused();
      const box = await onwards.boundingBox();
      expect((box?.y ?? 390) + (box?.height ?? 0)).toBeLessThanOrEqual(390 - 72);
      // A finger at the edge where the pages are means "back".
      await page.mouse.click(chapter.readingDirection === 'rtl' ? 840 : 4, 200);
      await reader.shows(chapter.pageCount);
    });
  });
}
