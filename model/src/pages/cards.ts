import { COMIC_STATUSES } from '../lists/comic-statuses.ts';
import { ageRatingSchema } from '../truth/age-rating.ts';
import { translatorNameSchema } from '../truth/chapter.ts';
import { shownPanelsSchema } from '../truth/page-manifest.ts';
import {
  idSchema,
  imageSchema,
  isoTimeSchema,
  localizedSchema,
  namedSchema,
  pictureSchema,
  slugSchema,
  variantsSchema,
} from '../truth/schemas.ts';
import { z } from '../zod.ts';

/** What several pages show of the same: a comic, a chapter, a translator or a publisher, in few fields. */

const namesSchema = variantsSchema(z.string());

/** A chapter as a link needs it. */
export const chapterLinkSchema = z.strictObject({
  id: idSchema,
  number: z.number(),
  title: z.string().optional(),
  publishedAt: isoTimeSchema,
  /** Its own rating, where it has one; its comic's holds as well (`ratingOfChapter`). */
  ageRating: ageRatingSchema.optional(),
});
export type ChapterLink = z.infer<typeof chapterLinkSchema>;

const translatedLinkSchema = chapterLinkSchema.extend({ translator: translatorNameSchema.optional() });
/** A chapter as those beside it name it, and its number by others in the same language: a reader may have chosen one of them. */
export const neighbourSchema = translatedLinkSchema.extend({
  others: z.array(translatedLinkSchema).min(1).optional(),
});
/** The next one also with its best panel, where it has page images. */
export const nextSchema = neighbourSchema.extend({ teaser: shownPanelsSchema.optional() });

/** A comic as a cover card, a ranked item or a splash panel shows it. */
export const comicCardSchema = z.strictObject({
  slug: slugSchema,
  series: z.string(),
  names: namesSchema,
  tagline: localizedSchema(z.string()),
  publisher: namedSchema,
  writer: namedSchema,
  genres: z.array(namedSchema),
  status: z.enum(COMIC_STATUSES),
  /** Absent where it is not rated. */
  ageRating: ageRatingSchema.optional(),
  cover: localizedSchema(imageSchema),
  art: imageSchema.optional(),
  views: z.int(),
  chapterCount: z.int(),
  updatedAt: isoTimeSchema,
  /** By interface language; a language without chapters is absent. */
  firstChapter: variantsSchema(chapterLinkSchema),
  latestChapter: variantsSchema(chapterLinkSchema),
});
export type ComicCard = z.infer<typeof comicCardSchema>;

export const publisherCardSchema = z.strictObject({
  id: slugSchema,
  name: localizedSchema(z.string()),
  comicCount: z.int(),
  /** Up to three covers of its comics, newest first. */
  covers: z.array(localizedSchema(imageSchema)).max(3),
});
export type PublisherCard = z.infer<typeof publisherCardSchema>;

/** A translator beside the chapters of a comic. */
export const translatorCardSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  picture: pictureSchema.optional(),
  level: z.int(),
  professional: z.boolean(),
  /** As `shownFollowers` rounds it. */
  followers: z.int().nonnegative(),
  /** Of both scales, as `shownRating` rounds it; absent while too few have rated. */
  rating: z.number().optional(),
});
export type TranslatorCard = z.infer<typeof translatorCardSchema>;

/** A comic as the list of all comics shows it. */
export const comicEntrySchema = comicCardSchema.pick({
  slug: true,
  series: true,
  names: true,
  cover: true,
  ageRating: true,
  latestChapter: true,
});
export type ComicEntry = z.infer<typeof comicEntrySchema>;
