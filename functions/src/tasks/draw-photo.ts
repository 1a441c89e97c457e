import { z } from 'zod';
import { oneAtATime } from '../photos/one-at-a-time.ts';
import type { PhotoCounting } from '../photos/photo-limits.ts';
import { photoUploadOf } from '../photos/photo-upload.ts';
import { type PhotoServices, publishPhoto } from '../photos/publish-photo.ts';

const taskSchema = z.object({ path: z.string(), uploadedAt: z.iso.datetime() });
export type PhotoTask = z.infer<typeof taskSchema>;

export interface DrawingServices extends PhotoServices, PhotoCounting {
  /** Hands a photo to the queue once more, to be taken up later. */
  readonly enqueueLater: (task: PhotoTask, delaySeconds: number) => Promise<void>;
}

/** A drawing takes a second or two. */
const AGAIN_SECONDS = 3;

/** Draws an uploaded photo; one whose owner has another one under way goes back into the queue, behind those of other people. */
export async function drawPhoto(services: DrawingServices, data: unknown): Promise<void> {
  const task = taskSchema.parse(data);
  const upload = photoUploadOf(task.path, new Date(task.uploadedAt));
  if (!upload) return;
  const isDone = await oneAtATime(services, upload.uid, () => publishPhoto(services, upload));
  if (!isDone) await services.enqueueLater(task, AGAIN_SECONDS);
}
