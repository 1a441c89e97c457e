import { type PhotoCounting, spendUpload } from '../photos/photo-limits.ts';
import type { PhotoUpload } from '../photos/photo-upload.ts';
import { type PhotoEnding, refusePhoto } from '../photos/publish-photo.ts';

export interface PhotoArrival extends PhotoEnding, PhotoCounting {
  /** Hands a photo to the queue in which photos are drawn. */
  readonly enqueue: (upload: PhotoUpload) => Promise<void>;
}

/**
 * Counts a photo that has arrived, and hands it to the queue; one too many for the day is deleted here, with nothing of it read. A
 * delivery more makes a task more, which finds the upload gone.
 */
export async function onPhotoUploaded(services: PhotoArrival, upload: PhotoUpload): Promise<void> {
  if (!(await services.uploads.find(upload.path))) return;
  // Whoever knows a download token would get it past the rules as long as it lies there.
  await services.uploads.dropDownloadToken(upload.path);
  if (await spendUpload(services, upload)) await services.enqueue(upload);
  else await refusePhoto(services, upload, 'too-many-today');
}
