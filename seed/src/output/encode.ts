import type { Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { hex } from '../art/color.ts';
import type { FlatImage } from './flatten.ts';

/** One picture a thread: the threads themselves are the parallelism. */
sharp.concurrency(1);

/** Lossless WebP of a flat picture. */
export function flatWebp(image: FlatImage): Promise<Buffer> {
  const { width, height, palette, indices } = image;
  const rgb = Buffer.alloc(width * height * 3);
  for (let at = 0; at < indices.length; at += 1) {
    const color = palette[indices[at] ?? 0] ?? 0;
    rgb[at * 3] = color & 255;
    rgb[at * 3 + 1] = (color >> 8) & 255;
    rgb[at * 3 + 2] = color >> 16;
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

/** WebP of a canvas at one width, with smooth edges. */
export function smoothWebp(canvas: Canvas, width: number, quality: number): Promise<Buffer> {
  return raw(canvas).resize(width).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

/** The mean colour of a canvas, for placeholders. */
export async function averageColor(canvas: Canvas): Promise<string> {
  const { data } = await raw(canvas)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hex(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0);
}

function raw(canvas: Canvas): Sharp {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
}
