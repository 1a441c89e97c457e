import { LIMITS } from '@rawi/model/limits';
import type { PhotoRefusal, User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Files, StoredFile } from '../data/files.ts';
import { userRef } from '../data/users.ts';
import { type EncodedPhoto, RefusedPhoto } from './encode-photo.ts';
import { deleteStalePhotos, storePhoto } from './photo-files.ts';
import type { PhotoUpload } from './photo-upload.ts';
import { type PhotoRecord, showPhoto } from './show-photo.ts';
import { isLater } from './upload-order.ts';

/** What finishing an upload needs. */
export interface PhotoEnding extends PhotoRecord {
  readonly uploads: Files;
  readonly published: Files;
}

export interface PhotoServices extends PhotoEnding {
  /** Re-encodes an upload; throws `RefusedPhoto`. */
  readonly decode: (upload: Buffer) => Promise<EncodedPhoto>;
}

type Outcome = { readonly photo: EncodedPhoto } | { readonly refused: PhotoRefusal };

/** How long failures are retried before the upload is given up. */
const RETRY_TIMEOUT_MS = 10 * 60 * 1000;

/**
 * Re-encodes an uploaded photo, publishes it, and sets it on the profile and the Auth record; the upload
 * itself is deleted. Tasks may come twice, late, or concurrently: everything after the transaction follows
 * from the profile that it leaves, and the upload is deleted last, so that a retry after a failure does what
 * is left to do. After ten minutes of failures the upload is deleted in any case.
 */
export function publishPhoto(services: PhotoServices, upload: PhotoUpload): Promise<void> {
  return endUpload(services, upload, (file) => drawUpload(services, upload, file));
}

/**
 * Deletes an upload without opening it, and records the reason on the profile. Events may come twice, late,
 * or concurrently.
 */
export function refusePhoto(services: PhotoEnding, upload: PhotoUpload, reason: PhotoRefusal): Promise<void> {
  return endUpload(services, upload, async () => ({ refused: reason }));
}

async function endUpload(
  services: PhotoEnding,
  upload: PhotoUpload,
  outcomeOf: (file: StoredFile) => Promise<Outcome>,
): Promise<void> {
  const { uploads, now } = services;
  const file = await uploads.find(upload.path);
  if (!file) return;
  const isLastTry = now().getTime() - upload.uploadedAt.getTime() > RETRY_TIMEOUT_MS;
  try {
    await publishOutcome(services, upload, isLastTry ? { refused: 'failed' } : await outcomeOf(file));
  } catch (error) {
    if (isLastTry) await uploads.remove(upload.path);
    throw error;
  }
  await uploads.remove(upload.path);
}

async function drawUpload(services: PhotoServices, upload: PhotoUpload, file: StoredFile): Promise<Outcome> {
  const { uploads, decode } = services;
  if (file.packedAs !== undefined) return { refused: 'not-an-image' };
  if (file.bytes > LIMITS.photoBytes) return { refused: 'too-large' };
  const bytes = await uploads.read(upload.path, LIMITS.photoBytes);
  if (bytes === 'too-large') return { refused: 'too-large' };
  // Another delivery of the same event was faster and has written its outcome, so ours is dropped.
  if (bytes === undefined) return { refused: 'failed' };
  try {
    return { photo: await decode(bytes) };
  } catch (error) {
    if (error instanceof RefusedPhoto) return { refused: error.reason };
    throw error;
  }
}

async function publishOutcome(services: PhotoEnding, upload: PhotoUpload, outcome: Outcome): Promise<void> {
  const { firestore, published } = services;
  const { uid, id, uploadedAt } = upload;
  const change: Pick<User, 'photoUpload'> & Pick<Partial<User>, 'photo'> =
    'refused' in outcome
      ? { photoUpload: { id, uploadedAt, result: 'refused', reason: outcome.refused } }
      : {
          photo: await storePhoto(published, uid, upload, outcome.photo),
          photoUpload: { id, uploadedAt, result: 'done' },
        };
  const profile = await writeOutcome(firestore, upload, change);
  if (profile?.photoUpload?.id === id && profile.photoUpload.result === 'done') {
    await showPhoto(services, published.bucket, uid);
  }
  await deleteStalePhotos(published, uid, profile);
}

/**
 * Writes the outcome, unless this upload or a later one already has one, or the person is gone. Returns the
 * profile as it is now.
 */
function writeOutcome(
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
