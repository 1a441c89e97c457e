import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 844, height: 390 } });

test('on a phone held sideways a page is as wide as the column, a key goes on within it before it turns, and the way on from the end is in view', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'ar');
  const reader = new Reader(page);
  // The hint does not come to whoever reads the served page already, as on a machine with much to do.
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await page.goto(`/en/chapter/${chapter.id}`);
  await reader.shows(1);
  // The hint where to tap is in the same place whatever the language of the site; so is the next chapter.
  const zones = page.locator('[data-direction-hint] span[aria-hidden]');
  const places = await zones.evaluateAll((all) => all.map((zone) => zone.getBoundingClientRect().left < 422));
  expect(places).toEqual([true, false]);
  const next = await page.locator('footer a').boundingBox();
  expect(next?.x ?? 844).toBeLessThan(422);

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

  await page.keyboard.press('End');
  await reader.shows(chapter.pageCount);
  await reader.turn(chapter.readingDirection);
  const onwards = page.locator('[data-primary-end]');
  await expect(onwards).toBeFocused();
  const box = await onwards.boundingBox();
  expect((box?.y ?? 390) + (box?.height ?? 0)).toBeLessThanOrEqual(390 - 48);
  // A finger at the edge where the pages are means "back".
  await page.mouse.click(840, 200);
  await reader.shows(chapter.pageCount);
});
