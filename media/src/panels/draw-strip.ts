import { join } from 'node:path';
import { STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { chooseStripParts, type StripPart } from '@rawi/model/truth/strip-parts';
import sharp from 'sharp';

/** A page as far as a strip needs it: its images from above, each in its files. */
export interface StripPage {
  readonly page: number;
  readonly images: readonly {
    readonly width: number;
    readonly height: number;
    readonly files: readonly { readonly name: string; readonly width: number }[];
  }[];
}

/** Of a panel's width and height, left out at each side: its frame, and what a slanted gutter leaves beside it. */
const FRAME = 0.02;
const WEBP = { quality: 66 } as const;

const HIGHEST = Math.max(...STRIP_HEIGHTS);

/** A chapter's strip: one picture in each of `STRIP_HEIGHTS`. */
export interface Strip {
  /** The widths of its parts, from the left, in pixels of the highest file. */
  readonly widths: readonly number[];
  /** WebP. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
}

/**
 * Draws what a chapter's strip shows: its best panels side by side in the order of reading, in one picture, so that a
 * strip costs some 20 kB and not as many pages as it has panels. The page images lie in `folder`. Returns nothing for a
 * chapter without panels.
 */
export async function drawStrip(
  folder: string,
  pages: readonly StripPage[],
  panels: readonly Panel[],
): Promise<Strip | undefined> {
  const crops = panels.flatMap((panel) => cropOf(pages, panel) ?? []);
  const parts = await Promise.all(chooseStripParts(crops).map((crop) => drawPart(folder, crop)));
  if (parts.length === 0) return undefined;
  const widths = parts.map(({ width }) => width);
  let left = 0;
  const placed = parts.map(({ data, width, height }) => {
    const part = { input: data, raw: { width, height, channels: 3 as const }, left, top: 0 };
    left += width;
    return part;
  });
  const whole = await sharp({ create: { width: left, height: HIGHEST, channels: 3, background: '#000' } })
    .composite(placed)
    .removeAlpha()
    .raw()
    .toBuffer();
  const files = STRIP_HEIGHTS.map(async (height) => {
    const drawn = sharp(whole, { raw: { width: left, height: HIGHEST, channels: 3 } });
    return { name: stripFile(height), content: await drawn.resize({ height }).webp(WEBP).toBuffer() };
  });
  return { widths, files: await Promise.all(files) };
}

interface Crop extends StripPart {
  /** In pixels of the file. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly file: string;
}

/** Where a panel lies in the narrowest file that has enough pixels for it; of a tall page, in the slice with its middle. */
function cropOf(pages: readonly StripPage[], panel: Panel): Crop | undefined {
  const images = pages.find(({ page }) => page === panel.page)?.images ?? [];
  const [first] = images;
  if (!first) return undefined;
  const pageHeight = images.reduce((sum, { height }) => sum + height, 0);
  const middle = ((panel.y + panel.height / 2) / 1000) * pageHeight;
  let above = 0;
  const image = images.find(({ height }) => {
    if (middle <= above + height) return true;
    above += height;
    return false;
  });
  if (!image) return undefined;
  const top = Math.max(0, (panel.y / 1000) * pageHeight - above);
  const bottom = Math.min(image.height, ((panel.y + panel.height) / 1000) * pageHeight - above);
  const enough = image.files
    .toSorted((one, other) => one.width - other.width)
    .find(({ width }) => ((bottom - top) * width) / image.width >= HIGHEST);
  const file = enough ?? image.files.reduce((one, other) => (other.width > one.width ? other : one));
  const scale = file.width / image.width;
  const whole = {
    left: (panel.x / 1000) * file.width,
    top: top * scale,
    width: (panel.width / 1000) * file.width,
    height: (bottom - top) * scale,
  };
  const box = {
    left: Math.floor(whole.left + whole.width * FRAME),
    top: Math.floor(whole.top + whole.height * FRAME),
    width: Math.max(1, Math.floor(whole.width * (1 - 2 * FRAME))),
    height: Math.max(1, Math.floor(whole.height * (1 - 2 * FRAME))),
  };
  return { panel, box, file: file.name, shape: box.width / box.height };
}

/** A part as high as the strip: what its shape has no room for is cut off where the eye misses it least. */
async function drawPart(folder: string, { file, box, shape }: Crop) {
  const width = Math.round(HIGHEST * shape);
  const { data } = await sharp(join(folder, file))
    .extract(box)
    .resize({ width, height: HIGHEST, fit: 'cover', position: sharp.strategy.attention })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height: HIGHEST };
}
