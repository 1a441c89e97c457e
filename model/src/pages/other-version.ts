import { reading } from '../truth/tolerant.ts';
import { z } from '../zod.ts';
import { type ChapterPayload, type ComicPayload, chapterPayloadSchema, comicPayloadSchema } from './pages.ts';

/**
 * Builds of other versions read the pages that a device has saved, with no network to get them again. The parts that
 * reading needs must be there; parts around them that this build does not understand are left out.
 *
 * Whoever raises `PAGE_VERSION` adds a sample of the former version to the test, and mends here what it cannot be read by.
 */

const NO_COMMENTS = { newest: [], count: 0 };

const CHAPTER: Partial<ChapterPayload> = {
  reactions: { likes: 0, dislikes: 0 },
  downloadable: false,
  translations: [],
  comments: NO_COMMENTS,
};
const COMIC: Partial<ComicPayload> = {
  artists: [],
  genres: [],
  status: 'ongoing',
  views: 0,
  translators: [],
  similar: [],
  comments: NO_COMMENTS,
};

/** What a chapter's document of another version shows; undefined where its pages cannot be told from it. */
export const chapterOfOtherVersion = (document: unknown): ChapterPayload | undefined =>
  migratePayload('chapter', chapterPayloadSchema, CHAPTER, document);

/** What a comic's document of another version shows; undefined where its chapters cannot be told from it. */
export const comicOfOtherVersion = (document: unknown): ComicPayload | undefined =>
  migratePayload('comic', comicPayloadSchema, COMIC, document);

const documentSchema = z.object({ kind: z.string(), payload: z.record(z.string(), z.unknown()) });

/** The payload, field by field: as the document says it, else what takes its place, else nothing where that is allowed. */
function migratePayload<T extends object>(
  kind: string,
  schema: z.ZodObject & z.ZodType<T>,
  inPlace: Readonly<Partial<T>>,
  document: unknown,
): T | undefined {
  const found = documentSchema.safeParse(document);
  if (!found.success || found.data.kind !== kind) return undefined;
  const { payload } = found.data;
  const fields = new Map<string, unknown>(Object.entries(inPlace));
  for (const [name, field] of Object.entries(schema.shape)) {
    const read = z.safeParse(reading(field), payload[name]);
    // A chapter without its images would be mistaken for one that has only a file.
    if (!read.success && name === 'manifest') return undefined;
    if (read.success && read.data !== undefined) fields.set(name, read.data);
  }
  const whole = schema.safeParse(Object.fromEntries(fields));
  return whole.success ? whole.data : undefined;
}
