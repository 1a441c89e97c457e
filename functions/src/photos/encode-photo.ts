import { LIMITS } from '@rawi/model/limits';
import type { PhotoRefusal } from '@rawi/model/user';

export interface EncodedPhoto {
  /** `#rrggbb`, for the moment before it is loaded. */
  readonly color: string;
  readonly squares: readonly { readonly side: number; readonly bytes: Buffer }[];
}

/** An upload that is no usable picture, whatever its name says. */
export class RefusedPhoto extends Error {
  override readonly name = 'RefusedPhoto';
  constructor(
    readonly reason: PhotoRefusal,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'svg']);

/** Draws a picture anew as squares in WebP, upright and without what a camera wrote into it; refuses what is no picture. */
export async function encodePhoto(upload: Buffer): Promise<EncodedPhoto> {
  // Loaded here, so that only the process of this trigger carries it.
  const { default: sharp } = await import('sharp');
  if (upload.length > LIMITS.photoBytes) throw new RefusedPhoto('too-large');
  const open = () => sharp(upload, { limitInputPixels: LIMITS.coverPixels, failOn: 'error', pages: 1 });
  try {
    const { format, width, height } = await open().metadata();
    if (!format || !FORMATS.has(format)) throw new RefusedPhoto('not-an-image');
    if ((width ?? 0) * (height ?? 0) > LIMITS.coverPixels) throw new RefusedPhoto('too-large');
    const squares = await Promise.all(
      LIMITS.photoSides.map(async (side) => ({
        side,
        bytes: await open()
          .rotate()
          .resize(side, side, { fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .webp({ quality: 82 })
          .toBuffer(),
      })),
    );
    const { data } = await open()
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { color: `#${data.subarray(0, 3).toString('hex').padEnd(6, '0')}`, squares };
  } catch (error) {
    if (error instanceof RefusedPhoto) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new RefusedPhoto(tooLarge ? 'too-large' : 'not-an-image', { cause: error });
  }
}
