import { z } from 'zod';
import { oneAtATime } from '../photos/one-at-a-time.ts';
import type { PhotoCounting } from '../photos/photo-limits.ts';
import { photoUploadOf } from '../photos/photo-upload.ts';
import { type PhotoServices, publishPhoto } from '../photos/publish-photo.ts';

const taskSchema = z.object({ path: z.string(), uploadedAt: z.iso.datetime() });
export type PhotoTask = z.infer<typeof taskSchema>;

export interface DrawingServices extends PhotoServices, PhotoCounting {
  /** Adds a photo to the queue again, to be drawn later. */
  readonly enqueueLater: (task: PhotoTask, delaySeconds: number) => Promise<void>;
}

/** A drawing takes a second or two. */
const RETRY_DELAY_SECONDS = 3;

/**
 * Draws an uploaded photo. If its owner has another one in progress, it goes back into the queue, behind
 * those of other people.
 */
export async function drawPhoto(services: DrawingServices, data: unknown): Promise<void> {
  const task = taskSchema.parse(data);
  const upload = photoUploadOf(task.path, new Date(task.uploadedAt));
  if (!upload) return;
  const isDone = await oneAtATime(services, upload.uid, () => publishPhoto(services, upload));
  if (!isDone) await services.enqueueLater(task, RETRY_DELAY_SECONDS);
}
