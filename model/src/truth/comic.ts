import { byComicField, COMIC_FIELDS, NAMED_FIELDS, type NamedField } from '../lists/comic-fields.ts';
import { z } from '../zod.ts';
import { ageRatingSchema, contentNotesSchema } from './age-rating.ts';
import { starCountsSchema } from './counts.ts';
import { optionSchemas } from './option-schemas.ts';
import { shownPanelsSchema } from './page-manifest.ts';
import { NO_RECENT_VIEWS, recentViewsSchema } from './recent-views.ts';
import type { NameKind } from './reservation.ts';
import {
  idSchema,
  imageSchema,
  languageSchema,
  localizedSchema,
  type Named,
  namedSchema,
  searchKeysSchema,
  slugSchema,
  storagePathSchema,
  timeSchema,
  variantsSchema,
} from './schemas.ts';

/** A chapter as its comic keeps it: what a card's link needs. */
const keptChapterSchema = z.strictObject({
  id: idSchema,
  number: z.number().nonnegative(),
  title: z.string().min(1).max(200).optional(),
  publishedAt: timeSchema,
  /** Its own rating, where it has one: its panels stand on pages of others. */
  ageRating: ageRatingSchema.optional(),
});
export type KeptChapter = z.infer<typeof keptChapterSchema>;

/** The first one also with the panels by which home opens, so that home costs no read more. */
const openingChapterSchema = keptChapterSchema.extend({ opening: shownPanelsSchema.optional() });
export type OpeningChapter = z.infer<typeof openingChapterSchema>;

/** What readers propose as tags of a comic. */
const tagsOfComicSchema = z.strictObject({
  /** How many propose any, and how many each. */
  readers: z.int().positive(),
  given: z.record(z.string(), z.int().positive()),
  /** Those that enough agree on, which pages and search show. */
  shown: z.array(slugSchema),
});

const line = z.string().min(1).max(200);

/** The fields of the table as a comic stores them. */
const storedFields = byComicField({
  title: () => line,
  text: () => line.optional(),
  prose: () => localizedSchema(z.string().min(1)),
  one: () => namedSchema,
  several: (_, { max }) => z.array(namedSchema).min(1).max(max),
  option: null,
  // What was stored before these came lacks them: it is not rated.
  rating: () => ageRatingSchema.nullable().default(null),
  notes: () => contentNotesSchema.default([]),
});

/** `comics/{comicId}`: the truth about a comic. `names` is the comic's name in the language it was translated to. */
export const comicSchema = z.strictObject({
  slug: slugSchema,
  ...storedFields,
  ...optionSchemas,
  names: variantsSchema(line),
  /** By which it is found while somebody types: `searchKeys` of all its names. */
  searchKeys: searchKeysSchema.default([]),
  cover: localizedSchema(imageSchema),
  /** Art without lettering, for the splash; the cover stands in where there is none. */
  art: imageSchema.optional(),
  /** The paths of pictures for whoever shares its address, by the language of their words; on no page of the site. */
  shareCards: variantsSchema(storagePathSchema).optional(),
  /** Written by the roll-up of `counters/views` alone, as `recentViews` is. */
  views: z.int().nonnegative(),
  recentViews: recentViewsSchema.default(NO_RECENT_VIEWS),
  /** How readers rate it, written by the sum of their ratings alone; absent before there is one. */
  ratings: starCountsSchema.optional(),
  /** How readers tag it, written by the same sum. */
  tags: tagsOfComicSchema.optional(),
  createdAt: timeSchema,
  /** Its place in the list of all comics (`shelves.ts`): given when it comes, and kept. */
  shelf: z.int().positive().default(1),
  /** Its place in the list of its publisher's comics: given when it comes to that publisher, and kept. */
  publisherShelf: z.int().positive().default(1),
  /** From here on derived from its chapters (`chapter-summary.ts`), in the commit that changes one. */
  languages: z.array(languageSchema).max(10),
  /** How many chapters there are, each counted once whatever its translations. */
  chapterCount: z.int().nonnegative(),
  /** When its newest chapter was published: the order of "latest". */
  updatedAt: timeSchema,
  /** By interface language; a language without chapters is absent. */
  firstChapter: variantsSchema(openingChapterSchema).default({}),
  newestChapter: variantsSchema(keptChapterSchema).default({}),
});
export type Comic = z.infer<typeof comicSchema>;

/** Whom or what of a kind a comic names, field by field. */
export function namesOfKind(comic: Pick<Comic, NamedField>, kind: NameKind): Named[] {
  return NAMED_FIELDS.filter((field) => COMIC_FIELDS[field].of === kind).flatMap((field) => comic[field]);
}
