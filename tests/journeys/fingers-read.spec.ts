import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Fingers } from './support/fingers.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { LOCALES } from './support/words.ts';

const MIDDLE = { x: 195, y: 420 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

for (const locale of LOCALES) {
  test(`${locale}: a finger pulls the next page in, and lets it spring back`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const reader = new Reader(page);
    const fingers = await Fingers.on(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    const away = chapter.readingDirection === 'rtl' ? 1 : -1;

    await fingers.pull(MIDDLE, { x: MIDDLE.x + away * 60, y: MIDDLE.y });
    // The neighbour peeks in at the edge, and the page has moved with the finger.
    const peeking = page.locator('[data-near] [data-page="2"]');
    await expect(peeking).toBeInViewport();
    const box = await page.locator('[data-current] [data-page="1"]').boundingBox();
    expect(Math.sign((box?.x ?? 0) + (box?.width ?? 0) / 2 - 195)).toBe(away);
    // It rests before it leaves: nothing is turned.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    await fingers.lift();
    await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();
    await expect(peeking).not.toBeInViewport();

    await fingers.pull(MIDDLE, { x: MIDDLE.x + away * 180, y: MIDDLE.y });
    await fingers.lift();
    await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
    await reader.shows(2);

    // The other way, it comes back; before the first page there is nothing to pull in.
    for (const _ of [1, 2]) {
      await fingers.pull(MIDDLE, { x: MIDDLE.x - away * 180, y: MIDDLE.y });
      await fingers.lift();
      await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();
    }
  });

  test(`${locale}: taps turn in zones of the screen, and the middle shows the bars`, async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const fingers = await Fingers.on(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    const onwards = chapter.readingDirection === 'rtl' ? 30 : 360;
    await fingers.tap({ x: onwards, y: 420 });
    await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
    await expect(page.locator('[data-reader]')).not.toHaveAttribute('data-chrome');
    await fingers.tap(MIDDLE);
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-chrome', 'true');
    await fingers.tap({ x: 390 - onwards, y: 420 });
    await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();
  });
}

test('two fingers enlarge a page around what they hold, and turning it fits the next one again', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const reader = new Reader(page);
  const fingers = await Fingers.on(page);
  await page.goto(`/en/chapter/${chapter.id}`);
  await reader.shows(1);
  const width = async (number: number) =>
    (await page.locator(`[data-current] [data-page="${number}"]`).boundingBox())?.width ?? 0;
  const fitted = await width(1);
  expect(Math.round(fitted)).toBe(390);
  await fingers.pinch(MIDDLE, 100, 250);
  await expect.poll(() => width(1)).toBeGreaterThan(2.2 * fitted);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  // Zones of the screen, however large the page is.
  await fingers.tap({ x: 370, y: 420 });
  await expect.poll(() => width(2)).toBe(fitted);
  // Twice on the middle, and twice again.
  for (const enlarged of [true, false]) {
    await fingers.tap(MIDDLE);
    await fingers.tap(MIDDLE);
    await expect.poll(async () => (await width(2)) > 1.5 * fitted).toBe(enlarged);
  }
});

test('the browser’s own pinch enlarges no bars, and a larger picture is fetched', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await page.goto(`/en/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  const picture = page.locator('[data-current] [data-page="1"] img');
  const before = await picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', {
    x: 195,
    y: 420,
    scaleFactor: 3,
    relativeSpeed: 400,
    gestureSourceType: 'touch',
  });
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .not.toBe(before);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test('a finger that rests on a page shows it in the other language, for as long as it rests', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const fingers = await Fingers.on(page);
  await page.goto(`/en/chapter/${chapter.id}?page=2`);
  await new Reader(page).shows(2);
  await fingers.press(MIDDLE);
  await expect(page.locator('[data-flip]')).toHaveAttribute('data-flip', 'ar');
  await fingers.lift();
  await expect(page.locator('[data-flip]')).toHaveAttribute('data-flip', 'none');
  await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
});

test.describe('of who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('a page follows the finger, and is there at once when it leaves', async ({ page }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
    const fingers = await Fingers.on(page);
    await page.goto(`/en/chapter/${chapter.id}`);
    await new Reader(page).shows(1);
    await fingers.pull(MIDDLE, { x: MIDDLE.x - 200, y: MIDDLE.y });
    await fingers.lift();
    await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
    const moving = await page
      .locator('[data-slot][data-current]')
      .evaluate((slot) => [slot, slot.parentElement].flatMap((each) => each?.getAnimations() ?? []).length);
    expect(moving).toBe(0);
  });
});
