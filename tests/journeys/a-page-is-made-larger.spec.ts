import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { colourAt } from './support/colour.ts';
import { colourOf, openChanged, type PaintedPage, paint, rightColourOf } from './support/painted-chapter.ts';
import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { type WordKey, words } from './support/words.ts';

const ORDINARY: PaintedPage = { width: 800, height: 1200 };
const WIDE: PaintedPage = { width: 1600, height: 1200, wide: true };

async function open(page: Page, pages: readonly PaintedPage[]): Promise<Reader> {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await paint(page, chapter, pages, 'ltr');
  return openChanged(page, 'en', chapter);
}

/** Chooses in the reading settings as anyone would. */
async function choose(
  page: Page,
  group: WordKey<'reading-settings'>,
  choice: WordKey<'reading-settings'>,
): Promise<void> {
  await page.keyboard.press(',');
  const sheet = page.getByRole('dialog', { name: words('en', 'reader', 'settings.title') });
  await sheet
    .getByRole('radiogroup', { name: words('en', 'reading-settings', group), exact: true })
    .getByRole('radio', { name: words('en', 'reading-settings', choice), exact: true })
    .check();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

const boxOf = (page: Page, number: number) =>
  page.locator(`[data-current] [data-page="${number}"]`).boundingBox();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a wide page lies on its side while the phone stands, and stands while that lies', async ({
    page,
  }) => {
    const reader = await open(page, [ORDINARY, WIDE, ORDINARY]);
    await choose(page, 'wide', 'widePages.rotate');
    await reader.turn('ltr');
    await expect(reader.drawn(2)).toBeVisible();
    // As wide as the screen, and as high as the page is wide; its left side is at the top.
    await expect.poll(async () => Math.round((await boxOf(page, 2))?.width ?? 0)).toBe(390);
    expect(Math.round((await boxOf(page, 2))?.height ?? 0)).toBe(520);
    await expect.poll(() => colourAt(page, 195, 422 - 130)).toEqual(colourOf(2));
    await expect.poll(() => colourAt(page, 195, 422 + 130)).toEqual(rightColourOf(2));

    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => Math.round((await boxOf(page, 2))?.width ?? 0)).toBe(800);
    await expect.poll(() => colourAt(page, 222, 200)).toEqual(colourOf(2));
    await expect.poll(() => colourAt(page, 622, 200)).toEqual(rightColourOf(2));
    await page.setViewportSize({ width: 390, height: 844 });
    // One press is one page.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => colourAt(page, 195, 422)).toEqual(colourOf(3));
  });
});

test('the mouse moves a page that is larger than the screen, and does not turn it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, [ORDINARY, ORDINARY]);
  const slot = page.locator('[data-slot][data-current]');
  const scrolled = () => slot.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  for (const _ of Array.from({ length: 7 })) await page.keyboard.press('+');
  await expect.poll(async () => (await boxOf(page, 1))?.width ?? 0).toBeGreaterThan(1440);
  const [left = 0, top = 0] = await scrolled();
  /** How far it has been moved, in tens of pixels: the browser rounds. */
  const moved = async () => {
    const [x = 0, y = 0] = await scrolled();
    return [Math.round((x - left) / 10), Math.round((y - top) / 10)];
  };
  // From the outer third, where a click would turn the page.
  await page.mouse.move(1300, 600);
  await page.mouse.down();
  await page.mouse.move(1250, 550);
  await page.mouse.move(1200, 450);
  await expect(slot.locator('..').locator('..')).toHaveAttribute('data-dragged');
  expect(await moved()).toEqual([10, 15]);
  await page.mouse.up();
  // With reduced motion the page stays where it was released.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await moved()).toEqual([10, 15]);
  await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.mouse.move(800, 450);
  await page.mouse.down();
  for (const x of [780, 750, 710]) await page.mouse.move(x, 450);
  await page.mouse.up();
  // It goes on a little by itself.
  await expect.poll(async () => (await moved())[0]).toBeGreaterThan(10 + 9);
});
