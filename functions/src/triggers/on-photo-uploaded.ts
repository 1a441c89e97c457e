import { LIMITS } from '@rawi/model/limits';
import type { PhotoRefusal, User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Files, StoredFile } from '../data/files.ts';
import { userRef } from '../data/users.ts';
import { type EncodedPhoto, RefusedPhoto } from '../photos/encode-photo.ts';
import { deleteStalePhotos, storePhoto } from '../photos/photo-files.ts';
import { type PhotoCounting, spendUpload } from '../photos/photo-limits.ts';
import { type PhotoRecord, showPhoto } from '../photos/show-photo.ts';
import { isLater, type UploadMark } from '../photos/upload-order.ts';

export interface PhotoServices extends PhotoRecord, PhotoCounting {
  readonly uploads: Files;
  readonly published: Files;
  /** Draws an upload anew; throws `RefusedPhoto`. */
  readonly decode: (upload: Buffer) => Promise<EncodedPhoto>;
}

export interface PhotoUpload extends UploadMark {
  readonly uid: string;
  readonly path: string;
}

type Outcome = { readonly photo: EncodedPhoto } | { readonly refused: PhotoRefusal };

const PATH = /^incoming\/([^/]+)\/avatar\/([A-Za-z0-9_-]{1,120})$/;
/** How long a failure is retried, in milliseconds: then the upload is given up. */
const PATIENCE = 10 * 60 * 1000;

/** The upload that a file is, or nothing for a file of another kind. */
export function photoUploadOf(path: string, uploadedAt: Date): PhotoUpload | undefined {
  const [, uid, id] = PATH.exec(path) ?? [];
  return uid && id ? { uid, id, path, uploadedAt } : undefined;
}

/**
 * Draws an uploaded photo anew, publishes it, and sets it on the profile and the Auth record; the upload itself is
 * deleted. Events may come twice, late, or at once: what is done after the transaction follows from the profile that it
 * leaves, and the upload goes last, so that a retry after a failure does what is left to do. After ten minutes of
 * failures the upload is deleted whatever happens.
 */
export async function onPhotoUploaded(services: PhotoServices, upload: PhotoUpload): Promise<void> {
  const { uploads, now } = services;
  const file = await uploads.find(upload.path);
  if (!file) return;
  const isLastTry = now().getTime() - upload.uploadedAt.getTime() > PATIENCE;
  try {
    await publish(services, upload, isLastTry ? { refused: 'failed' } : await draw(services, upload, file));
  } catch (error) {
    if (isLastTry) await uploads.remove(upload.path);
    throw error;
  }
  await uploads.remove(upload.path);
}

async function draw(services: PhotoServices, upload: PhotoUpload, file: StoredFile): Promise<Outcome> {
  const { uploads, decode } = services;
  if (!(await spendUpload(services, upload))) return { refused: 'too-many-today' };
  if (file.packedAs !== undefined) return { refused: 'not-an-image' };
  if (file.bytes > LIMITS.photoBytes) return { refused: 'too-large' };
  const bytes = await uploads.read(upload.path, LIMITS.photoBytes);
  if (bytes === 'too-large') return { refused: 'too-large' };
  // Another delivery of the same event was faster: it has written its outcome, and ours is not asked for.
  if (bytes === undefined) return { refused: 'failed' };
  try {
    return { photo: await decode(bytes) };
  } catch (error) {
    if (error instanceof RefusedPhoto) return { refused: error.reason };
    throw error;
  }
}

async function publish(services: PhotoServices, upload: PhotoUpload, outcome: Outcome): Promise<void> {
  const { firestore, published } = services;
  const { uid, id, uploadedAt } = upload;
  const change: Pick<User, 'photoUpload'> & Pick<Partial<User>, 'photo'> =
    'refused' in outcome
      ? { photoUpload: { id, uploadedAt, result: 'refused', reason: outcome.refused } }
      : {
          photo: await storePhoto(published, uid, upload, outcome.photo),
          photoUpload: { id, uploadedAt, result: 'done' },
        };
  const profile = await settle(firestore, upload, change);
  if (profile?.photoUpload?.id === id && profile.photoUpload.result === 'done') {
    await showPhoto(services, published.bucket, uid);
  }
  await deleteStalePhotos(published, uid, profile);
}

/**
 * Writes the outcome, unless one is written for this upload or a later one, or the person is gone. Returns the profile
 * as it is now.
 */
function settle(
  firestore: Firestore,
  upload: PhotoUpload,
  change: Pick<User, 'photoUpload'> & Pick<Partial<User>, 'photo'>,
): Promise<User | undefined> {
  const ref = userRef(firestore, upload.uid);
  return firestore.runTransaction(async (transaction) => {
    const profile = (await transaction.get(ref)).data();
    if (!profile || (profile.photoUpload && !isLater(upload, profile.photoUpload))) return profile;
    transaction.update(ref, change);
    return { ...profile, ...change };
  });
}
