import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Fingers } from './support/fingers.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

const MIDDLE = { x: 195, y: 420 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a finger pulls the next page in and lets it spring back, taps turn in zones of the screen, and one that rests flips the page', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'ar');
  const reader = new Reader(page);
  const fingers = await Fingers.on(page);
  await page.goto(`/ar/chapter/${chapter.id}`);
  await reader.shows(1);
  await fingers.tap({ x: 30, y: 420 });
  await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
  await expect(page.locator('[data-reader]')).not.toHaveAttribute('data-chrome');
  await fingers.tap(MIDDLE);
  await expect(page.locator('[data-reader]')).toHaveAttribute('data-chrome', 'true');
  await fingers.tap({ x: 360, y: 420 });
  await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();

  // From right to left, the next page is pulled in to the right.
  await fingers.pull(MIDDLE, { x: MIDDLE.x + 60, y: MIDDLE.y });
  // The neighbour peeks in at the edge, and the page has moved with the finger.
  const peeking = page.locator('[data-near] [data-page="2"]');
  await expect(peeking).toBeInViewport();
  const box = await page.locator('[data-current] [data-page="1"]').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(195);
  // It rests before it leaves: nothing is turned.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  await fingers.lift();
  await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();
  await expect(peeking).not.toBeInViewport();

  await fingers.pull(MIDDLE, { x: MIDDLE.x + 180, y: MIDDLE.y });
  await fingers.lift();
  await expect(page.locator('[data-current] [data-page="2"]')).toBeVisible();
  await reader.shows(2);
  // The other way, it comes back; before the first page there is nothing to pull in.
  for (const _ of [1, 2]) {
    await fingers.pull(MIDDLE, { x: MIDDLE.x - 180, y: MIDDLE.y });
    await fingers.lift();
    await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();
  }

  await expect(page.locator('[data-pulled]')).toHaveCount(0);
  // One that rests on the page shows it in the other language, for as long as it rests.
  const flip = page.locator('[data-current] [data-flip]');
  await fingers.press(MIDDLE);
  await expect(flip).toHaveAttribute('data-flip', 'en');
  await fingers.lift();
  await expect(flip).toHaveAttribute('data-flip', 'none');
  await expect(page.locator('[data-current] [data-page="1"]')).toBeVisible();
});

test('two fingers enlarge a page around what they hold and no bars, and turning it fits the next one again', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const reader = new Reader(page);
  const fingers = await Fingers.on(page);
  await page.goto(`/en/chapter/${chapter.id}`);
  await reader.shows(1);
  const width = async (number: number) =>
    (await page.locator(`[data-current] [data-page="${number}"]`).boundingBox())?.width ?? 0;
  const scale = () => page.evaluate(() => window.visualViewport?.scale);
  const fitted = await width(1);
  expect(Math.round(fitted)).toBe(390);
  // The browser's own pinch is ours, and a larger picture is fetched.
  const picture = page.locator('[data-current] [data-page="1"] img');
  const source = () => picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc);
  const before = await source();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', {
    x: 195,
    y: 420,
    scaleFactor: 3,
    relativeSpeed: 400,
    gestureSourceType: 'touch',
  });
  await expect.poll(source).not.toBe(before);
  expect(await scale()).toBe(1);
  // Zones of the screen, however large the page is.
  await fingers.tap({ x: 370, y: 420 });
  await expect.poll(() => width(2)).toBe(fitted);
  await fingers.pinch(MIDDLE, 100, 250);
  await expect.poll(() => width(2)).toBeGreaterThan(2.2 * fitted);
  expect(await scale()).toBe(1);
  await fingers.tap({ x: 370, y: 420 });
  await expect.poll(() => width(3)).toBe(fitted);
  // Twice on the middle, and twice again.
  for (const enlarged of [true, false]) {
    await fingers.tap(MIDDLE);
    await fingers.tap(MIDDLE);
    await expect.poll(async () => (await width(3)) > 1.5 * fitted).toBe(enlarged);
  }
});
