import type { Browser, Page } from '@playwright/test';
import { paths } from '@rawi/model/paths';
import { historyEntrySchema } from '@rawi/model/truth/history';
import { savedItemSchema } from '@rawi/model/truth/saved';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { submissionSchema } from '@rawi/model/truth/submission';
import { reading } from '@rawi/model/truth/tolerant';
import { ownersDatabase } from './owner.ts';
import { expect } from './test.ts';
import { words } from './words.ts';

/** A chapter among what somebody saved, and among what they read. */
export async function saveAndRead(uid: string, submissionId: string, chapterId: string): Promise<void> {
  const database = ownersDatabase();
  const stored = await database.doc(paths.submission(submissionId)).get();
  const { content } = reading(submissionSchema).parse(stored.data());
  if (!('comic' in content) || !content.comic) throw new Error('It is a chapter of a comic that is there.');
  const { comic, number: chapterNumber, language } = content;
  const at = new Date();
  const shown = { ...comic, number: chapterNumber, language };
  const saved = savedItemSchema.parse({ kind: 'chapter', chapterId, ...shown, at });
  const entry = historyEntrySchema.parse({
    ...shown,
    page: 2,
    pageCount: 4,
    finished: false,
    readAt: at,
  });
  await database.doc(paths.savedItem(uid, savedKeys.chapter(chapterId))).set(saved);
  await database.doc(paths.historyEntry(uid, chapterId)).set(entry);
}

/** Keeps what is shown as the worker does, which does not run in this journey. */
export async function keepShownPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const kept = await caches.open('rawi-images');
    const shown = Array.from(document.images).filter(({ src }) => src.includes('public%2F'));
    await Promise.all(shown.map(({ src }) => kept.put(src, new Response('a picture'))));
  });
}

/** How many pictures of a chapter a device keeps for reading without a network. */
export function keptFilesOf(page: Page, chapterId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const kept = await caches.open('rawi-images');
    return (await kept.keys()).filter(({ url }) => url.includes(`public%2F${id}-`)).length;
  }, chapterId);
}

/** A visitor reads a chapter that has so many pages. */
export async function readAt(browser: Browser, address: string, pageCount: number): Promise<void> {
  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto(`${address}?page=${pageCount}`);
    await expect(visitor.locator(`[data-page="${pageCount}"] img`).first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await visitor.context().close();
}

/** Waits until the address of a chapter says that it was removed. */
export async function expectGone(browser: Browser, address: string): Promise<void> {
  const locale = address.startsWith('/ar/') ? 'ar' : 'en';
  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    expect((await visitor.goto(address))?.status()).toBe(410);
    const heading = visitor.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words(locale, 'gone', 'chapter.title'), { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await visitor.context().close();
}
