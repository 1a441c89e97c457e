import { z } from '../zod.ts';
import { ageRatingSchema, contentNotesSchema } from './age-rating.ts';
import { chapterReadingSchema } from './chapter-reading.ts';
import { reactionCountsSchema } from './counts.ts';
import { pageManifestSchema } from './page-manifest.ts';
import { panelsDueSchema } from './panels-due.ts';
import {
  idSchema,
  imageSchema,
  languageSchema,
  storagePathSchema,
  timeSchema,
  variantsSchema,
} from './schemas.ts';
import { chapterChangesSchema } from './suggestion.ts';
import { shownTranscriptSchema } from './transcript.ts';

export const READING_DIRECTIONS = ['ltr', 'rtl', 'vertical'] as const;
export type ReadingDirection = (typeof READING_DIRECTIONS)[number];

/** SHA-256 of a file's bytes, in lower-case hexadecimal digits. */
export const sha256Schema = z
  .string()
  .length(64, { abort: true })
  .regex(/^[0-9a-f]+$/);

export const translatorNameSchema = z.strictObject({ id: idSchema, name: z.string().min(1).max(120) });

const partSchema = z.strictObject({ path: storagePathSchema, bytes: z.int().positive() });

/** `comics/{comicId}/chapters/{chapterId}`: one translation of one chapter number by one translator. */
export const chapterSchema = z.strictObject({
  comicId: idSchema,
  number: z.number().nonnegative().max(100_000),
  language: languageSchema,
  title: z.string().min(1).max(200).optional(),
  translator: translatorNameSchema.optional(),
  cover: imageSchema,
  /** The PDF offered for download; for a chapter without a manifest also what the reader draws. */
  pdf: z.strictObject({ path: storagePathSchema, bytes: z.int().positive() }),
  /**
   * What continues the PDF by a last page with the credits: with the translator's name, as long as it is theirs, and
   * without. A chapter whose PDF is not made by us has none.
   */
  credits: z.strictObject({ named: partSchema.optional(), unnamed: partSchema }).optional(),
  pageCount: z.int().min(1).max(500),
  /** The page images. */
  manifest: pageManifestSchema.optional(),
  /**
   * Where the panels of its pages are written (`chapter-panels.ts`); null where they wait to be looked for, absent where there
   * are none.
   */
  panelsFile: storagePathSchema.nullable().optional(),
  /** People have set panels in it at this chapter: other translations of the same pages take them over. */
  panelsSet: z.literal(true).optional(),
  panelsDue: panelsDueSchema.optional(),
  /** The text of its pages, where it has any. */
  transcript: shownTranscriptSchema.optional(),
  /**
   * The pictures that are shared of it, by their language; null where they wait to be drawn, absent where its comic's stand for it.
   */
  shareCards: variantsSchema(storagePathSchema).nullable().optional(),
  /** What readers corrected in its newest version. */
  changes: chapterChangesSchema.optional(),
  /** What its translator has corrected for every reader. */
  reading: chapterReadingSchema.optional(),
  /** The hash of the file that its pages were made of, or of its PDF; the same file is recognised by it. */
  sha256: sha256Schema.optional(),
  readingDirection: z.enum(READING_DIRECTIONS),
  downloadable: z.boolean(),
  /** Where it is for others than its comic; the stricter one of both holds (`decide-showing.ts`). */
  ageRating: ageRatingSchema.optional(),
  /** Notes that it has beside those of its comic. */
  contentNotes: contentNotesSchema.optional(),
  /** Written by the roll-up of `counters/views` alone; no page shows it. */
  views: z.int().nonnegative(),
  /** Written by the roll-up of `counters/` alone. */
  reactions: reactionCountsSchema.default({ likes: 0, dislikes: 0 }),
  publishedAt: timeSchema,
  /** When another file took the place of the one that readers had: what was reported before is about that. */
  replacedAt: timeSchema.optional(),
  /** The submission of its file; absent if it was imported. No page shows it, and nobody else reads that document. */
  submissionId: idSchema.optional(),
  /** It came with many others, so nobody is notified. */
  imported: z.literal(true).optional(),
});
export type Chapter = z.infer<typeof chapterSchema>;
