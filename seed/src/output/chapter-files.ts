import type { PageImage } from '@rawi/model/chapter';
import type { Locale } from '@rawi/model/locales';
import type { Image } from '@rawi/model/schemas';
import { drawPage, pageCount } from '../art/page/page.ts';
import type { ChapterEntry, ComicEntry } from '../catalogue/entry.ts';
import { averageColor, flatWebp, smoothWebp } from './encode.ts';
import { type FlatImage, flatten } from './flatten.ts';
import { Folder, type PublishedFile } from './folder.ts';
import { imagePdf } from './image-pdf.ts';

/**
 * Pixel widths of an ordinary page; a spread has twice as many. One width for the screen: a flat page of 600 pixels
 * weighs some 11 kB, less than a second one would save, and the whole catalogue has to stay below 15 MB.
 */
export const PAGE_WIDTHS = { screen: 600, pdf: 384 } as const;
const COVER_WIDTH = 160;

/** What drawing a chapter gives: its files, and the parts of its document that come from them. */
export interface ChapterFiles {
  readonly id: string;
  readonly cover: Image;
  readonly pdf: { readonly path: string; readonly bytes: number };
  readonly pages: readonly PageImage[];
  readonly files: readonly PublishedFile[];
}

export interface ChapterRequest {
  readonly id: string;
  readonly comic: ComicEntry;
  readonly chapter: ChapterEntry;
  readonly locale: Locale;
}

/** Draws every page of a chapter in its language and writes the pictures and the PDF below `root`. */
export async function writeChapter(root: string, request: ChapterRequest): Promise<ChapterFiles> {
  const { id, comic, chapter, locale } = request;
  const folder = new Folder();
  const sizes: {
    readonly width: number;
    readonly height: number;
    readonly wide: boolean;
    readonly color: string;
  }[] = [];
  const forPdf: FlatImage[] = [];
  let coverColor: string | undefined;
  for (let index = 0; index < pageCount(chapter); index += 1) {
    const draw = (pixels: number) => drawPage({ comic, chapter, locale, index, pixels });
    const drawn = draw(PAGE_WIDTHS.screen);
    const { width, height } = drawn.canvas;
    folder.add(`${index + 1}-${width}.webp`, 'image/webp', await flatWebp(flatten(drawn.canvas)));
    forPdf.push(flatten(draw(PAGE_WIDTHS.pdf).canvas));
    if (index === 0) {
      const content = await smoothWebp(drawn.canvas, COVER_WIDTH, 32);
      folder.add(`cover-${COVER_WIDTH}.webp`, 'image/webp', content);
      coverColor = await averageColor(drawn.canvas);
    }
    sizes.push({ width, height, wide: drawn.wide, color: drawn.color });
  }
  const pdf = await imagePdf(chapter.title[locale], forPdf, PAGE_WIDTHS.pdf);
  folder.add('chapter.pdf', 'application/pdf', pdf);
  const { files, pathOf } = await folder.publish(root, id);
  const pages = sizes.map((size, index) => ({
    ...size,
    sources: [{ path: pathOf(`${index + 1}-${size.width}.webp`), width: size.width }],
  }));
  const first = pages[0];
  if (!first || coverColor === undefined) throw new Error(`Chapter ${id} has no pages.`);
  return {
    id,
    files,
    pages,
    pdf: { path: pathOf('chapter.pdf'), bytes: pdf.byteLength },
    cover: {
      width: first.width,
      height: first.height,
      color: coverColor,
      sources: [{ path: pathOf(`cover-${COVER_WIDTH}.webp`), width: COVER_WIDTH }, ...first.sources],
    },
  };
}
