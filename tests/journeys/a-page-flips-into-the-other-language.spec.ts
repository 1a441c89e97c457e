import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { colourAt } from './support/colour.ts';
import { colourOf, openChanged, paint } from './support/painted-chapter.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** An English chapter and its Arabic translation, each in colours of its own. */

const ORDINARY = { width: 800, height: 1200 };
const ARABIC = 1;
/** As long as in `web/src/reader/flip/flip-state.ts`. */
const DOUBLE_PRESS_MS = 400;

/** Opens an English chapter of four pages, whose Arabic ones are the same. */
async function openPair(page: Page): Promise<void> {
  const english = await firstChapterOf(await comicOf('seeded'), 'en');
  const [arabic] = english.translations.filter(({ language }) => language === 'ar');
  if (!arabic) throw new Error('The chapter has no Arabic translation.');
  const { matches: _, ...translation } = arabic;
  const pages = Array.from({ length: 4 }, () => ORDINARY);
  const more = () => ({ translations: [{ ...translation, pageCount: pages.length }] });
  await paint(page, english, pages, 'ltr', { more });
  await paint(page, arabic, pages, 'rtl', { palette: ARABIC });
  await openChanged(page, 'en', english);
}

const flipped = (page: Page) => page.locator('[data-current] [data-flip="ar"]');
const button = (page: Page) =>
  page.getByRole('button', { name: words('en', 'reader', 'flip.action', { language: 'Arabic' }) });

/** What is on the screen at a share of the width of the page that is read. */
async function colourAcross(page: Page, share: number): Promise<readonly number[]> {
  const box = await page.locator('[data-current] [data-stop]').boundingBox();
  return box ? colourAt(page, box.x + box.width * share, box.y + box.height * 0.3) : [];
}

/** Waits until what is pressed next is no second press, with which the other language would stay. */
async function pressApart(page: Page): Promise<void> {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(({ start, within }) => performance.now() - start > within, {
    start: from,
    within: DOUBLE_PRESS_MS,
  });
}

/** How often the line has run across the page by itself. */
const runs = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['runs'] ?? 0));

test('a line runs across the page to its translation, follows a pointer on the button, and is cut for who wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-flip]')) return;
      const { dataset } = document.documentElement;
      if (propertyName === '--share') dataset['runs'] = String(Number(dataset['runs'] ?? 0) + 1);
    });
  });
  await openPair(page);
  // The first time it has to wait for the page: the line runs when that has arrived.
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(flipped(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(flipped(page)).toHaveCount(0);
  await pressApart(page);
  await page.keyboard.down('t');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1, ARABIC));
  await page.keyboard.up('t');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1));
  expect(await runs(page)).toBeGreaterThan(0);

  const box = await button(page).boundingBox();
  if (!box) throw new Error('There is no button.');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.9));
  await pressApart(page);
  await page.mouse.down();
  await expect(flipped(page)).toHaveCount(1);
  for (const share of [0.7, 0.5]) {
    await page.mouse.move(...at(share));
    const edges = () => Promise.all([colourAcross(page, share - 0.2), colourAcross(page, share + 0.2)]);
    // What is written from the right comes in from there, up to the line.
    await expect.poll(edges).toEqual([colourOf(1), colourOf(1, ARABIC)]);
  }
  await page.mouse.up();
  await expect.poll(() => colourAcross(page, 0.9)).toEqual(colourOf(1));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await runs(page);
  await pressApart(page);
  await page.keyboard.down('t');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1, ARABIC));
  await page.keyboard.up('t');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1));
  expect(await runs(page)).toBe(before);
  // Also where the line is drawn there is none to be seen.
  const shown = page.locator('[data-current] [data-flip] > *').filter({ visible: true });
  await expect(shown).toHaveCount(1);

  // In a strip it lies over the page that is read, wherever that stands.
  await page.keyboard.press('3');
  await page.keyboard.press('End');
  const last = page.locator('[data-page="4"]');
  const colourOfLast = async () => {
    const place = await last.boundingBox();
    return place && colourAt(page, place.x + place.width / 2, Math.max(place.y, 0) + 100);
  };
  await expect.poll(colourOfLast).toEqual(colourOf(4));
  await pressApart(page);
  await page.keyboard.down('t');
  await expect.poll(colourOfLast).toEqual(colourOf(4, ARABIC));
  expect(await last.locator('[data-flip="ar"]').boundingBox()).toEqual(await last.boundingBox());
  await page.keyboard.up('t');
  await expect.poll(colourOfLast).toEqual(colourOf(4));
});
