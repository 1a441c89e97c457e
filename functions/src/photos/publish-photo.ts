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

/** What the end of an upload is written with. */
export interface PhotoEnding extends PhotoRecord {
  readonly uploads: Files;
  readonly published: Files;
}

export interface PhotoServices extends PhotoEnding {
  /** Draws an upload anew; throws `RefusedPhoto`. */
  readonly decode: (upload: Buffer) => Promise<EncodedPhoto>;
}

type Outcome = { readonly photo: EncodedPhoto } | { readonly refused: PhotoRefusal };

/** How long a failure is retried, in milliseconds: then the upload is given up. */
const PATIENCE = 10 * 60 * 1000;

/**
 * Draws an uploaded photo anew, publishes it, and sets it on the profile and the Auth record; the upload itself is
 * deleted. Tasks may come twice, late, or at once: what is done after the transaction follows from the profile that it
 * leaves, and the upload goes last, so that a retry after a failure does what is left to do. After ten minutes of
 * failures the upload is deleted whatever happens.
 */
export function publishPhoto(services: PhotoServices, upload: PhotoUpload): Promise<void> {
  return endWith(services, upload, (file) => draw(services, upload, file));
}

/** Deletes an upload without a look at it, and says why on the profile. Events may come twice, late, or at once. */
export function refusePhoto(services: PhotoEnding, upload: PhotoUpload, reason: PhotoRefusal): Promise<void> {
  return endWith(services, upload, async () => ({ refused: reason }));
}

async function endWith(
  services: PhotoEnding,
  upload: PhotoUpload,
  outcomeOf: (file: StoredFile) => Promise<Outcome>,
): Promise<void> {
  const { uploads, now } = services;
  const file = await uploads.find(upload.path);
  if (!file) return;
  const isLastTry = now().getTime() - upload.uploadedAt.getTime() > PATIENCE;
  try {
    await publish(services, upload, isLastTry ? { refused: 'failed' } : await outcomeOf(file));
  } catch (error) {
    if (isLastTry) await uploads.remove(upload.path);
    throw error;
  }
  await uploads.remove(upload.path);
}

async function draw(services: PhotoServices, upload: PhotoUpload, file: StoredFile): Promise<Outcome> {
  const { uploads, decode } = services;
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

async function publish(services: PhotoEnding, upload: PhotoUpload, outcome: Outcome): Promise<void> {
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
