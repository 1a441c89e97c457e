import { LIMITS } from '../limits.ts';
import { byComicField } from '../lists/comic-fields.ts';
import { z } from '../zod.ts';
import { confirmedRatingSchema } from './age-rating.ts';
import { charactersSchema, idSchema, slugSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { SUBMISSION_KINDS } from './submission.ts';

/** Files that one run of the task copies. */
export const FILES_A_RUN = 50;
/** After so many failures it is parked with its error. */
export const PUBLICATION_TRIES = 8;
/** How long one task may hold it: longer than its function may run, so that who holds it longer has died. */
export const PUBLICATION_LEASE_SECONDS = 120;
/** Work that no task took in this time is handed to the queue again. */
export const PUBLICATION_OVERDUE_SECONDS = 180;
/** Originals, and what was made of them beside what readers have, are kept for so long after the last decision, in days. */
export const LEFTOVER_DAYS = 30;
/** For how long the pages that a replacement took away are still there for whoever is reading them, in hours. */
export const REPLACED_HOURS = 24;

export const PUBLICATION_STEPS = [
  /** Files are copied and looked at. */
  'files',
  /** One commit shows the work to readers, or takes it from them. */
  'document',
  /** Files that are no longer needed are deleted. */
  'clean',
  'done',
] as const;

/** Somebody or something that a comic names: its id, and its name for a document that is not there yet. */
const nameSchema = z.strictObject({ id: slugSchema, name: charactersSchema(LIMITS.nameLength).min(1) });

/** What a comic names, as it was decided. */
export const publishedNamesSchema = z.strictObject(
  byComicField({
    title: null,
    text: null,
    prose: null,
    one: () => nameSchema,
    several: (field) => z.array(nameSchema).min(1).max(LIMITS.submission[field]),
    option: null,
    rating: null,
    notes: null,
  }),
);
export type PublishedNames = z.infer<typeof publishedNamesSchema>;

/**
 * `publications/{submissionId}`: the work that a decision leaves to a task, from the decision until readers have what was
 * decided. Written by functions; admins see what is parked.
 */
export const publicationSchema = z.strictObject({
  kind: z.enum(SUBMISSION_KINDS),
  uid: idSchema,
  revision: z.int().positive(),
  /** `out`: to readers. `back`: from them, to be kept. `away`: from them, and nothing is kept. */
  way: z.enum(['out', 'back', 'away']),
  comicId: idSchema,
  /** Null of a comic. */
  chapterId: idSchema.nullable(),
  /** Null of a chapter. */
  names: publishedNamesSchema.nullable(),
  /** For whom it is, as the reviewer said; null where it was decided before that was asked, or nothing is published. */
  rating: confirmedRatingSchema.nullable().default(null),
  step: z.enum(PUBLICATION_STEPS),
  /** From where what is copied comes, and where it goes: to the same name in the other folder. */
  folders: z.array(z.strictObject({ from: storagePathSchema, into: storagePathSchema })).max(4),
  /** The last file that was copied and looked at; null at the beginning. */
  cursor: z.string().nullable(),
  /** Folders that nothing names any more once the document is written, and when they are deleted. */
  deletes: z.array(z.strictObject({ folder: storagePathSchema, at: timeSchema })).max(8),
  /** The next page of which a file for dense screens is looked for; 0 when all are there, absent where none were ever. */
  densePage: z.int().nonnegative().optional(),
  /** When what is left of its files beside what readers have is deleted; null once it is. */
  leftoversAt: timeSchema.nullable(),
  /** The decision (`decisionIdOf` of the functions): it names mail, notification and audit entry. */
  requestId: idSchema,
  startedAt: timeSchema,
  tries: z.int().nonnegative(),
  /** Why the last try failed. */
  error: z.string().max(500).nullable(),
  lease: z.strictObject({ id: idSchema, until: timeSchema }).nullable(),
  /** When the sweep hands it to the queue again; null when it is parked, or done with nothing left to delete. */
  dueAt: timeSchema.nullable(),
});
export type PublicationWork = z.infer<typeof publicationSchema>;
