import { type DecoderBounds, DecoderStopped, runDecoder } from '@rawi/media/processes/run-decoder';
import { type EncodedPhoto, RefusedPhoto } from './encode-photo.ts';
import { photoAnswerSchema } from './photo-decoder.ts';

const MiB = 1024 * 1024;

/** The worst photo within `LIMITS.photoPixels` takes 200 MiB and a second; the function has 512 MiB and 60 seconds. */
const BOUNDS: DecoderBounds = { seconds: 20, dataBytes: 256 * MiB, answerBytes: MiB };

/**
 * Re-encodes an upload in a process that can be killed; throws `RefusedPhoto`. `program` is the bundled
 * decoder.
 */
export async function decodePhoto(program: URL, upload: Buffer): Promise<EncodedPhoto> {
  const { answer } = await runDecoder(program, 'photo', upload, BOUNDS).catch((error: unknown) => {
    if (error instanceof DecoderStopped) throw new RefusedPhoto('too-large', { cause: error });
    throw error;
  });
  const photo = photoAnswerSchema.parse(answer);
  if ('refused' in photo) throw new RefusedPhoto(photo.refused);
  const squares = photo.squares.map(({ side, bytes }) => ({ side, bytes: Buffer.from(bytes, 'base64') }));
  return { color: photo.color, squares };
}
