import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { type WordKey, words } from './support/words.ts';

const t = (key: WordKey<'reader'>) => words('en', 'reader', key);
const button = (page: Page, name: WordKey<'reader'>) =>
  page.getByRole('button', { name: t(name), exact: true });

async function openFirst(page: Page): Promise<Reader> {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  await page.goto(`/en/chapter/${chapter.id}`);
  const reader = new Reader(page);
  await reader.shows(1);
  return reader;
}

const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement === document.documentElement);

test('a key and a button give the page the whole screen, and take it back', async ({ page }) => {
  await openFirst(page);
  expect(await isFull(page)).toBe(false);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await button(page, 'fullscreen.leave').click();
  await expect.poll(() => isFull(page)).toBe(false);
  await button(page, 'fullscreen.enter').click();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect(button(page, 'fullscreen.leave')).toBeVisible();
  // As the browser does by itself when Escape is pressed.
  await page.evaluate(() => document.exitFullscreen());
  await expect(button(page, 'fullscreen.enter')).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(false);
});

interface Locks {
  readonly asked: number;
  readonly held: number;
}

const locks = (page: Page): Promise<Locks> => page.evaluate(() => Reflect.get(window, 'journeyLocks')());

/** Notes what is asked of the browser, which itself lets go of the screen when its tab is hidden. */
async function watchLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: WakeLockSentinel[] = [];
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const sentinel = await request(type);
      given.push(sentinel);
      return sentinel;
    };
    Reflect.set(window, 'journeyLocks', () => ({
      asked: given.length,
      held: given.filter(({ released }) => !released).length,
    }));
    Reflect.set(window, 'journeyHide', async (isHidden: boolean) => {
      if (isHidden) await Promise.all(given.map((sentinel) => sentinel.release()));
      Object.defineProperty(document, 'visibilityState', {
        value: isHidden ? 'hidden' : 'visible',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
}

/** Hides the tab, or shows it again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => Reflect.get(window, 'journeyHide')(hidden), isHidden);

test('the screen stays on while somebody reads, and only then', async ({ page }) => {
  await watchLocks(page);
  await page.goto('/en');
  expect(await locks(page)).toEqual({ asked: 0, held: 0 });
  const reader = await openFirst(page);
  await expect.poll(() => locks(page)).toEqual({ asked: 1, held: 1 });
  await page.keyboard.press('ArrowRight');
  await reader.shows(2);
  // Another page is no reason to ask again.
  expect(await locks(page)).toEqual({ asked: 1, held: 1 });

  await hide(page, true);
  expect(await locks(page)).toEqual({ asked: 1, held: 0 });
  // A key in a hidden tab does not take the screen back.
  await page.keyboard.press('ArrowRight');
  await reader.shows(3);
  expect(await locks(page)).toEqual({ asked: 1, held: 0 });
  await hide(page, false);
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 1 });

  await page.keyboard.press('m');
  await page.locator('header a[href^="/en/comic/"]').first().click();
  await expect(page).toHaveURL(/\/comic\//);
  await expect.poll(() => locks(page)).toEqual({ asked: 2, held: 0 });
});
