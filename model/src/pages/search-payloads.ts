import { LIMITS } from '../limits.ts';
import { isoTimeSchema, languageSchema, localizedSchema, slugSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { comicEntrySchema, translatorCardSchema } from './cards.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { searchFieldSchemas } from './shown-fields.ts';

/** The page documents that search reads: the catalogue in parts, and the lists beside it. */

/** The beginning of a SHA-256, in lower-case hexadecimal digits: by it a document's address changes with its content. */
const contentHashSchema = z
  .string()
  .length(16, { abort: true })
  .regex(/^[0-9a-f]+$/);

/** A comic as search finds and shows it; people, genres and the publisher by their ids in the part's names. */
export const searchEntrySchema = comicEntrySchema
  .pick({ slug: true, series: true, names: true, cover: true })
  .extend({
    otherName: z.string().optional(),
    ...searchFieldSchemas,
    /** In which there are chapters. */
    languages: z.array(languageSchema),
    updatedAt: isoTimeSchema,
    /** The tags that its page shows; absent where there is none. */
    tags: z.array(slugSchema).optional(),
  });
export type SearchEntry = z.infer<typeof searchEntrySchema>;

/** A part of the catalogue that search reads: so many shelves (`LIMITS.catalogPart`), and the names that its comics refer to. */
export const catalogPayloadSchema = z.strictObject({
  comics: z.array(searchEntrySchema).max(LIMITS.catalogPart.read),
  names: z.strictObject({
    publishers: z.record(slugSchema, localizedSchema(z.string())),
    people: z.record(slugSchema, localizedSchema(z.string())),
    genres: z.record(slugSchema, localizedSchema(z.string())),
  }),
});
export type CatalogPayload = z.infer<typeof catalogPayloadSchema>;

/** The slugs of the most read comics, the most read first. */
export const mostReadPayloadSchema = z.strictObject({
  slugs: z.array(slugSchema).max(LIMITS.catalogPart.mostRead),
});

/** A translator as search finds and shows them. */
export const searchTranslatorSchema = z.strictObject({
  ...translatorCardSchema.pick({ id: true, name: true, picture: true, professional: true }).shape,
  languages: z.array(languageSchema),
});
export type SearchTranslator = z.infer<typeof searchTranslatorSchema>;

/** Translators of whom there is something to read, most chapters first. */
export const translatorsPayloadSchema = z.strictObject({
  translators: z.array(searchTranslatorSchema).max(PAGE_LIMITS.searchTranslators.listed),
});

/** A comic with its publisher's name, as results show it. */
export const firstResultSchema = z.strictObject({
  entry: searchEntrySchema,
  publisher: localizedSchema(z.string()),
});
export type FirstResult = z.infer<typeof firstResultSchema>;

/** What the catalogue consists of, as search finds it: each part with a hash of what it holds now. */
export const searchPayloadSchema = z.strictObject({
  parts: z.array(
    z.strictObject({ part: z.int().positive(), hash: contentHashSchema, comics: z.int().positive() }),
  ),
  /** Of the list of the most read; none before it was first made. */
  mostRead: contentHashSchema.optional(),
  /** Of the list of translators; none before it was first made. */
  translators: contentHashSchema.optional(),
  /** The index of texts, by the hash in the folder of its list (`text-search/text-list.ts`); none before the first text. */
  texts: contentHashSchema.optional(),
  /** What a search for nothing finds first, so that the page shows it before the catalogue is here; a list from before has none. */
  first: z.array(firstResultSchema).max(PAGE_LIMITS.searchFirst).optional(),
});
export type SearchPayload = z.infer<typeof searchPayloadSchema>;
