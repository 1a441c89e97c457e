import { COMIC_STATUSES } from '../lists/comic-statuses.ts';
import { ageRatingSchema } from '../truth/age-rating.ts';
import {
  isoTimeSchema,
  languageSchema,
  localizedSchema,
  slugSchema,
  storagePathSchema,
  variantsSchema,
} from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { OPDS_LIMITS } from './opds-limits.ts';

/** The page documents that catalogues for reading apps (OPDS) are made of: lists of comics, and lists of such lists. */

const nameSchema = localizedSchema(z.string());

/** A comic as a catalogue for reading apps shows it in a list. */
export const opdsComicSchema = z.strictObject({
  slug: slugSchema,
  series: z.string(),
  names: variantsSchema(z.string()),
  summary: nameSchema,
  writer: nameSchema,
  artists: z.array(nameSchema),
  publisher: nameSchema,
  /** In which there are chapters. */
  languages: z.array(languageSchema),
  status: z.enum(COMIC_STATUSES),
  /** Absent where it is not rated. */
  ageRating: ageRatingSchema.optional(),
  /** Two sources of its cover: for its page, and for lists. */
  cover: localizedSchema(z.strictObject({ path: storagePathSchema, thumbnail: storagePathSchema })),
  /** When what the list is ordered by happened: the comic came, or its newest chapter did. */
  at: isoTimeSchema,
});
export type OpdsComic = z.infer<typeof opdsComicSchema>;

/** By what a list is ordered: when comics came, when they got their newest chapter, or how often they were read. */
export const OPDS_ORDERS = ['arrivals', 'updates', 'views'] as const;

/** A list of comics, or a part of one. */
export const opdsComicsPayloadSchema = z.strictObject({
  comics: z.array(opdsComicSchema).max(OPDS_LIMITS.entries),
  orderedBy: z.enum(OPDS_ORDERS),
  /** What the list is of, where the address does not say it in words: a genre, a language, a publisher. */
  name: nameSchema.optional(),
  /** How many documents the list has; absent for a shelf. */
  parts: z.int().positive().optional(),
  /** How many comics all parts have together. */
  total: z.int().nonnegative(),
  /** Of a shelf: the one that was filled before, and the one that was begun after. */
  older: z.int().positive().optional(),
  newer: z.int().positive().optional(),
});
export type OpdsComicsPayload = z.infer<typeof opdsComicsPayloadSchema>;

/** All genres, or all languages, of which there are comics. */
export const opdsGroupsPayloadSchema = z.strictObject({
  groups: z
    .array(z.strictObject({ id: z.string().max(100), name: nameSchema, comics: z.int().positive() }))
    .max(OPDS_LIMITS.groups),
});
export type OpdsGroupsPayload = z.infer<typeof opdsGroupsPayloadSchema>;
