import sharp from 'sharp';
import { FileRefused } from '../refusal.ts';
import { checkSize, type PictureBounds, type PictureSize, rasterOf } from './decode-picture.ts';
import type { Raster } from './raster.ts';

/** At which a unit of a drawing is a pixel of its picture, in dots an inch (libvips, `svgload`). */
const PLAIN_DENSITY = 72;
/** Least and most that sharp takes. */
const DENSITIES = { min: 1, max: 100_000 } as const;

/** How large a drawing (SVG) says it is. To be called where it can be killed. Throws `FileRefused`. */
export async function vectorSize(content: Buffer): Promise<PictureSize> {
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new FileRefused('damaged', undefined, { cause: error });
    });
  if (format !== 'svg') throw new FileRefused('wrong-format');
  return { width, height };
}

/**
 * Draws a drawing (SVG) of this size, `width` pixels across, on white and within the bounds. Nothing of it is run, and
 * nothing that it refers to is read: it is given as bytes, so that there is no place that a reference leads from.
 * To be called where it can be killed, after `useOwnFonts`. Throws `FileRefused`.
 */
export async function decodeVector(
  content: Buffer,
  size: PictureSize,
  width: number,
  bounds: PictureBounds,
): Promise<Raster> {
  const wanted = (PLAIN_DENSITY * width) / size.width;
  const density = Math.min(DENSITIES.max, Math.max(DENSITIES.min, wanted));
  const scale = density / PLAIN_DENSITY;
  checkSize({ width: Math.round(size.width * scale), height: Math.round(size.height * scale) }, bounds);
  // The size at this density is a rounded one; what was checked is the bound.
  const source = sharp(content, { density, limitInputPixels: false });
  return rasterOf(source, size, width).catch((error: unknown) => {
    throw new FileRefused('damaged', undefined, { cause: error });
  });
}
