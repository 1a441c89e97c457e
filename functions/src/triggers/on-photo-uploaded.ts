import { type PhotoCounting, spendUpload } from '../photos/photo-limits.ts';
import type { PhotoUpload } from '../photos/photo-upload.ts';
import { type PhotoEnding, refusePhoto } from '../photos/publish-photo.ts';

export interface PhotoArrival extends PhotoEnding, PhotoCounting {
  /** Adds a photo to the queue in which photos are drawn. */
  readonly enqueue: (upload: PhotoUpload) => Promise<void>;
}

/**
 * Counts an uploaded photo and enqueues it; one above the daily limit is deleted here without being read. A
 * duplicate event enqueues a duplicate task, which finds the upload gone.
 */
export async function onPhotoUploaded(services: PhotoArrival, upload: PhotoUpload): Promise<void> {
  if (!(await services.uploads.find(upload.path))) return;
  // Whoever knows a download token could read the photo without the rules as long as it exists.
  await services.uploads.dropDownloadToken(upload.path);
  if (await spendUpload(services, upload)) await services.enqueue(upload);
  else await refusePhoto(services, upload, 'too-many-today');
}
