import type { PageImage } from '@rawi/model/chapter';
import type { Locale } from '@rawi/model/locales';
import type { Image } from '@rawi/model/schemas';
import { drawPage, pageCount } from '../art/page/page.ts';
import type { ChapterEntry, ComicEntry } from '../catalogue/entry.ts';
import { averageColor, flatWebp, smoothWebp } from './encode.ts';
import { type FlatImage, flatten } from './flatten.ts';
import { Folder, type PublishedFile } from './folder.ts';
import { imagePdf } from './image-pdf.ts';

/** Pixel widths of an ordinary page; a spread has twice as many. */
export const PAGE_WIDTHS = { small: 360, large: 720, pdf: 480 } as const;
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
    readonly widths: readonly number[];
  }[] = [];
  const forPdf: FlatImage[] = [];
  let cover: { readonly color: string; readonly height: number } | undefined;
  for (let index = 0; index < pageCount(chapter); index += 1) {
    const draw = (pixels: number) => drawPage({ comic, chapter, locale, index, pixels });
    const large = draw(PAGE_WIDTHS.large);
    const small = draw(PAGE_WIDTHS.small);
    folder.add(
      `${index + 1}-${large.canvas.width}.webp`,
      'image/webp',
      await flatWebp(flatten(large.canvas)),
    );
    folder.add(
      `${index + 1}-${small.canvas.width}.webp`,
      'image/webp',
      await flatWebp(flatten(small.canvas)),
    );
    forPdf.push(flatten(draw(PAGE_WIDTHS.pdf).canvas));
    if (index === 0) {
      const content = await smoothWebp(small.canvas, COVER_WIDTH, 60);
      folder.add(`cover-${COVER_WIDTH}.webp`, 'image/webp', content);
      cover = { color: await averageColor(small.canvas), height: small.canvas.height };
    }
    sizes.push({
      width: large.canvas.width,
      height: large.canvas.height,
      wide: large.wide,
      color: large.color,
      widths: [small.canvas.width, large.canvas.width],
    });
  }
  const pdf = await imagePdf(chapter.title[locale], forPdf, PAGE_WIDTHS.pdf);
  folder.add('chapter.pdf', 'application/pdf', pdf);
  const { files, pathOf } = await folder.publish(root, id);
  const pages = sizes.map(({ widths, ...size }, index) => ({
    ...size,
    sources: widths.map((width) => ({ path: pathOf(`${index + 1}-${width}.webp`), width })),
  }));
  const first = pages[0];
  if (!first || !cover) throw new Error(`Chapter ${id} has no pages.`);
  return {
    id,
    files,
    pages,
    pdf: { path: pathOf('chapter.pdf'), bytes: pdf.byteLength },
    cover: {
      width: first.sources[0]?.width ?? first.width,
      height: cover.height,
      color: cover.color,
      sources: [
        { path: pathOf(`cover-${COVER_WIDTH}.webp`), width: COVER_WIDTH },
        ...first.sources.slice(0, 1),
      ],
    },
  };
}
