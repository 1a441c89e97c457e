import { type Browser, devices, expect, type Locator, type Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { SITE } from './environment.ts';
import { choosesLayout } from './layout.ts';
import { Reader } from './reader.ts';
import { type Locale, number, words } from './words.ts';

/** Opens a chapter and turns to a page of it. */
export async function readTo(
  page: Page,
  locale: Locale,
  chapter: ChapterPayload,
  last: number,
): Promise<void> {
  const reader = new Reader(page);
  await page.goto(`/${locale}/chapter/${chapter.id}`);
  await reader.shows(1);
  for (let turned = 2; turned <= last; turned += 1) {
    await reader.turn(chapter.readingDirection);
    await expect(page).toHaveURL(new RegExp(`page=${turned}$`));
  }
}

/** Leaves the reader by its own way back. */
export async function backToComic(page: Page, slug: string): Promise<void> {
  await page.keyboard.press('m');
  await page.locator(`header a[href$="/comic/${slug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/comic/${slug}$`));
}

/** What leads on in a chapter from its comic's page. */
export const resumeButton = (page: Page, locale: Locale, at: number): Locator =>
  page.getByRole('link', { name: words(locale, 'comic', 'continueAt', { page: number(at, locale) }) });

/** A browser that knows nothing of the first. */
export async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], baseURL: SITE });
  await choosesLayout(context, 'single');
  return context.newPage();
}
