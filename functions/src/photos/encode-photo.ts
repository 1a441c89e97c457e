import { LIMITS } from '@rawi/model/limits';
import type { PhotoRefusal } from '@rawi/model/truth/user';

export interface EncodedPhoto {
  /** `#rrggbb`, shown until the photo is loaded. */
  readonly color: string;
  readonly squares: readonly { readonly side: number; readonly bytes: Buffer }[];
}

/** An upload that is not a usable picture, whatever its name. */
export class RefusedPhoto extends Error {
  override readonly name = 'RefusedPhoto';
  constructor(
    readonly reason: PhotoRefusal,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/**
 * The loaders of formats that a browser shows as a photo. No vector pictures: a kilobyte of them can take
 * minutes to draw. All others are blocked, even for a file whose name claims another format.
 */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

/**
 * Re-encodes a picture as squares in WebP, upright and without a camera's metadata; refuses anything that is
 * not a picture.
 */
export async function encodePhoto(upload: Buffer): Promise<EncodedPhoto> {
  if (upload.length > LIMITS.photoBytes) throw new RefusedPhoto('too-large');
  // Imported here, so that only the process that draws loads it.
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  const largest = Math.max(...LIMITS.photoSides);
  try {
    // Decoded once: the smaller squares are made from the largest.
    const { data, info } = await sharp(upload, {
      limitInputPixels: LIMITS.photoPixels,
      failOn: 'error',
      pages: 1,
    })
      .rotate()
      .resize(largest, largest, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const square = (side: number) => sharp(data, { raw: { width, height, channels } }).resize(side, side);
    const squares: { side: number; bytes: Buffer }[] = [];
    for (const side of LIMITS.photoSides) {
      squares.push({ side, bytes: await square(side).webp({ quality: 82 }).toBuffer() });
    }
    const average = await square(1).toColorspace('srgb').raw().toBuffer();
    return { color: `#${average.subarray(0, 3).toString('hex').padEnd(6, '0')}`, squares };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|out of memory/.test(error.message);
    throw new RefusedPhoto(isTooLarge ? 'too-large' : 'not-an-image', { cause: error });
  }
}
