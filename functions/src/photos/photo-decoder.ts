import { PHOTO_REFUSALS } from '@rawi/model/truth/user';
import { z } from 'zod';
import { encodePhoto, RefusedPhoto } from './encode-photo.ts';

/** The answer of the photo decoder; bytes are encoded in base64. */
export const photoAnswerSchema = z.union([
  z.object({ refused: z.enum(PHOTO_REFUSALS) }),
  z.object({
    color: z.string(),
    squares: z.array(z.object({ side: z.int().positive(), bytes: z.base64() })),
  }),
]);
export type PhotoAnswer = z.infer<typeof photoAnswerSchema>;

/** `encodePhoto` as a decoder for the program of decoders. */
export async function photoDecoder(upload: Buffer): Promise<PhotoAnswer> {
  try {
    const { color, squares } = await encodePhoto(upload);
    return { color, squares: squares.map(({ side, bytes }) => ({ side, bytes: bytes.toString('base64') })) };
  } catch (error) {
    if (error instanceof RefusedPhoto) return { refused: error.reason };
    throw error;
  }
}
