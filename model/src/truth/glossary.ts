import { TERM_KINDS } from '../glossary/glossary-kinds.ts';
import { LIMITS } from '../limits.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { z } from '../zod.ts';
import { charactersSchema, idSchema, languageSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** The names of a comic: how each language writes its persons, places and things, kept by its translators. */

const isOneLine = (text: string): boolean => !text.includes('\n');
const isSeen = (text: string): boolean => SEEN_IN_TEXT.test(text);

/** A name as a language writes it. */
const renderingSchema = charactersSchema(LIMITS.glossary.rendering)
  .min(1)
  .refine(isPlainText)
  .refine(isOneLine)
  .refine(isSeen);

/** One name. */
export const termSchema = z.strictObject({
  /** Chosen by whoever adds it, so that doing it twice adds it once. */
  id: idSchema,
  kind: open(z.enum(TERM_KINDS), 'other'),
  /** One in each language that has it. */
  renderings: z
    .partialRecord(languageSchema, renderingSchema)
    .refine((renderings) => Object.keys(renderings).length > 0, 'one language at least'),
  note: charactersSchema(LIMITS.glossary.note).min(1).refine(isPlainText).refine(isSeen).optional(),
});
export type Term = z.infer<typeof termSchema>;

/** `glossaries/{comicId}`: written by functions. Who set a name is not kept. */
export const glossarySchema = z.strictObject({
  comicId: idSchema,
  /** How often it was changed. */
  version: z.int().positive(),
  /** In the order in which they were added. */
  terms: z.array(termSchema).max(LIMITS.glossary.terms),
});
export type Glossary = z.infer<typeof glossarySchema>;
