import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { colourAt } from './support/colour.ts';
import { colourOf, openChanged, paint, pictureAt } from './support/painted-chapter.ts';
import type { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

/** An English chapter and its Arabic translation, each in colours of its own. */

const ORDINARY = { width: 800, height: 1200 };
const ARABIC = 1;

interface Pair {
  readonly english: ChapterPayload;
  readonly reader: Reader;
}

/** Opens an English chapter of four pages; `matches` says which of the Arabic ones are the same. */
async function openPair(page: Page, arabicPages = 4, matches?: readonly number[]): Promise<Pair> {
  const english = await firstChapterOf(await comicOf('seeded'), 'en');
  const [arabic] = english.translations.filter(({ language }) => language === 'ar');
  if (!arabic) throw new Error('The chapter has no Arabic translation.');
  const { matches: _, ...translation } = arabic;
  const more = () => ({
    translations: [{ ...translation, pageCount: arabicPages, ...(matches && { matches: [...matches] }) }],
  });
  const pages = (count: number) => Array.from({ length: count }, () => ORDINARY);
  await paint(page, english, pages(4), 'ltr', { more });
  await paint(page, arabic, pages(arabicPages), 'rtl', { palette: ARABIC });
  return { english, reader: await openChanged(page, 'en', english) };
}

const flipped = (page: Page) => page.locator('[data-current] [data-flip="ar"]');
const button = (page: Page) =>
  page.getByRole('button', { name: words('en', 'reader', 'flip.action', { language: 'Arabic' }) });

/** What is on the screen at a share of the width of the page that is read. */
async function colourAcross(page: Page, share: number): Promise<readonly number[]> {
  const box = await page.locator('[data-current] [data-stop]').boundingBox();
  return box ? colourAt(page, box.x + box.width * share, box.y + box.height * 0.3) : [];
}

/** How often the line has run across the page by itself. */
const runs = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['runs'] ?? 0));

for (const [reducedMotion, wipes] of [
  ['no-preference', 'runs across it'],
  ['reduce', 'is no line: it is cut'],
] as const) {
  test(`${reducedMotion}: between the page and its translation a line ${wipes}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
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
    await page.keyboard.down('t');
    await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1, ARABIC));
    await page.keyboard.up('t');
    await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1));
    expect((await runs(page)) > 0).toBe(reducedMotion === 'no-preference');
    if (reducedMotion === 'no-preference') return;
    // Also where the line is drawn there is none to be seen.
    const shown = page.locator('[data-current] [data-flip] > *').filter({ visible: true });
    await expect(shown).toHaveCount(1);
  });
}

test('a pointer on the button draws the line to where it is, and lets the page go back', async ({ page }) => {
  await openPair(page);
  const box = await button(page).boundingBox();
  if (!box) throw new Error('There is no button.');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.9));
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
});

test('two presses with a pointer keep the translation, also from page to page, until the next press', async ({
  page,
}) => {
  const asked: number[] = [];
  page.on('request', (request) => asked.push(pictureAt(request.url(), ARABIC)?.page ?? 0));
  const { reader } = await openPair(page);
  // On a busy machine two presses may come too far apart to be a double one.
  await expect(async () => {
    await button(page).dblclick();
    await expect(button(page)).toHaveAttribute('data-kept', { timeout: 2000 });
  }).toPass();
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(1, ARABIC));

  // What is turned to is there in that language before it is turned to, and shows in it from its first frame on.
  await expect.poll(() => asked).toContain(2);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const frames: string[] = [];
    Reflect.set(window, 'journeyFrames', frames);
    const look = () => {
      const isTurned = document.querySelector('[data-current] [data-page="2"]') !== null;
      if (isTurned) frames.push(document.querySelector('[data-current] [data-flip="ar"]') ? 'ar' : 'en');
      requestAnimationFrame(look);
    };
    look();
  });
  await reader.turn('ltr');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(2, ARABIC));
  const frames = await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'journeyFrames'))]);
  expect(frames).toEqual(['ar']);

  await button(page).click();
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(2));
  await expect(button(page)).not.toHaveAttribute('data-kept');
});

test('a page shows the one that its translator named, and stays where there is none', async ({ page }) => {
  const { reader } = await openPair(page, 5, [1, 3, 0, 5]);
  await reader.turn('ltr');
  await reader.shows(2);
  await page.keyboard.down('t');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(3, ARABIC));
  const told = page.locator('p[aria-live="polite"]');
  const inArabic = words('en', 'reader', 'flip.now', { language: 'Arabic' });
  await expect(told).toContainText(inArabic);
  await reader.turn('ltr');
  await reader.shows(3);
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(3));
  await expect(told).toContainText(words('en', 'reader', 'pageOf', { page: '3', total: '4' }));
  // It is not told to be in a language that it is not in.
  await expect(flipped(page)).toHaveCount(0);
  await expect(told).not.toContainText(inArabic);
  await reader.turn('ltr');
  await expect.poll(() => colourAcross(page, 0.5)).toEqual(colourOf(5, ARABIC));
  await page.keyboard.up('t');
});
