import type { Language } from '@rawi/model/lists/languages';
import { pageIds } from '@rawi/model/page-ids';
import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { fireEvent, screen } from '@testing-library/react';
import { keepWish } from '../domains/settings/wish.ts';
import { NO_SETTINGS } from '../reader/settings/reading-settings.ts';
import { changeSettings } from '../reader/settings/use-reading-settings.ts';
import { forgetSite, openSite, serve, setScreen } from './open-site.tsx';

/** Chapters to read in the whole site of a test (`open-site.tsx`), and what a reader does there. */

export const PHONE = [390, 844] as const;
export const DESKTOP = [1440, 900] as const;

export const COMIC = sampleComic('salt');

/** A chapter of so many upright pages of 800 x 1200, or of those that are named. */
export function drawnChapter(
  id: string,
  { pages = 4, ...changes }: Partial<ChapterDocument> & { readonly pages?: number | readonly string[] } = {},
): ChapterDocument {
  const images =
    typeof pages === 'number' ? Array.from({ length: pages }, () => '800x1200#102030') : [...pages];
  return sampleChapter(id, {
    comicId: COMIC.slug,
    pageCount: images.length,
    manifest: { folder: `public/${id}-0123456789abcdef/pages`, widths: [400], images, panels: [] },
    ...changes,
  });
}

/** Serves all of these as chapters of one comic. */
export function serveChapters(chapters: readonly ChapterDocument[], comic = COMIC): void {
  for (const chapter of chapters)
    serve(pageIds.chapter(chapter.id), buildChapterPage({ comic, chapter, chapters }));
}

/** Two chapters of the same comic, `one` and `two`. */
export function serveTwo(
  readingDirection: 'ltr' | 'rtl' | 'vertical' = 'ltr',
  language: Language = 'en',
): void {
  serveChapters([
    drawnChapter('one', { readingDirection, language }),
    drawnChapter('two', { readingDirection, language, number: 2 }),
  ]);
}

/** Opens a chapter on a screen of this size, by someone who has read nothing here. */
export async function openReader(
  address: string,
  [width, height]: readonly [number, number] = PHONE,
): Promise<void> {
  setScreen(width, height);
  await openSite(address);
  await screen.findByRole('region', { name: /^(?:Pages|الصفحات)$/ });
}

/** Opens a chapter that begins with a notice; resolves with its heading. */
export async function openNotice(address: string): Promise<HTMLElement> {
  setScreen(...PHONE);
  await openSite(address);
  return screen.findByRole('heading', { level: 1 });
}

/** Forgets what was read and chosen. */
export function forgetReading(): void {
  forgetSite();
  keepWish(VISITORS_WISH);
  changeSettings(() => NO_SETTINGS);
}

const CODES: Readonly<Record<string, string>> = { ' ': 'Space' };

/** Presses a key on the page, with nothing focused. */
export function press(
  key: string,
  held: { readonly repeat?: boolean; readonly shiftKey?: boolean } = {},
): void {
  const code = CODES[key] ?? (key.length === 1 ? `Key${key.toUpperCase()}` : key);
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, ...held });
}

/** Releases a key. */
export function letGo(key: string): void {
  fireEvent.keyUp(document.body, { key, code: `Key${key.toUpperCase()}` });
}

/** All elements of the document that match. */
export const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

/** The first element of the document that matches; there has to be one. */
export function one(selector: string): HTMLElement {
  const [first] = all(selector);
  if (!first) throw new Error(`There is no ${selector}.`);
  return first;
}

/** The numbers of the pages that are read now, from left to right. */
export const standing = (): readonly number[] =>
  all('[data-current] [data-page]').map((box) => Number(box.dataset['page']));

/** Makes the pictures of a page load. */
export function arrive(page: number, within = '[data-current]'): void {
  for (const image of all(`${within} [data-page="${page}"] img`)) fireEvent.load(image);
}

/** The text that a screen reader announces about the pages. */
export const readAnnouncement = (): string => one('[data-reader] > p[aria-live="polite"]').textContent ?? '';
