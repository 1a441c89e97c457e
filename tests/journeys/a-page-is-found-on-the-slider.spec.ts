import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { held } from './support/held.ts';
import { openChanged, paint, pictureAt } from './support/painted-chapter.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { inOneLanguage, number, words } from './support/words.ts';

const sliderOf = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('slider', { name: words(locale, 'reader', 'page'), exact: true });

interface Slide {
  readonly total: number;
  readonly direction: 'ltr' | 'rtl';
}

/** Where on the screen a page stands on the slider: half the handle is left at both ends. */
async function placeOf(page: Page, locale: 'en' | 'ar', at: number, { total, direction }: Slide) {
  const box = await sliderOf(page, locale).boundingBox();
  if (!box) throw new Error('The slider is not there.');
  const share = (at - 1) / (total - 1);
  const x = box.x + 11 + (box.width - 22) * (direction === 'ltr' ? share : 1 - share);
  return { x, y: box.y + box.height / 2 };
}

for (const locale of inOneLanguage('ar')) {
  test(`${locale}: the slider shows the page that it is drawn to, above the pointer, and turns to it`, async ({
    page,
  }) => {
    const chapter = await firstChapterOf(await comicOf('seeded'), locale);
    const { pageCount: total, readingDirection } = chapter;
    const slide: Slide = { total, direction: readingDirection === 'rtl' ? 'rtl' : 'ltr' };
    const reader = new Reader(page);
    await page.goto(`/${locale}/chapter/${chapter.id}`);
    await reader.shows(1);
    const preview = page.locator('footer output').filter({ has: page.locator('img') });
    await expect(preview).toHaveCount(0);
    const begin = await placeOf(page, locale, 1, slide);
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    for (const to of [3, 5]) {
      const { x, y } = await placeOf(page, locale, to, slide);
      await page.mouse.move(x, y);
      await expect(preview).toHaveText(number(to, locale));
      const picture = preview.locator('img');
      await expect(picture).toHaveAttribute('src', new RegExp(`%2F${to}-\\d+\\.webp`));
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
      const box = await preview.boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x)).toBeLessThan(4);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(y);
      await expect(sliderOf(page, locale)).toHaveAttribute(
        'aria-valuetext',
        words(locale, 'reader', 'pageOf', { page: number(to, locale), total: number(total, locale) }),
      );
    }
    await page.mouse.up();
    await expect(preview).toHaveCount(0);
    await reader.shows(5);
    await expect(page).toHaveURL(/page=5$/);
  });
}

test('on the way from page 2 to page 80 nothing goes on being fetched that was only passed', async ({
  page,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const slide: Slide = { total: 100, direction: 'ltr' };
  const pages = Array.from({ length: slide.total }, () => ({ width: 800, height: 1200 }));
  await paint(page, chapter, pages, 'ltr');
  const reader = await openChanged(page, 'en', chapter);
  await reader.turn('ltr');
  await reader.shows(2);
  await page.keyboard.press('m');
  await expect(page.locator('footer')).toHaveCSS('opacity', '1');
  await page.waitForLoadState('networkidle');

  // From here on no picture arrives by itself: what is asked for stays under way until it is given up.
  const underWay = new Set<number>();
  const release = await held(page, /painted-0%2F/);
  const asked: number[] = [];
  page.on('request', (request) => {
    const at = pictureAt(request.url())?.page;
    if (at === undefined) return;
    underWay.add(at);
    asked.push(at);
  });
  page.on('requestfailed', (request) => underWay.delete(pictureAt(request.url())?.page ?? 0));
  const begin = await placeOf(page, 'en', 2, slide);
  const end = await placeOf(page, 'en', 80, slide);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 30 });
  await page.mouse.up();
  await expect(page).toHaveURL(/page=80$/);
  await expect.poll(() => [...underWay]).toEqual([80]);
  release();
  await reader.shows(80);
  await page.waitForLoadState('networkidle');
  // Pages in between are not fetched afterwards either; pages around the current one are.
  const after = asked.slice(asked.lastIndexOf(80));
  expect(after.filter((at) => at < 78)).toEqual([]);
  expect(after).toContain(81);
});
