import type { Page } from '@playwright/test';
import { comicOf, findChapter, firstChapterOf } from './support/catalogue.ts';
import { coloursAlong } from './support/colour.ts';
import { held } from './support/held.ts';
import { colourOf, openChanged, type PaintedPage, paint } from './support/painted-chapter.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';

/** A tall page in three files, each of whose heights is a fraction of a pixel on the screen. */
const SLICED: PaintedPage = { width: 800, height: 3210, slices: 3 };
const LONG: readonly PaintedPage[] = [SLICED, { width: 800, height: 1130 }, SLICED, SLICED];

async function open(page: Page, direction: 'ltr' | 'rtl' | 'vertical', pages = LONG): Promise<Reader> {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await paint(page, chapter, pages, direction);
  return openChanged(page, 'en', chapter);
}

const topOf = (page: Page, number: number) =>
  page.locator(`[data-page="${number}"]`).evaluate((box) => box.getBoundingClientRect().top);

/** Brings a height of a page, a share of it, to the middle of the screen. */
async function scrollTo(page: Page, number: number, share: number): Promise<void> {
  await page.locator(`[data-page="${number}"]`).evaluate((box, at) => {
    const { top, height } = box.getBoundingClientRect();
    window.scrollBy({ top: top + height * at - window.innerHeight / 2, behavior: 'instant' });
  }, share);
}

for (const [name, viewport, deviceScaleFactor] of [
  ['a phone', { width: 390, height: 844 }, 3],
  ['a wide screen', { width: 1280, height: 720 }, 1],
] as const) {
  test.describe(`${name}, ${deviceScaleFactor} pixels a side`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('the slices of a page join without a gap, and so do the pages', async ({ page }) => {
      await open(page, 'vertical');
      await page.keyboard.press('m');
      for (const number of [1, 3]) {
        for (const joint of [1 / 3, 2 / 3]) {
          await scrollTo(page, number, joint);
          const along = () => coloursAlong(page, viewport.width / 2, viewport.height / 2 - 60, 120);
          await expect.poll(along, `page ${number}, at ${joint}`).toEqual([colourOf(number)]);
        }
      }
      for (const above of [1, 3]) {
        await scrollTo(page, above, 1);
        const along = () => coloursAlong(page, viewport.width / 2, viewport.height / 2 - 60, 120);
        // Where a page ends within a pixel, that may have something of both colours.
        await expect
          .poll(async () => {
            const [first, last] = [(await along()).at(0), (await along()).at(-1)];
            return { first, last, atMost: (await along()).length <= 3 };
          })
          .toEqual({ first: colourOf(above), last: colourOf(above + 1), atMost: true });
      }
    });
  });
}

test('nothing moves while the slices of a strip arrive', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await paint(page, chapter, LONG, 'vertical');
  const release = await held(page, /painted-0%2F/);
  await page.goto(`/en/comic/${chapter.comic.slug}`);
  await page.locator(`main a[href^="/en/chapter/${chapter.id}"]`).first().click();
  await expect(page.locator('[data-page="4"]')).toHaveCount(1);
  const tops = () => Promise.all([1, 2, 3, 4].map((number) => topOf(page, number)));
  const before = await tops();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'journeyShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
  });
  release();
  const reader = new Reader(page);
  await reader.shows(1);
  await expect(reader.drawn(1)).toHaveCount(3);
  expect(await tops()).toEqual(before);
  // Nor while it is scrolled, through what has not arrived yet.
  for (const number of [2, 3, 4]) {
    await scrollTo(page, number, 0.5);
    await expect(reader.drawn(number).last()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'journeyShifts'))).toEqual([]);
  const after = await tops();
  expect(after.map((top) => Math.round(top - (after[0] ?? 0)))).toEqual(
    before.map((top) => Math.round(top - (before[0] ?? 0))),
  );
});

test.describe('a chapter of pages', () => {
  test.use({ layout: 'vertical' });

  test('can be read as a strip: downwards, and sideways as its pages run', async ({ page }) => {
    const pages = Array.from({ length: 5 }, () => ({ width: 800, height: 1200 }));
    const reader = await open(page, 'rtl', pages);
    await expect(page.locator('[data-reader]')).toHaveAttribute('data-reader', 'vertical');
    const boxes = await page
      .locator('section [data-page]')
      .evaluateAll((all) =>
        all.map((box) => [Number(box.getAttribute('data-page')), box.getBoundingClientRect().top]),
      );
    expect(boxes.toSorted(([, one = 0], [, other = 0]) => one - other).map(([at]) => at)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    await page.mouse.move(640, 450);
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(page).toHaveURL(/page=2$/, { timeout: 500 });
    }).toPass();
    const topsOut = async (number: number) => Math.abs(Math.round(await topOf(page, number)));
    await reader.turn('rtl');
    await expect(page).toHaveURL(/page=3$/);
    await expect.poll(() => topsOut(3)).toBeLessThan(80);
    await reader.turn('ltr');
    await expect(page).toHaveURL(/page=2$/);
    await page.keyboard.press('End');
    await reader.shows(5);
    await expect.poll(() => topsOut(5)).toBeLessThan(80);
  });
});

test('the bars go while a strip is read on, and come back when it is scrolled up', async ({ page }) => {
  const chapter = await findChapter(
    ({ readingDirection, pageCount }) => readingDirection === 'vertical' && pageCount > 2,
  );
  await page.goto(`/en/chapter/${chapter.id}`);
  await new Reader(page).shows(1);
  const bars = page.locator('header[data-shown], footer[data-shown]');
  await expect(bars).toHaveCount(2);
  await page.mouse.move(700, 450);
  const wheel = (by: number, count: number) =>
    expect(async () => {
      await page.mouse.wheel(0, by);
      await expect(bars).toHaveCount(count, { timeout: 500 });
    }).toPass();
  await wheel(200, 0);
  // They leave the strip nothing to be covered by, and cannot be pressed by mistake.
  await expect(page.locator('footer').first()).toHaveCSS('opacity', '0');
  await expect(page.locator('footer').first()).toHaveCSS('pointer-events', 'none');
  for (const _ of [1, 2]) {
    await page.mouse.wheel(0, 200);
    await expect(bars).toHaveCount(0);
  }
  await wheel(-100, 2);
  await expect(page.locator('footer').first()).toHaveCSS('opacity', '1');
  await wheel(200, 0);
  // At its head they are always there.
  await page.evaluate(() => window.scrollBy({ top: 30 - window.scrollY, behavior: 'instant' }));
  await wheel(-100, 2);
});
