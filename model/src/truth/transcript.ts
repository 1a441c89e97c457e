import { LIMITS } from '../limits.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { TRANSCRIPT_KINDS } from '../transcripts/transcript-kinds.ts';
import { z } from '../zod.ts';
import { pageBoxSchema } from './chapter-panels.ts';
import { charactersSchema, languageSchema, storagePathSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** The text of a chapter: what is written on its pages, in the language of the chapter. */

const oneLine = (text: string): boolean => !text.includes('\n');
const isSeen = (text: string): boolean => SEEN_IN_TEXT.test(text);

/** Who says something, as this language calls them. */
export const speakerSchema = charactersSchema(LIMITS.transcript.speaker)
  .min(1)
  .refine(isPlainText)
  .refine(oneLine)
  .refine(isSeen);

/** One balloon, caption, sound or sign of a page. */
export const transcriptItemSchema = z.strictObject({
  kind: open(z.enum(TRANSCRIPT_KINDS), 'note'),
  who: speakerSchema.optional(),
  words: charactersSchema(LIMITS.transcript.words).min(1).refine(isPlainText).refine(isSeen),
  /** Where it is on the page, in ten-thousandths of its width and height (`PANEL_UNITS`). */
  place: pageBoxSchema.optional(),
});
export type TranscriptItem = z.infer<typeof transcriptItemSchema>;

/** The items of a page, in the order in which they are read. */
export const transcriptItemsSchema = z.array(transcriptItemSchema).max(LIMITS.transcript.itemsOfPage);

/** `public/{chapterId}-{hash}/transcript.json`: the text of all pages of a chapter. */
export const transcriptSchema = z.strictObject({
  version: z.literal(1),
  language: languageSchema,
  /** Of each page, in order; one without text has no items. */
  pages: z
    .array(z.strictObject({ items: transcriptItemsSchema }))
    .min(1)
    .max(LIMITS.pdfPages.max),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** What a chapter says of its text: where the file is, and how much of it there is. */
export const shownTranscriptSchema = z.strictObject({
  path: storagePathSchema,
  bytes: z.int().positive(),
  /** How many of its pages have text. */
  pages: z.int().positive(),
});
export type ShownTranscript = z.infer<typeof shownTranscriptSchema>;
