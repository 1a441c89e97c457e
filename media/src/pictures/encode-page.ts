import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DENSE_WIDTH, imageFile, imageName, widthsOf } from '@rawi/model/truth/page-images';
import sharp, { type JpegOptions, type WebpOptions } from 'sharp';
import { type Raster, rawOptions } from './raster.ts';

/** The widths in which pages are served, in pixels. The narrowest is for thumbnails: nobody reads in it. */
export const PAGE_WIDTHS = [240, 800, 1200, 1600] as const;
export const WIDEST_PAGE = PAGE_WIDTHS[PAGE_WIDTHS.length - 1] ?? 1600;

/**
 * Chosen on the comics of the sample folder: at 1,600 the least at which every page has a structural similarity of
 * about 0.98, at the others what the budgets of issue "From any file to pages" leave room for (docs/benchmarks.md).
 */
const QUALITIES: readonly (readonly [maxWidth: number, options: WebpOptions])[] = [
  [240, { quality: 60 }],
  [800, { quality: 73 }],
  [1200, { quality: 76 }],
  [Number.POSITIVE_INFINITY, { quality: 79 }],
];
/** How pages are written: in which widths, and how well in each. */
export interface PageWriting {
  /** Those that are served, in pixels, the narrowest first. */
  readonly widths: readonly number[];
  readonly webp: (width: number) => WebpOptions;
  /** The scale of the copy for download: its share of a page's width, at most 1. */
  readonly jpeg: JpegOptions & { readonly share: number };
}

/** How the pages of files from outside are written; the JPEG is a little better than the eye needs on a sheet of paper. */
export const FILE_PAGES: PageWriting = {
  widths: PAGE_WIDTHS,
  webp: qualityOf,
  jpeg: { share: 1, quality: 82, chromaSubsampling: '4:2:0' },
};

export interface EncodedFile {
  /** Within the folder. */
  readonly name: string;
  readonly bytes: number;
  /** In pixels. */
  readonly width: number;
}

/** Writes a page as `{name}-{width}.webp` in the widths that it has, the narrowest first, and returns its files. */
export function writeWidths(
  folder: string,
  name: string,
  picture: Raster,
  { widths, webp }: PageWriting,
): Promise<EncodedFile[]> {
  return Promise.all(
    widthsOf(picture.width, widths).map(async (width) => {
      const content = await sharp(picture.data, rawOptions(picture))
        .resize(width === picture.width ? null : { width })
        .webp(webp(width))
        .toBuffer();
      const file = imageFile(name, width);
      await writeFile(join(folder, file), content);
      return { name: file, bytes: content.length, width };
    }),
  );
}

/** What a dense screen shows is smaller to the eye than its pixels: faults are seen less than at 1,600. */
const DENSE: WebpOptions = { quality: 70 };

/** Writes a page in the width for dense screens. Returns whether it has so many pixels; one that has fewer is not written. */
export async function writeDense(folder: string, page: number, picture: Raster): Promise<boolean> {
  if (picture.width !== DENSE_WIDTH) return false;
  const content = await sharp(picture.data, rawOptions(picture)).webp(DENSE).toBuffer();
  await writeFile(join(folder, imageFile(imageName(page, 1), DENSE_WIDTH)), content);
  return true;
}

/** Writes a page as `{name}.jpg`, what the file for download is made of, and returns its name and pixels. */
export async function writeJpeg(
  folder: string,
  name: string,
  picture: Raster,
  { jpeg: { share, ...options } }: PageWriting,
): Promise<{ readonly name: string; readonly width: number; readonly height: number }> {
  const file = `${name}.jpg`;
  const { width, height } = await sharp(picture.data, rawOptions(picture))
    .resize(share === 1 ? null : { width: Math.round(picture.width * share) })
    .jpeg(options)
    .toFile(join(folder, file));
  return { name: file, width, height };
}

function qualityOf(width: number): WebpOptions {
  const [, options] = QUALITIES.find(([maxWidth]) => width <= maxWidth) ?? [];
  if (!options) throw new RangeError(`No page is ${width} pixels wide.`);
  return options;
}
