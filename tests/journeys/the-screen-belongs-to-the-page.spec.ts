import type { Page } from '@playwright/test';
import { comicOf, firstChapterOf } from './support/catalogue.ts';
import { colourAt } from './support/colour.ts';
import { edgeOf, openChanged, paint } from './support/painted-chapter.ts';
import { Reader } from './support/reader.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = (key: string) => words('en', 'reader', key);
const button = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true });

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

test('where a browser lets no page have the whole screen, or refuses, nothing is offered and nothing breaks', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await openFirst(page);
  await expect(button(page, 'settings.title')).toBeVisible();
  await expect(button(page, 'fullscreen.enter')).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('Not here.'));
  });
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  await new Reader(page).shows(2);
  expect(await isFull(page)).toBe(false);
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

test('a screen that may not be kept on is no fault', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.wakeLock.request = () => {
      document.documentElement.dataset['asked'] = 'true';
      return Promise.reject(new DOMException('The battery is low.', 'NotAllowedError'));
    };
  });
  await openFirst(page);
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
});

test('around a page it is black, or as its edge is, page by page', async ({ page }) => {
  const chapter = await firstChapterOf(await comicOf('seeded'), 'en');
  const pages = Array.from({ length: 3 }, () => ({ width: 800, height: 1200 }));
  await paint(page, chapter, pages, 'ltr');
  const reader = await openChanged(page, 'en', chapter);
  // Beside the page, clear of the bars and of the buttons.
  const beside = () => colourAt(page, 120, 300);
  await expect.poll(beside).toEqual([0, 0, 0]);
  await page.keyboard.press(',');
  const sheet = page.getByRole('dialog', { name: t('settings.title') });
  const backgrounds = sheet.getByRole('radiogroup', { name: t('settings.background') });
  await backgrounds.getByRole('radio', { name: t('settings.backgrounds.page'), exact: true }).check();
  await expect.poll(beside).toEqual(edgeOf(1));
  await page.keyboard.press('Escape');
  await reader.turn('ltr');
  await expect.poll(beside).toEqual(edgeOf(2));
  await reader.turn('ltr');
  await expect.poll(beside).toEqual(edgeOf(3));
  await page.keyboard.press(',');
  await backgrounds.getByRole('radio', { name: t('settings.backgrounds.black'), exact: true }).check();
  await expect.poll(beside).toEqual([0, 0, 0]);
});
