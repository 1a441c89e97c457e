import type { Canvas } from '@napi-rs/canvas';
import { accentColor } from '@rawi/media/accent-color';
import type { Raster } from '@rawi/media/pictures/raster';
import sharp, { type Sharp } from 'sharp';
import { hex } from '../drawings/color.ts';

/** One picture a thread: the threads themselves are the parallelism. */
sharp.concurrency(1);

/** Pixels as media takes them: without transparency, row by row, three bytes each. */
export type Pixels = Raster;

/** What was drawn. A canvas that holds a whole picture has no transparent pixel, so nothing is lost. */
export function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const from = canvas.data();
  const data = Buffer.allocUnsafe(width * height * 3);
  for (let at = 0, to = 0; at < from.length; at += 4, to += 3) {
    data[to] = from[at] ?? 0;
    data[to + 1] = from[at + 1] ?? 0;
    data[to + 2] = from[at + 2] ?? 0;
  }
  return { width, height, data };
}

/** WebP of a picture at one width. */
export function smoothWebp(pixels: Pixels, width: number, quality: number): Promise<Buffer> {
  return raw(pixels).resize(width).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

/** The mean colour of a picture, for placeholders. */
export async function averageColor(pixels: Pixels): Promise<string> {
  const { data } = await raw(pixels)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hex(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0);
}

/** The colour that a page about the picture can be coloured after; undefined for a picture without colours. */
export async function accentOf(pixels: Pixels): Promise<string | undefined> {
  return accentColor(await raw(pixels).resize(64, 64, { fit: 'inside' }).raw().toBuffer(), 3);
}

function raw({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
