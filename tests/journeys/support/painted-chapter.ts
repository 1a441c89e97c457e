import type { Page } from '@playwright/test';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { packImage } from '@rawi/model/truth/page-images';
import { changeChapter } from './changed-chapter.ts';
import { Reader } from './reader.ts';

/** A page as it is painted: in one colour, which no page near it has; two drawn as one in two, side by side. */
export interface PaintedPage {
  readonly width: number;
  readonly height: number;
  /** Two pages drawn as one. */
  readonly wide?: boolean;
  /** A tall page is cut into so many slices of the same height, each of which has its file. */
  readonly slices?: number;
}

/** What else a painted chapter says of itself. */
interface Painting {
  /** It is told from a chapter painted beside it by its colours, from 0. */
  readonly palette?: number;
  readonly more?: (payload: ChapterPayload) => Partial<ChapterPayload>;
}

const folderOf = (palette: number) => `public/painted-${palette}`;

/** The colour that the manifest says a page's edge has. */
export const edgeOf = (page: number): readonly number[] => [16, (16 + page * 24) % 256, 64];
const hexOf = (colour: readonly number[]) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colour of a page, `[red, green, blue]`. */
export const colourOf = (page: number, palette = 0): readonly number[] => [
  (page * 97 + palette * 53) % 256,
  (page * 59 + 80 + palette * 101) % 256,
  (page * 151 + 160 + palette * 37) % 256,
];

/** The colour of the right half of a page that is two. */
export const rightColourOf = (page: number): readonly number[] => colourOf(page + 500);

/** The number of the page, and where it has any the slice, whose painted picture is at this address. */
export function pictureAt(
  url: string,
  palette = 0,
): { readonly page: number; readonly slice: number } | undefined {
  const found = new RegExp(`painted-${palette}%2F(\\d+)(?:\\.(\\d+))?-\\d+\\.webp`).exec(url);
  return found ? { page: Number(found[1]), slice: Number(found[2] ?? 1) } : undefined;
}

/** From now on the chapter has these pages, and runs this way. Open it from a page of the site. */
export async function paint(
  page: Page,
  { id }: Pick<ChapterPayload, 'id'>,
  pages: readonly PaintedPage[],
  readingDirection: ReadingDirection,
  { palette = 0, more = () => ({}) }: Painting = {},
): Promise<void> {
  const images = pages.flatMap(({ width, height, wide = false, slices = 1 }, at) =>
    Array.from({ length: slices }, (_, index) =>
      packImage({ width, height: height / slices, wide, continues: index > 0, color: hexOf(edgeOf(at + 1)) }),
    ),
  );
  const manifest = { folder: folderOf(palette), widths: [], images, panels: [] };
  const painted = { manifest, readingDirection, pageCount: pages.length };
  await changeChapter(page, id, (payload) => ({ ...payload, ...painted, ...more(payload) }));
  await page.route(new RegExp(`painted-${palette}%2F`), async (route) => {
    const number = pictureAt(route.request().url(), palette)?.page ?? 0;
    const { width = 1, height = 1, wide = false, slices = 1 } = pages[number - 1] ?? {};
    const half = (x: string, colour: readonly number[]) =>
      `<rect x="${x}" width="100%" height="100%" fill="rgb(${colour.join()})"/>`;
    const right = wide ? half('50%', rightColourOf(number)) : '';
    const size = `width="${width}" height="${height / slices}"`;
    await route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'access-control-allow-origin': '*' },
      body: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${half('0', colourOf(number, palette))}${right}</svg>`,
    });
  });
}

/** Goes from its comic to a chapter whose document is changed. */
export async function openChanged(
  page: Page,
  locale: 'en' | 'ar',
  { id, comic }: ChapterPayload,
): Promise<Reader> {
  await page.goto(`/${locale}/comic/${comic.slug}`);
  await page.locator(`main a[href^="/${locale}/chapter/${id}"]`).first().click();
  const reader = new Reader(page);
  await reader.shows(1);
  return reader;
}
