import { LIMITS } from '@rawi/model/limits';
import sharp, { type Metadata } from 'sharp';
import { folderFile, Refused } from './folder-file.ts';

/** A picture re-encoded for the site: nothing of the file it came from survives but what can be seen. */
export interface RenderedImage {
  readonly width: number;
  readonly height: number;
  /** Its average colour, `#rrggbb`. */
  readonly color: string;
  readonly variants: readonly { readonly width: number; readonly content: Buffer }[];
}

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif']);

/** The widths in CSS pixels that covers are shown in, doubled for sharp screens. */
export const COVER_WIDTHS = [160, 320, 640] as const;
export const ART_WIDTHS = [640, 1280] as const;

/** Opens and re-encodes a cover or art file. Throws `Refused` with the reason for a file that is no usable picture. */
export async function renderImage(
  folder: string,
  name: string,
  widths: readonly number[],
): Promise<RenderedImage> {
  const { path } = await folderFile(folder, name, LIMITS.coverBytes);
  const size = sizeOf(await readMetadata(path, name), name);
  try {
    return await render(path, size, widths);
  } catch {
    throw new Refused(`“${name}” is damaged or incomplete.`);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function render(
  path: string,
  { width, height }: Size,
  widths: readonly number[],
): Promise<RenderedImage> {
  const { data, info } = await sharp(path, { limitInputPixels: LIMITS.coverPixels, failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const decoded = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const wanted = widths.filter((wide) => wide <= width);
  const variants = await Promise.all(
    (wanted.length > 0 ? wanted : [width]).map(async (wide) => ({
      width: wide,
      content: await decoded().resize({ width: wide }).webp({ quality: 80 }).toBuffer(),
    })),
  );
  const largest = Math.max(...variants.map((variant) => variant.width));
  const { channels } = await decoded().stats();
  return {
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    color: hexColor(channels.map((channel) => channel.mean)),
    variants,
  };
}

async function readMetadata(path: string, name: string): Promise<Metadata> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) throw new Refused(`“${name}” is not a picture.`);
  if (!FORMATS.has(metadata.format)) {
    throw new Refused(`“${name}” is not a JPEG, PNG, WebP or GIF picture by its content.`);
  }
  return metadata;
}

function sizeOf({ autoOrient: { width, height } }: Metadata, name: string): Size {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (width * height > LIMITS.coverPixels || long > LIMITS.coverSide.max) {
    throw new Refused(`“${name}” is too large: ${width} × ${height} pixels.`);
  }
  if (long > short * LIMITS.coverAspect) {
    throw new Refused(`“${name}” has no shape of a cover: ${width} × ${height} pixels.`);
  }
  if (short < LIMITS.coverSide.min) {
    throw new Refused(`“${name}” is too small: ${width} × ${height} pixels.`);
  }
  return { width, height };
}

/** Of the average red, green and blue, or of one grey. */
function hexColor([red = 0, green = red, blue = red]: readonly number[]): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
