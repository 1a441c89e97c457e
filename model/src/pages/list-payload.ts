import { LIMITS } from '../limits.ts';
import { ageRatingSchema } from '../truth/age-rating.ts';
import { listNameSchema, listNoteSchema } from '../truth/public-list.ts';
import {
  idSchema,
  imageSchema,
  isoTimeSchema,
  languageSchema,
  storagePathSchema,
  variantsSchema,
} from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { updatedComicSchema } from './updates-payload.ts';

/** An entry as its page shows it; its comic is named by its id, so that an entry which is lost shifts no other. */
export const shownEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), comic: idSchema }),
  z.strictObject({
    kind: z.literal('chapter'),
    id: idSchema,
    comic: idSchema,
    number: z.number(),
    language: languageSchema,
    title: z.string().optional(),
    /** Its own rating, where it has one. */
    ageRating: ageRatingSchema.optional(),
  }),
]);
export type ShownEntry = z.infer<typeof shownEntrySchema>;

/** The page of a list that everybody may see. */
export const listPayloadSchema = z.strictObject({
  id: idSchema,
  name: listNameSchema,
  note: listNoteSchema.optional(),
  /** Whose it is: the site's, or a person's, as their comments show them. */
  owner: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('site') }),
    z.strictObject({
      kind: z.literal('person'),
      uid: idSchema,
      name: z.string().min(1).max(LIMITS.nameLength),
      photo: imageSchema.optional(),
      /** They have a page of their own. */
      page: z.literal(true).optional(),
    }),
  ]),
  /** Which version of its words these are: a report names it. */
  version: z.int().positive(),
  /** Several readers report it: it shows once a reader asks for it. */
  folded: z.literal(true).optional(),
  followers: z.int().nonnegative(),
  changedAt: isoTimeSchema,
  /** What the catalogue has of it, in its order. */
  entries: z.array(shownEntrySchema).max(LIMITS.ownLists.entries),
  /** The comics of these entries, each once. */
  comics: z.array(updatedComicSchema).max(LIMITS.ownLists.entries),
  /** The pictures that stand for it where its address is shared: those of its first comic. */
  shareCards: variantsSchema(storagePathSchema).optional(),
});
export type ListPayload = z.infer<typeof listPayloadSchema>;
