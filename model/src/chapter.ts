import {
  colorSchema,
  idSchema,
  imageSchema,
  languageSchema,
  storagePathSchema,
  timeSchema,
} from './schemas.ts';
import { z } from './zod.ts';

export const READING_DIRECTIONS = ['ltr', 'rtl', 'vertical'] as const;
export type ReadingDirection = (typeof READING_DIRECTIONS)[number];

/** One page of the manifest: `wide` marks a spread, `color` the tone of its edge. */
export const pageImageSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  wide: z.boolean(),
  color: colorSchema,
  sources: z
    .array(z.strictObject({ path: storagePathSchema, width: z.int().positive() }))
    .min(1)
    .max(4),
});
export type PageImage = z.infer<typeof pageImageSchema>;

export const translatorNameSchema = z.strictObject({ id: idSchema, name: z.string().min(1).max(120) });

/** `comics/{comicId}/chapters/{chapterId}`: one translation of one chapter number by one translator. */
export const chapterSchema = z.strictObject({
  comicId: idSchema,
  number: z.number().nonnegative().max(100_000),
  language: languageSchema,
  title: z.string().min(1).max(200).optional(),
  translator: translatorNameSchema.optional(),
  cover: imageSchema,
  /** The PDF offered for download; for a chapter without `pages` also what the reader draws. */
  pdf: z.strictObject({ path: storagePathSchema, bytes: z.int().positive() }),
  pageCount: z.int().min(1).max(500),
  /** The page images; absent for an imported PDF. */
  pages: z.array(pageImageSchema).min(1).max(500).optional(),
  readingDirection: z.enum(READING_DIRECTIONS),
  downloadable: z.boolean(),
  views: z.int().nonnegative(),
  publishedAt: timeSchema,
});
export type Chapter = z.infer<typeof chapterSchema>;
