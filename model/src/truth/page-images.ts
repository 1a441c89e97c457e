import type { Image } from './schemas.ts';

/**
 * What a manifest says in short texts, and the names of the files that it stands for. The reader uses it, so nothing here
 * needs the library of the schemas.
 */

/** `{width}x{height}#{edge colour}{flags}`, such as `1600x2263#1a2b3cw`: 17 or 18 bytes, in JSON about 20. */
export const IMAGE_TEXT = /^([1-9]\d{0,4})x([1-9]\d{0,4})#([0-9a-f]{6})([a-z]*)$/;
/** Readers ignore letters that they do not know. */
const FLAGS = { wide: 'w', continues: 'c', dense: 'd' } as const;

/** The width of the files for dense screens, of pages whose originals have so many pixels. They come after the others, so no `widths` says them. */
export const DENSE_WIDTH = 2400;

export interface ManifestImage {
  readonly width: number;
  readonly height: number;
  /** Two pages drawn as one. */
  readonly wide: boolean;
  /** It goes on where the image before it ends: both are slices of one page. */
  readonly continues: boolean;
  /** Of the page's edge, `#rrggbb`. */
  readonly color: string;
  /** It has a file for dense screens. */
  readonly dense?: boolean;
}

/** A page, or a slice of one, in the widths that it has. */
export interface PageImage extends Omit<ManifestImage, 'continues' | 'dense'> {
  readonly sources: Image['sources'];
  /** Wider than all of them, for screens that need it alone. */
  readonly dense?: Image['sources'][number];
}

/** What a manifest says of its images. */
export interface ManifestImages {
  readonly folder: string;
  readonly widths: readonly number[];
  readonly images: readonly string[];
}

/** The short text of an image. */
export function packImage({ width, height, wide, continues, color, dense }: ManifestImage): string {
  const flags = `${wide ? FLAGS.wide : ''}${continues ? FLAGS.continues : ''}${dense ? FLAGS.dense : ''}`;
  return `${width}x${height}${color}${flags}`;
}

/** What a short text says. */
export function unpackImage(text: string): ManifestImage {
  const [, width, height, color, flags = ''] = IMAGE_TEXT.exec(text) ?? [];
  if (color === undefined) throw new RangeError(`“${text}” is no image of a manifest.`);
  return {
    width: Number(width),
    height: Number(height),
    wide: flags.includes(FLAGS.wide),
    continues: flags.includes(FLAGS.continues),
    color: `#${color}`,
    ...(flags.includes(FLAGS.dense) && { dense: true }),
  };
}

/** The widths in which an image of `width` exists, its own last; one that is hardly narrower is left out. */
export function widthsOf(width: number, widths: readonly number[]): number[] {
  return [...widths.filter((narrower) => narrower <= width * 0.9), width];
}

/** The name of an image without its width: the page, from 1, and from its second slice on which slice it is. */
export function imageName(page: number, slice: number): string {
  return slice === 1 ? String(page) : `${page}.${slice}`;
}

/** The name of an image's file in one width. */
export function imageFile(name: string, width: number): string {
  return `${name}-${width}.webp`;
}

/** The images of each page, in order, with their files; a page of several is one that was cut into slices. */
export function pagesOf({ folder, widths, images }: ManifestImages): PageImage[][] {
  const pages: PageImage[][] = [];
  for (const text of images) {
    const { continues, dense, ...image } = unpackImage(text);
    const page = continues ? pages.at(-1) : undefined;
    const slices = page ?? [];
    if (!page) pages.push(slices);
    const name = imageName(pages.length, slices.length + 1);
    slices.push({
      ...image,
      sources: sourcesOf(folder, name, widthsOf(image.width, widths)),
      ...(dense && { dense: sourceOf(folder, name, DENSE_WIDTH) }),
    });
  }
  return pages;
}

function sourcesOf(folder: string, name: string, widths: readonly number[]): Image['sources'] {
  return widths.map((width) => sourceOf(folder, name, width));
}

function sourceOf(folder: string, name: string, width: number): Image['sources'][number] {
  return { path: `${folder}/${imageFile(name, width)}`, width };
}

/** The texts of the images of each page, with their heights; the files are what `pagesOf` adds. */
export function imagesOfPages(
  images: readonly string[],
): { readonly text: string; readonly height: number }[][] {
  const pages: { readonly text: string; readonly height: number }[][] = [];
  for (const text of images) {
    const { continues, height } = unpackImage(text);
    const page = continues ? pages.at(-1) : undefined;
    if (page) page.push({ text, height });
    else pages.push([{ text, height }]);
  }
  return pages;
}

/** The image of a panel with its files: a page, or the slice of one that shows the panel. */
export function panelImage(
  { folder, widths }: Omit<ManifestImages, 'images'>,
  { name, image }: { readonly name: string; readonly image: string },
): PageImage {
  const { continues: _, dense: __, ...unpacked } = unpackImage(image);
  return { ...unpacked, sources: sourcesOf(folder, name, widthsOf(unpacked.width, widths)) };
}

/** How high a chapter's strip is drawn, in pixels: as it is shown, and for screens of twice the density. */
export const STRIP_HEIGHTS = [150, 300] as const;

/** The name of a strip's file, beside the page images. */
export const stripFile = (height: (typeof STRIP_HEIGHTS)[number]): string => `strip-${height}.webp`;

/** The name of the file with the panels of a chapter's pages (`chapter-panels.ts`), within a folder of its own. */
export const PANELS_FILE = 'panels.json';

/** The unit of places in it: a page is so wide and so high. */
export const PANEL_UNITS = 10_000;

/** In hundredths: a page with a panel that is less sure is shown whole, since one that is wrong is worse than none. */
export const SURE_PANEL = 50;
