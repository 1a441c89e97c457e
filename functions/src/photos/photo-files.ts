import { createHash } from 'node:crypto';
import { PUBLISHED_CACHE_CONTROL } from '@rawi/media/upload-files';
import { storagePaths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/truth/schemas';
import type { User } from '@rawi/model/truth/user';
import type { Files, StoredFile } from '../data/files.ts';
import type { EncodedPhoto } from './encode-photo.ts';
import { isLater, type UploadMark } from './upload-order.ts';

/** A folder of this owner, and not of one whose id begins with the same characters and a hyphen. */
const PHOTO = /^-[0-9a-f]{16}\/photo-\d+\.webp$/;

/**
 * Stores the squares of a photo and returns where they are. The folder's name is made from the upload and the
 * content: no two uploads share a file, so either can be deleted without checking the other.
 */
export async function storePhoto(
  files: Files,
  uid: string,
  { id, uploadedAt }: UploadMark,
  photo: EncodedPhoto,
): Promise<Image> {
  const hash = createHash('sha256').update(`${id} ${uploadedAt.getTime()} `);
  for (const { bytes } of photo.squares) hash.update(bytes);
  const folder = storagePaths.publicFolder(uid, hash.digest('hex').slice(0, 16));
  const sources: Image['sources'] = [];
  for (const { side, bytes } of photo.squares) {
    const path = `${folder}/photo-${side}.webp`;
    await files.save(path, bytes, {
      contentType: 'image/webp',
      cacheControl: PUBLISHED_CACHE_CONTROL,
      metadata: { uploadId: id, uploadedAt: String(uploadedAt.getTime()) },
    });
    sources.push({ path, width: side });
  }
  const side = Math.max(...photo.squares.map((square) => square.side));
  return { width: side, height: side, color: photo.color, sources };
}

/** Deletes the files of a photo that no profile shows any more. */
export async function deletePhoto(files: Files, photo: Image): Promise<void> {
  for (const { path } of photo.sources) await files.remove(path);
}

/**
 * Deletes every photo of a person that their profile can no longer show: all except the current one and those
 * of uploads that are still to be processed. Without a profile, all of them.
 */
export async function deleteStalePhotos(files: Files, uid: string, profile: User | undefined): Promise<void> {
  const shown = new Set(profile?.photo?.sources.map(({ path }) => path));
  const last = profile?.photoUpload;
  const prefix = storagePaths.publicFolders(uid);
  for (const file of await files.list(prefix)) {
    if (!PHOTO.test(file.path.slice(prefix.length - 1)) || shown.has(file.path)) continue;
    if (profile && (!last || isLater(invalidationOf(file), last))) continue;
    await files.remove(file.path);
  }
}

/** The upload that a file was drawn from; a file without that information is older than all that have it. */
function invalidationOf({ metadata }: StoredFile): UploadMark {
  return { id: metadata['uploadId'] ?? '', uploadedAt: new Date(Number(metadata['uploadedAt'] ?? 0)) };
}
