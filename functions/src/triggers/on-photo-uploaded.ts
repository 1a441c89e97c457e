import { photoUrl } from '@rawi/model/photo-url';
import type { User } from '@rawi/model/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../auth/services.ts';
import { tokenChanged } from '../auth/sessions.ts';
import type { Bucket } from '../data/bucket.ts';
import { userRef } from '../data/users.ts';
import { encodePhoto, RefusedPhoto } from '../photos/encode-photo.ts';
import { deletePhoto, storePhoto } from '../photos/photo-files.ts';

export interface PhotoServices {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'updateUser'>;
  readonly bucket: Bucket;
  readonly storageOrigin: string;
  readonly now: () => Date;
}

export interface PhotoUpload {
  readonly uid: string;
  readonly uploadId: string;
  readonly path: string;
  readonly uploadedAt: Date;
}

const PATH = /^incoming\/([^/]+)\/avatar\/([A-Za-z0-9_-]{1,120})$/;

/** The upload that a file is, or nothing for a file of another kind. */
export function photoUploadOf(path: string, uploadedAt: Date): PhotoUpload | undefined {
  const [, uid, uploadId] = PATH.exec(path) ?? [];
  return uid && uploadId ? { uid, uploadId, path, uploadedAt } : undefined;
}

/**
 * Draws an uploaded photo anew, publishes it, and sets it on the profile and the Auth record; the upload itself is
 * deleted. An event that comes twice finds no file; one that comes late finds a newer photo and leaves it.
 */
export async function receivePhoto(services: PhotoServices, upload: PhotoUpload): Promise<void> {
  const { auth, bucket } = services;
  const file = bucket.file(upload.path);
  const [exists] = await file.exists();
  if (!exists) return;
  const [bytes] = await file.download();
  const outcome = await encodePhoto(bytes).then(
    (encoded) => ({ encoded }),
    (error: unknown) => {
      if (error instanceof RefusedPhoto) return { refused: error.reason };
      throw error;
    },
  );
  const { uid, uploadId, uploadedAt } = upload;
  if ('refused' in outcome) {
    const photoUpload = { id: uploadId, uploadedAt, result: 'refused', reason: outcome.refused } as const;
    await settle(services, upload, { photoUpload });
  } else {
    const photo = await storePhoto(bucket, uid, outcome.encoded);
    const former = await settle(services, upload, {
      photo,
      photoUpload: { id: uploadId, uploadedAt, result: 'done' },
    });
    const [smallest] = photo.sources;
    if (former === 'overtaken') {
      await deletePhoto(bucket, photo);
    } else if (smallest) {
      const url = photoUrl(services.storageOrigin, bucket.name, smallest.path);
      await auth.updateUser(uid, { photoURL: url });
      await tokenChanged(services, uid);
      if (former.photo && former.photo.sources[0]?.path !== smallest.path) {
        await deletePhoto(bucket, former.photo);
      }
    }
  }
  await file.delete({ ignoreNotFound: true });
}

/** Writes the outcome unless a newer upload has written its own, or the person is gone. Returns the former profile. */
function settle(
  { firestore }: PhotoServices,
  { uid, uploadedAt }: PhotoUpload,
  change: Pick<User, 'photoUpload'> & Pick<Partial<User>, 'photo'>,
): Promise<User | 'overtaken'> {
  return firestore.runTransaction(async (transaction) => {
    const former = (await transaction.get(userRef(firestore, uid))).data();
    if (!former || (former.photoUpload && former.photoUpload.uploadedAt > uploadedAt)) return 'overtaken';
    transaction.set(userRef(firestore, uid), { ...former, ...change });
    return former;
  });
}
