import type { Locator, Page, TestInfo } from '@playwright/test';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { colourAt } from './support/colour.ts';
import {
  colourOf,
  edgeOf,
  openChanged,
  type PaintedPage,
  paint,
  rightColourOf,
} from './support/painted-chapter.ts';
import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

/** What is on the screen, looked at as a picture: each page in a colour of its own, one that is two in two. */

const ORDINARY: PaintedPage = { width: 800, height: 1200 };
/** Four sizes: an ordinary page, two drawn as one, a long one, a square one. */
const PAGES: readonly PaintedPage[] = [
  ORDINARY,
  ORDINARY,
  ORDINARY,
  { width: 1600, height: 1200, wide: true },
  { width: 800, height: 3200 },
  ORDINARY,
  { width: 600, height: 600 },
  ORDINARY,
];
/** What is read at once. */
const STOPS = {
  single: [[1], [2], [3], [4], [5], [6], [7], [8]],
  double: [[1], [2, 3], [4], [5, 6], [7, 8]],
} as const;

async function open(page: Page, pages: readonly PaintedPage[], direction: ReadingDirection): Promise<Reader> {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await paint(page, chapter, pages, direction);
  return openChanged(page, 'en', chapter);
}

const boxOf = (number: number) => `[data-current] [data-page="${number}"]`;

const colourOfBox = (page: Page, number: number) => colourWithin(page, page.locator(boxOf(number)));

/** Of a wide page, which has two colours, the left one. */
async function colourWithin(page: Page, locator: Locator): Promise<readonly number[]> {
  const box = await locator.boundingBox();
  if (!box) return [];
  return colourAt(page, box.x + box.width / 4, box.y + box.height / 2);
}

async function attach(page: Page, info: TestInfo, name: string): Promise<void> {
  await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
}

/** Each way with one of the directions: the other order is held by the tests of stops and shapes. */
for (const [direction, layout] of [
  ['ltr', 'single'],
  ['rtl', 'double'],
] as const) {
  test.describe(`${direction}, ${layout}`, () => {
    test.use({ layout, viewport: { width: 1280, height: 800 } });

    test('every page stands where it belongs, and around it is the color of its edge', async ({
      page,
    }, info) => {
      const reader = await open(page, PAGES, direction);
      // Beside the page, clear of the bars and of the buttons.
      const beside = () => colourAt(page, 110, 300);
      // A trace of it, until more is asked for.
      await expect.poll(beside).toEqual(edgeOf(1).map((share) => Math.round(share * 0.12)));
      await page.keyboard.press(',');
      await page.locator('input[name="background"][value="page"]').check();
      await page.keyboard.press('Escape');
      for (const [index, stop] of STOPS[layout].entries()) {
        if (index > 0) await reader.turn(direction);
        const inOrder = direction === 'ltr' ? [...stop] : stop.toReversed();
        await expect.poll(() => reader.standing()).toEqual(inOrder);
        for (const number of stop) {
          await reader.shows(number);
          await expect.poll(() => colourOfBox(page, number), `page ${number}`).toEqual(colourOf(number));
        }
        if (stop[0] === 1) await expect.poll(beside).toEqual(edgeOf(1));
        await attach(page, info, `${direction}-${layout}-${stop.join('-')}`);
      }
    });
  });
}

test('on a phone two pages drawn as one are read in halves, in the order of the chapter', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reader = await open(page, PAGES, 'rtl');
  for (const number of [2, 3, 4]) {
    await reader.turn('rtl');
    await expect.poll(() => reader.standing()).toEqual([number]);
  }
  const half = () => page.locator('[data-current] [data-half]').getAttribute('data-half');
  for (const side of ['right', 'left']) {
    await expect.poll(half).toBe(side);
    await expect
      .poll(() => colourAt(page, 195, 422))
      .toEqual(side === 'left' ? colourOf(4) : rightColourOf(4));
    await attach(page, info, `rtl-half-${side}`);
    await reader.turn('rtl');
  }
  await expect.poll(() => colourAt(page, 195, 422)).toEqual(colourOf(5));
});

test('a strip of 300 pages of four sizes shows each in its place, and only a few are there at once', async ({
  page,
}, info) => {
  const pages = Array.from({ length: 300 }, (_, index) => PAGES[index % PAGES.length] ?? ORDINARY);
  await open(page, pages, 'vertical');
  for (const number of [1, 5, 7, 150, 300]) {
    const box = page.locator(`[data-page="${number}"]`);
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => colourWithin(page, box), `page ${number}`).toEqual(colourOf(number));
    expect(await page.locator('[data-page] img').count()).toBeLessThan(20);
    await attach(page, info, `strip-${number}`);
  }
});
