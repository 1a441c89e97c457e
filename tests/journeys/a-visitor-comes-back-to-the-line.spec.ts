import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicOf, findChapter, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { readTo } from './support/reading.ts';
import { expect, test } from './support/test.ts';

/** Goes on from the first row of the home page, on page 3 of the chapter. */
async function goOnFromHome(page: Page, chapter: ChapterPayload): Promise<void> {
  await page.goto('/en');
  await page.locator('[data-ribbon]').getByRole('link').first().click();
  await expect(page).toHaveURL(`/en/chapter/${chapter.id}?page=3`);
  await new Reader(page).shows(3);
}

test('a strip opens at the very part of the page where it was left', async ({ page }) => {
  const chapter = await findChapter(
    ({ readingDirection, pageCount }) => readingDirection === 'vertical' && pageCount > 3,
  );
  // Where the third page stands on the screen: its head is above it.
  const head = () =>
    page.locator('[data-page="3"]').evaluate((box) => Math.round(box.getBoundingClientRect().top));
  await page.goto(`/en/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  await page.locator('[data-page="3"]').evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    window.scrollBy(0, top + height / 2 - window.innerHeight * 0.3);
  });
  await expect(page).toHaveURL(/page=3$/);
  const left = await head();
  expect(left).toBeLessThan(0);
  await goOnFromHome(page, chapter);
  await expect.poll(async () => Math.abs((await head()) - left)).toBeLessThanOrEqual(3);
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a long page opens at the very part where it was left', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    const slot = page.locator('[data-slot][data-current]');
    const scrolled = () => slot.evaluate(({ scrollTop }) => Math.round(scrollTop));
    await readTo(page, 'en', chapter, 3);
    await new Reader(page).shows(3);
    await slot.evaluate((box) => box.scrollTo(0, (box.scrollHeight - box.clientHeight) / 2));
    const left = await scrolled();
    expect(left).toBeGreaterThan(100);
    await goOnFromHome(page, chapter);
    await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThanOrEqual(3);
    // Only where it was left: other pages begin at their head.
    await new Reader(page).turn(chapter.readingDirection);
    await new Reader(page).shows(4);
    expect(await scrolled()).toBeLessThan(100);
  });
});
