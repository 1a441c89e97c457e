import type { Turn } from '@rawi/model/truth/arranged-pages';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { PixelFormat } from '../formats/file-format.ts';
import { FileRefused } from '../refusal.ts';
import type { Raster } from './raster.ts';

export interface PictureBounds {
  readonly pixels: number;
  readonly side: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What each format is called by the decoder, so that a file never reaches another one than was seen in its bytes. */
const DECODERS: Readonly<Record<Exclude<PixelFormat, 'bmp'>, Metadata['format']>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

/**
 * How large a picture is, upright, by its head; its pixels are not decoded. Throws `FileRefused`, also where it is
 * beyond the bounds.
 */
export async function pictureSize(
  content: Buffer,
  format: PixelFormat,
  bounds: PictureBounds,
): Promise<PictureSize> {
  try {
    const size = format === 'bmp' ? bitmapSize(content) : await sizeByHead(content, format);
    checkSize(size, bounds);
    return size;
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * Decodes a picture as it is meant to be seen, its first frame, turned and then no wider than `maxWidth`, never enlarged. Embedded
 * profiles are turned to sRGB, CMYK without one too; what is clear becomes white. Throws `FileRefused`.
 * To be called where it can be killed.
 */
export async function decodePicture(
  content: Buffer,
  format: PixelFormat,
  bounds: PictureBounds,
  maxWidth: number,
  turn: Turn = 0,
): Promise<Raster> {
  const upright = await pictureSize(content, format, bounds);
  const size = turn % 180 === 0 ? upright : { width: upright.height, height: upright.width };
  try {
    const width = Math.min(size.width, maxWidth);
    if (format === 'bmp') return await rasterOf((await bitmap(content, upright)).rotate(turn), size, width);
    const decode = (bytes: Buffer, failOn: FailOn) =>
      rasterOf(
        sharp(bytes, { limitInputPixels: bounds.pixels, failOn }).autoOrient().rotate(turn),
        size,
        width,
      );
    return await decode(content, 'truncated').catch((error: unknown) => {
      if (format !== 'jpeg') throw error;
      return decode(withEnd(content), 'warning');
    });
  } catch (error) {
    throw toRefusal(error);
  }
}

type FailOn = NonNullable<SharpOptions['failOn']>;

/** A JPEG with the mark of its end, without which decoders call it cut although all of the picture may be there. */
const withEnd = (content: Buffer) => Buffer.concat([content, Buffer.from('ffd9', 'hex')]);

/** Whether a JPEG that does not end as one has all of its picture. */
export async function isWholeJpeg(content: Buffer): Promise<boolean> {
  return sharp(withEnd(content), { limitInputPixels: false, failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** The pixels of what sharp has opened, of this size, `width` pixels across: sRGB on white. */
export async function rasterOf(source: Sharp, size: PictureSize, width: number): Promise<Raster> {
  const { data, info } = await source
    // The height goes with the width; named too, so that a very tall picture is not bounded by another rule.
    .resize({ width, height: Math.max(1, Math.round((size.height * width) / size.width)), fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The picture has ${info.channels} channels.`);
  return { data, width: info.width, height: info.height };
}

/** The head is read with the limit off, so that a large picture is told from a damaged one. */
async function sizeByHead(content: Buffer, format: Exclude<PixelFormat, 'bmp'>): Promise<PictureSize> {
  const head = await sharp(content, { limitInputPixels: false }).metadata();
  if (head.format !== DECODERS[format]) throw new FileRefused('wrong-format');
  return head.autoOrient;
}

/** Sharp as it is packaged has no decoder for BMP; the canvas has one, which is loaded for a BMP alone: that takes longer than most pictures. */
async function bitmap(content: Buffer, size: PictureSize): Promise<Sharp> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(content);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return sharp(Buffer.from(data.buffer), { raw: { ...size, channels: 4 } });
}

/** From the second header; a height below zero means that the first row is the upper one. */
function bitmapSize(content: Buffer): PictureSize {
  const old = content.readUInt32LE(14) === 12;
  return old
    ? { width: content.readUInt16LE(18), height: content.readUInt16LE(20) }
    : { width: content.readInt32LE(18), height: Math.abs(content.readInt32LE(22)) };
}

/** Throws `FileRefused` for a size beyond the bounds, or none. */
export function checkSize({ width, height }: PictureSize, { pixels, side }: PictureBounds): void {
  if (!(width > 0 && height > 0)) throw new FileRefused('damaged');
  if (width * height > pixels || Math.max(width, height) > side) throw new FileRefused('page-too-large');
}

function toRefusal(error: unknown): FileRefused {
  return error instanceof FileRefused ? error : new FileRefused('damaged', undefined, { cause: error });
}
