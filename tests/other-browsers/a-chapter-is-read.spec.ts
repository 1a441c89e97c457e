import { comicOf, firstChapterOf } from '../journeys/support/catalogue.ts';
import { words } from '../journeys/support/words.ts';
import { currentPage, onwards, openChapter } from './support/chapter.ts';
import { expect, test } from './support/test.ts';

// Firefox tells each picture that a page is turned away from while the worker hands it over; the pages that stay are looked at.
test.use({ expectedErrors: [/A ServiceWorker intercepted/] });

test('a chapter that runs from right to left is read by its keys, to its end and back', async ({ tab }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'ar');
  await openChapter(tab, 'ar', chapter);
  await tab.key(onwards(chapter));
  await tab.sees(currentPage(2));
  await tab.isAt(`/ar/chapter/${chapter.id}?page=2`);
  await tab.key(' ');
  await tab.sees(currentPage(3));
  await tab.key('End');
  await tab.sees(currentPage(chapter.pageCount));
  await tab.key('PageDown');
  await tab.sees({ css: '[data-end-card]' });
  await tab.key('Home');
  await tab.sees(currentPage(1));
  // The whole page is on the screen: nothing of it lies behind an edge.
  const box = await tab.read(currentPage(1), (image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  expect(box).toBe(true);
});

test('a chapter is read by taps in zones of the screen, whose middle shows the bars', async ({
  tab,
  engine,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  // WebKit's driver has no touch: its mouse presses the same zones.
  const pointer = engine === 'firefox' ? 'touch' : 'mouse';
  await tab.resize(600, 860);
  await openChapter(tab, 'en', chapter);
  await tab.press({ x: 560, y: 430 }, pointer);
  await tab.sees(currentPage(2));
  await tab.has({ css: '[data-reader]' }, 'data-chrome', null);
  await tab.press({ x: 300, y: 430 }, pointer);
  await tab.has({ css: '[data-reader]' }, 'data-chrome', 'true');
  await tab.press({ x: 40, y: 430 }, pointer);
  await tab.sees(currentPage(1));
});

test('a chapter is read as a strip, which a key scrolls and the address follows', async ({ tab }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'ar');
  await openChapter(tab, 'ar', chapter);
  await tab.key('3');
  await tab.sees({ css: '[data-reader="vertical"]' });
  await tab.key(onwards(chapter));
  await tab.isAt(/page=2$/);
  const head = () =>
    tab.read({ css: '[data-page="2"]' }, (box) => Math.round(box.getBoundingClientRect().top));
  await expect.poll(head).toBeLessThan(80);
  await tab.key('End');
  await tab.isAt(new RegExp(`page=${chapter.pageCount}$`));
  await tab.sees({ css: `[data-page="${chapter.pageCount}"] img[data-shown]` });
  // The strip is as wide as its pages: a page that is written from the right does not scroll sideways.
  expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a key that is held shows the page in the other language', async ({ tab }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await openChapter(tab, 'en', chapter);
  const other = { css: '[data-current] [data-flip="ar"]' };
  await tab.hold('t');
  await tab.sees(other);
  await tab.letGo('t');
  await tab.missesOut(other);
  await tab.sees(currentPage(1));
});

test('the settings of the reader are a dialog that Escape closes, and keys turn pages after it', async ({
  tab,
}) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'ar');
  const sheet = { css: 'dialog[open]', text: words('ar', 'reader', 'settings.title') };
  await openChapter(tab, 'ar', chapter);
  await tab.key(',');
  await tab.sees(sheet);
  expect(await tab.read(sheet, (dialog) => dialog.contains(document.activeElement))).toBe(true);
  await tab.key('Escape');
  await tab.missesOut(sheet);
  await tab.key(onwards(chapter));
  await tab.sees(currentPage(2));
});
