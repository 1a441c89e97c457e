import { LIMITS } from '../limits.ts';
import { FILE_REFUSALS } from '../lists/file-refusals.ts';
import { z } from '../zod.ts';
import { arrangementSchema } from './arrangement.ts';
import { READING_DIRECTIONS, sha256Schema } from './chapter.ts';
import { PANELS_FILE } from './page-images.ts';
import { idSchema, imageSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

const pageSchema = z.int().min(1).max(LIMITS.pdfPages.max);

/** What a file is to its submission: the pages of a chapter in one object, or a cover. */
export const FILE_PARTS = ['chapter', 'cover'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/** How large each may be. */
export const MAX_FILE_BYTES: Readonly<Record<FilePart, number>> = {
  chapter: LIMITS.pdfBytes,
  cover: LIMITS.coverBytes,
};

/** How far a file has come, for a form that follows it. */
export const fileProgressSchema = z.discriminatedUnion('state', [
  /** Its name is granted, and it has not arrived. */
  z.strictObject({ state: z.literal('awaited') }),
  z.strictObject({ state: z.literal('waiting') }),
  /** `done` never goes back while the pages of one file are drawn. */
  z.strictObject({ state: z.literal('working'), done: z.int().nonnegative(), pageCount: pageSchema }),
  z.strictObject({
    state: z.literal('ready'),
    pageCount: pageSchema,
    /** What the file itself says of it. */
    readingDirection: open(z.enum(READING_DIRECTIONS).optional(), undefined),
    /** Where its pages lie, with `STAGED` beside them. */
    folder: storagePathSchema,
    /** Of the copy for download. */
    pdfBytes: z.int().positive(),
    /** Pages that look like an earlier one: reported, never refused. */
    repeatedPages: z
      .array(z.strictObject({ page: pageSchema, likePage: pageSchema }))
      .max(LIMITS.pdfPages.max),
    /** Pages on which nothing is seen: reported, never refused. */
    emptyPages: z.array(pageSchema).max(LIMITS.pdfPages.max).default([]),
    /** Pages whose words are not all drawn, since a font is not in the file: reported, never refused. */
    lostTextPages: z.array(pageSchema).max(LIMITS.pdfPages.max).default([]),
    /** An earlier file of its owner with the same bytes that is ready too: reported, never refused. Others' are for reviewers. */
    sameAs: idSchema.optional(),
    /** A published chapter that was made of the same bytes: reported, never refused. */
    sameChapter: idSchema.optional(),
  }),
  /** A cover was re-encoded. */
  z.strictObject({ state: z.literal('drawn'), folder: storagePathSchema, cover: imageSchema }),
  z.strictObject({
    state: z.literal('refused'),
    /** An older build takes a reason that it does not know for damage. */
    code: open(z.enum(FILE_REFUSALS), 'damaged'),
    page: pageSchema.optional(),
  }),
  /** Processing failed, through no fault of the file that we know of. */
  z.strictObject({ state: z.literal('failed') }),
]);
export type FileProgress = z.infer<typeof fileProgressSchema>;

/** What lies in the folder of a file that is ready, beside its page images, their copies for download, strip and cover; the panels get a folder of their own. */
export const STAGED = {
  manifest: 'manifest.json',
  pages: 'pages.json',
  panels: PANELS_FILE,
  cover: 'cover.json',
  pdf: 'chapter.pdf',
} as const;

/**
 * The lease of a task: after this time it counts as dead. A page may take 20 seconds, and as long again to be
 * encoded.
 */
export const FILE_LEASE_SECONDS = 120;
/** A file that no task took in this time is handed to the queue again. */
export const FILE_OVERDUE_SECONDS = 300;
/** How often a chunk may be started without finishing before the file is given up. */
export const FILE_TRIES = 5;

/**
 * `files/{fileId}`: a file that a person uploads for a submission of theirs, and what becomes of it. Written by functions
 * only; its owner and reviewers read it.
 */
export const fileSchema = z.strictObject({
  uid: z.string().min(1).max(128),
  submissionId: idSchema,
  part: z.enum(FILE_PARTS),
  /** As its owner calls it. */
  name: z
    .string()
    .min(1)
    .max(2 * LIMITS.fileNameLength),
  /** How large it was said to be when its name was granted; no other size is taken. */
  bytes: z.int().positive(),
  /** To a build that does not know the state nothing has happened yet; `dueAt` says whether anything will. */
  progress: open(fileProgressSchema, { state: 'waiting' }),
  createdAt: timeSchema,
  /** The bytes that the parts were made of, and how; nothing before the first part. */
  source: z
    .strictObject({ sha256: sha256Schema, bytes: z.int().positive(), recipe: z.int().positive() })
    .nullable(),
  /** The last page of each finished chunk, in order: the next one begins behind it. */
  parts: z.array(pageSchema).max(LIMITS.pdfPages.max),
  /** What its owner has made of its pages (docs/decisions/055); absent where the chapter is as the file. */
  arrangement: z
    .strictObject({
      /** Of the call that stored it: what is made of it lies in a folder of its own. */
      id: idSchema,
      pages: arrangementSchema,
      /** Of the file. */
      pageCount: pageSchema,
      /** Where the file's own pages lie, as its owner saw them when they arranged them first. */
      folder: storagePathSchema,
      /** The last place of each chunk that was put together, in order. */
      parts: z.array(pageSchema).max(LIMITS.pdfPages.max),
    })
    .optional(),
  /** The task that is working on it, and the end of its lease. */
  lease: z.strictObject({ id: idSchema, until: timeSchema }).nullable(),
  /** How often the chunk that comes next was begun. */
  tries: z.int().nonnegative(),
  /** When the sweep hands the file to the queue again; null once nothing is left to do. */
  dueAt: timeSchema.nullable(),
});
export type ChapterFile = z.infer<typeof fileSchema>;
