import { byComicField } from '../lists/comic-fields.ts';
import { type ContentNote, contentNoteName } from '../lists/content-notes.ts';
import { ageRatingSchema, contentNotesSchema } from '../truth/age-rating.ts';
import type { Comic } from '../truth/comic.ts';
import { optionSchemas } from '../truth/option-schemas.ts';
import { localizedSchema, type Named, namedSchema, slugSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/** The fields of the table as the page of a comic and as search have them: their schemas, and what fills them. */

/** The page has them as they are stored. */
export const pageFieldSchemas = {
  ...byComicField({
    title: () => z.string(),
    text: () => z.string().optional(),
    prose: () => localizedSchema(z.string()),
    one: () => namedSchema,
    several: () => z.array(namedSchema),
    option: null,
    /** Absent where it is not rated. */
    rating: () => ageRatingSchema.optional(),
    /** With their names, as genres: neither a first visit nor what draws served pages loads words for them. */
    notes: () => z.array(namedSchema).optional(),
  }),
  ...optionSchemas,
};

/** What the page of a comic has of the table's fields. */
export function pageFieldsOf(comic: Comic) {
  return byComicField({
    title: (field) => comic[field],
    text: (field) => comic[field],
    prose: (field) => comic[field],
    one: (field) => comic[field],
    several: (field) => comic[field],
    option: (field) => comic[field],
    rating: (field) => comic[field] ?? undefined,
    notes: (field) => namedNotes(comic[field]),
  });
}

/** Content notes with their names; undefined where there are none. */
export function namedNotes(notes: readonly ContentNote[] = []): Named[] | undefined {
  return notes.length === 0 ? undefined : notes.map((id) => ({ id, name: contentNoteName(id) }));
}

/** Search has names by their ids; what a comic is called it has beside these. */
export const searchFieldSchemas = {
  ...byComicField({
    title: null,
    text: null,
    prose: null,
    one: () => slugSchema,
    several: () => z.array(slugSchema),
    option: null,
    rating: () => ageRatingSchema.optional(),
    notes: () => contentNotesSchema.optional(),
  }),
  ...optionSchemas,
};

/** What search has of the table's fields. */
export function searchFieldsOf(comic: Comic) {
  return byComicField({
    title: null,
    text: null,
    prose: null,
    one: (field) => comic[field].id,
    several: (field) => comic[field].map(({ id }) => id),
    option: (field) => comic[field],
    rating: (field) => comic[field] ?? undefined,
    notes: (field) => (comic[field].length > 0 ? comic[field] : undefined),
  });
}
