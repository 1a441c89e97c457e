import { keyOf, partsOfKey } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { dailySavesSchema } from './daily-count.ts';
import { charactersSchema, idSchema, languageSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';
import { type TranscriptItem, transcriptItemSchema } from './transcript.ts';

/**
 * The text of a chapter while it is written: of a submission it is reviewed and published with that, of a published chapter it is a
 * small revision of its own.
 */

/** What a text belongs to. */
export const transcriptOfSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('submission'), submissionId: idSchema }),
  z.strictObject({ kind: z.literal('chapter'), comicId: idSchema, chapterId: idSchema }),
]);
export type TranscriptOf = z.infer<typeof transcriptOfSchema>;

/** The id of the draft of a text: what it belongs to has one at most. */
export function transcriptIdOf(of: TranscriptOf): string {
  return of.kind === 'submission'
    ? keyOf('submission', of.submissionId)
    : keyOf('chapter', of.comicId, of.chapterId);
}

/** What a draft of a text belongs to, by its id; undefined where it is no such id. */
export function transcriptOfId(id: string): TranscriptOf | undefined {
  const [kind, first, second] = partsOfKey(id);
  const of =
    kind === 'submission' ? { kind, submissionId: first } : { kind, comicId: first, chapterId: second };
  const parsed = transcriptOfSchema.safeParse(of);
  return parsed.success && transcriptIdOf(parsed.data) === id ? parsed.data : undefined;
}

export const TRANSCRIPT_STATES = [
  /** Its owner writes it. */
  'draft',
  /** Reviewers have it; nobody writes it. */
  'submitted',
] as const;

const pageSchema = z.int().min(1).max(LIMITS.pdfPages.max);

/** `transcripts/{transcriptId}`: whose text it is and where it is on its way. Written by functions. */
export const transcriptDraftSchema = z.strictObject({
  uid: idSchema,
  of: transcriptOfSchema,
  /** As far as it is known; of a submission without a checked file the most that a file may have. */
  pageCount: pageSchema,
  /**
   * Of a submission: how many pages its file has, and which of them stand at the places of the chapter; without any it is as the file. The
   * pages of the text are named by those of the file (docs/decisions/113); absent, by their place, as in texts of before.
   */
  file: z
    .strictObject({ pageCount: pageSchema, sources: z.array(pageSchema).max(LIMITS.pdfPages.max) })
    .optional(),
  /** Null while its submission has none. */
  language: languageSchema.nullable(),
  /** An older build takes a state that it does not know for one in which reviewers have it. */
  state: open(z.enum(TRANSCRIPT_STATES), 'submitted'),
  /** How often it was handed in. */
  revision: z.int().nonnegative(),
  createdAt: timeSchema,
  /** The file of the chapter that the changed pages change; absent where it has none. */
  base: storagePathSchema.optional(),
  /** When it was last handed in, and the name of whose it is, as their profile said then. */
  submitted: z.strictObject({ at: timeSchema, name: z.string().min(1).max(LIMITS.nameLength) }).optional(),
  /** The last time that it was turned down; it stays until it is handed in again. */
  declined: z.strictObject({ at: timeSchema, note: charactersSchema(LIMITS.noteLength) }).optional(),
});
export type TranscriptDraft = z.infer<typeof transcriptDraftSchema>;

/**
 * `transcripts/{transcriptId}/transcriptPages/{page}`, named by the page from 1 (`placedPages`): its items as they are written, each as JSON, since the rules can
 * bound a list of texts. Of a published chapter only pages that were changed have one. Written by its owner.
 */
export const transcriptPageSchema = z.strictObject({
  items: z.array(z.string().max(LIMITS.transcript.pageBytes)).max(LIMITS.transcript.itemsOfPage),
  savedAt: timeSchema,
  saves: dailySavesSchema.optional(),
  /** Of the write that made it so: a device gives it, so that it knows its own. Absent of pages that were written before writes had one. */
  edit: idSchema.optional(),
  /** The write that it was written over, which the rules compare; absent where the page had none. */
  after: idSchema.optional(),
});

export type TranscriptPage = z.infer<typeof transcriptPageSchema>;

/** The text that a page's document keeps of its items. */
export const packItems = (items: readonly TranscriptItem[]): string[] =>
  items.map((item) => JSON.stringify(item));

/** The items of a page's document. What is none is left out, and counted. */
export function unpackItems(texts: readonly string[]): {
  readonly items: TranscriptItem[];
  /** The places, from 1, of those that are no items. */
  readonly broken: number[];
} {
  const items: TranscriptItem[] = [];
  const broken: number[] = [];
  for (const [index, text] of texts.entries()) {
    const parsed = transcriptItemSchema.safeParse(parsedJson(text));
    if (parsed.success) items.push(parsed.data);
    else broken.push(index + 1);
  }
  return { items, broken };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
