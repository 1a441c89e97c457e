import { z } from '../zod.ts';
import { idSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { SUBMISSION_KINDS } from './submission.ts';

/** Files that one run of the task copies. */
export const FILES_A_RUN = 50;
/** After so many failures it is parked with its error. */
export const PUBLICATION_TRIES = 8;
/** A task that has not been heard of for so long has died. */
export const PUBLICATION_LEASE_SECONDS = 120;
/** For how long the pages that a replacement took away are still there for whoever is reading them, in hours. */
export const REPLACED_HOURS = 24;

export const PUBLICATION_STEPS = [
  /** Files are copied and looked at. */
  'files',
  /** Readers get, or lose, what they shall: one commit. */
  'document',
  /** What is not needed any more is deleted. */
  'clean',
  'done',
] as const;

/**
 * `publications/{submissionId}`: the work that a decision leaves to a task, from the decision until readers have what was
 * decided. Written by functions; admins see what is parked.
 */
export const publicationSchema = z.strictObject({
  kind: z.enum(SUBMISSION_KINDS),
  uid: idSchema,
  revision: z.int().positive(),
  /** `out`: to readers. `back`: from them, to be kept. `away`: from them, and nothing is kept. */
  to: z.enum(['out', 'back', 'away']),
  comicId: idSchema,
  /** Null of a comic. */
  chapterId: idSchema.nullable(),
  step: z.enum(PUBLICATION_STEPS),
  /** What is copied: every file of a folder to the same name in the other. */
  folders: z.array(z.strictObject({ from: storagePathSchema, to: storagePathSchema })).max(4),
  /** The last file that was copied and looked at; null at the beginning. */
  cursor: z.string().nullable(),
  /** Folders that nothing names any more once the document is written, and when they are deleted. */
  deletes: z.array(z.strictObject({ folder: storagePathSchema, at: timeSchema })).max(8),
  /** The request that decided: it names mail, notification and audit entry. */
  requestId: idSchema,
  startedAt: timeSchema,
  tries: z.int().nonnegative(),
  /** Why the last try failed. */
  error: z.string().max(500).nullable(),
  lease: z.strictObject({ id: idSchema, until: timeSchema }).nullable(),
  /** When the sweep hands it to the queue again; null when it is done or parked. */
  dueAt: timeSchema.nullable(),
});
export type PublicationWork = z.infer<typeof publicationSchema>;
