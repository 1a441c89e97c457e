import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/schemas';
import type { Bucket } from '../data/bucket.ts';
import type { EncodedPhoto } from './encode-photo.ts';

/** Stores the squares of a photo under a name made from their content, and says where they are. */
export async function storePhoto(bucket: Bucket, uid: string, photo: EncodedPhoto): Promise<Image> {
  const hash = createHash('sha256');
  for (const { bytes } of photo.squares) hash.update(bytes);
  const folder = storagePaths.publicFolder(uid, hash.digest('hex').slice(0, 16));
  const sources = photo.squares.map(({ side }) => ({ path: `${folder}/photo-${side}.webp`, width: side }));
  for (const [index, { bytes }] of photo.squares.entries()) {
    const source = sources[index];
    if (!source) continue;
    await bucket.file(source.path).save(bytes, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    });
  }
  const side = Math.max(...photo.squares.map((square) => square.side));
  return { width: side, height: side, color: photo.color, sources };
}

/** Deletes the files of a photo; those that are gone already are no fault. */
export async function deletePhoto(bucket: Bucket, photo: Image): Promise<void> {
  for (const { path } of photo.sources) await bucket.file(path).delete({ ignoreNotFound: true });
}
