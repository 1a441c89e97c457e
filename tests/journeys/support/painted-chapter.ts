import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { packImage } from '@rawi/model/truth/page-images';
import { changeChapter } from './changed-chapter.ts';

/** A page as it is painted: in one colour, which no page near it has; two drawn as one in two, side by side. */
export interface PaintedPage {
  readonly width: number;
  readonly height: number;
  /** Two pages drawn as one. */
  readonly wide?: boolean;
}

const FOLDER = 'public/painted-0';
const FILE = /public%2Fpainted-0%2F(\d+)-\d+\.webp/;

/** The colour of a page, `[red, green, blue]`. */
export const colourOf = (page: number): readonly number[] => [
  (page * 97) % 256,
  (page * 59 + 80) % 256,
  (page * 151 + 160) % 256,
];

/** The colour of the right half of a page that is two. */
export const rightColourOf = (page: number): readonly number[] => colourOf(page + 500);

/** From now on the chapter has these pages, and runs this way. Open it from a page of the site. */
export async function paint(
  page: Page,
  { id }: ChapterPayload,
  pages: readonly PaintedPage[],
  readingDirection: ReadingDirection,
): Promise<void> {
  const images = pages.map(({ width, height, wide = false }) =>
    packImage({ width, height, wide, continues: false, color: '#101010' }),
  );
  const manifest = { folder: FOLDER, widths: [], images, panels: [] };
  const painted = { manifest, readingDirection, pageCount: pages.length };
  await changeChapter(page, id, (payload) => ({ ...payload, ...painted }));
  await page.route(FILE, async (route) => {
    const number = Number(FILE.exec(route.request().url())?.[1]);
    const { width = 1, height = 1, wide = false } = pages[number - 1] ?? {};
    const half = (x: string, colour: readonly number[]) =>
      `<rect x="${x}" width="100%" height="100%" fill="rgb(${colour.join()})"/>`;
    const right = wide ? half('50%', rightColourOf(number)) : '';
    await route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'access-control-allow-origin': '*' },
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half('0', colourOf(number))}${right}</svg>`,
    });
  });
}
