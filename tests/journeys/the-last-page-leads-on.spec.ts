import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Fingers } from './support/fingers.ts';
import { paint } from './support/painted-chapter.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import type { Locale } from './support/words.ts';

/** Behind the last page stands the end card: a second press goes on from there, and the way back is the same as everywhere. */

const PAGE = { width: 800, height: 1200 } as const;

/** A chapter of two pages, at its end card. Returns the address of the chapter that follows. */
async function toTheEnd(page: Page, locale: Locale, direction: 'ltr' | 'rtl'): Promise<string> {
  const chapter = await firstChapterOf(await comicOf('seeded'), locale);
  await paint(page, chapter, [PAGE, PAGE], direction);
  await page.goto(`/${locale}/comic/${chapter.comic.slug}`);
  await page.locator(`main a[href^="/${locale}/chapter/${chapter.id}"]`).first().click();
  await new Reader(page).shows(1);
  await page.keyboard.press('End');
  await new Reader(page).shows(2);
  await new Reader(page).turn(direction);
  await expect(page.locator('[data-end-card]')).toBeVisible();
  return `/${locale}/chapter/${chapter.next?.id}`;
}

test('Page Up and the wheel lead back, and the arrows scroll the card', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await toTheEnd(page, 'en', 'ltr');
  const card = page.locator('[data-end-screen]');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => card.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await card.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -300);
    await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  // Where the wheel had to be turned once more, it may have led past the last page.
  await page.keyboard.press('End');
  await new Reader(page).shows(2);
  await new Reader(page).turn('ltr');
  await expect(page.locator('[data-end-card]')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
});

test.describe('with fingers', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    layout: 'single',
  });

  test('the card is pulled away, back to the last page, in again and on to the next chapter', async ({
    page,
  }) => {
    const next = await toTheEnd(page, 'en', 'ltr');
    const fingers = await Fingers.on(page);
    await fingers.pull({ x: 120, y: 600 }, { x: 320, y: 600 });
    await expect(page.locator('[data-near] [data-page="2"]')).toBeInViewport();
    await fingers.lift();
    await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
    const card = page.locator('[data-end-card]');
    await expect(card).toBeHidden();

    // Beside the last page it peeks in as a page does.
    await fingers.pull({ x: 320, y: 600 }, { x: 120, y: 600 });
    await expect(card).toBeInViewport();
    await fingers.lift();
    await expect(page.locator('[data-primary-end]')).toBeFocused();
    await fingers.pull({ x: 320, y: 600 }, { x: 120, y: 600 });
    await fingers.lift();
    await expect(page).toHaveURL(next);
  });

  test('a tap at the edge of the pages leads back, one on what is shown of the next chapter on', async ({
    page,
  }) => {
    const next = await toTheEnd(page, 'en', 'ltr');
    const fingers = await Fingers.on(page);
    await fingers.tap({ x: 6, y: 600 });
    await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
    await new Reader(page).turn('ltr');
    await expect(page.locator('[data-end-card]')).toBeVisible();
    await page.locator('[data-next-chapter]').tap();
    await new Reader(page).shows(1);
    // The page that was left behind is not put into this address.
    await expect(page).toHaveURL(next);
  });
});

test.describe('in a strip', () => {
  test.use({ layout: 'vertical' });

  test('what goes on by a screen goes on to the next chapter where nothing is left to scroll', async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    await page.goto(`/en/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await page.keyboard.press('End');
    // The content of the end is loaded when it is near.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(`/en/chapter/${chapter.next?.id}`, { timeout: 1000 });
    }).toPass();
  });
});
