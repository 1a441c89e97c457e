import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { Reader } from './reader.ts';
import { expect } from './test.ts';
import { type Locale, number, words } from './words.ts';
import { waitForWorker } from './worker.ts';

/** The name of the button with the cloud beside a chapter, which saves it. */
export const saveLabel = (locale: Locale, chapter: ChapterPayload) =>
  words(locale, 'choices', 'download.save', { chapter: number(chapter.number, locale) });
/** The name of the tick that replaces it. */
export const readyLabel = (locale: Locale, chapter: ChapterPayload) =>
  words(locale, 'choices', 'download.ready', { chapter: number(chapter.number, locale) });

/** Opens a comic’s page, kept by the service worker. */
export async function openComic(
  page: Page,
  locale: Locale,
  comic: { readonly slug: string },
  site = '',
): Promise<void> {
  await page.goto(`${site}/${locale}/comic/${comic.slug}`);
  await waitForWorker(page);
}

/** Presses the cloud beside a chapter and waits until all of it is there. */
export async function download(page: Page, locale: Locale, chapter: ChapterPayload): Promise<void> {
  await page.getByRole('button', { name: saveLabel(locale, chapter), exact: true }).click();
  await expect(page.getByRole('link', { name: readyLabel(locale, chapter), exact: true })).toBeVisible();
}

/** The addresses under which files are saved. */
export const savedKeys = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('rawi-downloads')).keys()).map(({ url }) => url));

/** Turns every page of a chapter that stands at its first. */
export async function readToTheEnd(page: Page, chapter: ChapterPayload): Promise<void> {
  const reader = new Reader(page);
  for (let at = 1; at <= chapter.pageCount; at += 1) {
    await reader.shows(at);
    await reader.turn(chapter.readingDirection);
  }
  await expect(page.locator('[data-end-card]')).toBeVisible();
}
