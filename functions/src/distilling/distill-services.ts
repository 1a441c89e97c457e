import type { PictureOptions } from '@rawi/media/covers/render-picture';
import type { WrittenPicture } from '@rawi/media/covers/written-picture';
import type { Distilled, DistillOptions } from '@rawi/media/distill/distill';
import type { Firestore } from 'firebase-admin/firestore';
import type { Files } from '../data/files.ts';
import type { Leasing } from '../data/lease.ts';

export interface DistillServices extends Leasing {
  readonly firestore: Firestore;
  /** The bucket that people upload to. */
  readonly uploads: Files;
  /** Where pages are until they are published. */
  readonly staged: Files;
  /** Splits a file into pages in a process that can be killed; throws `FileRefused`. */
  readonly distill: (options: Omit<DistillOptions, 'program' | 'pageSeconds'>) => Promise<Distilled>;
  /** Re-encodes a picture in such a process; throws `FileRefused`. */
  readonly render: (options: Omit<PictureOptions, 'program'>) => Promise<WrittenPicture>;
  /** Submits the draft of a file whose checks have ended, if it waits for that. */
  readonly submitChecked: (submissionId: string) => Promise<void>;
}
