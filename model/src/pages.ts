import { pageImageSchema, READING_DIRECTIONS, translatorNameSchema } from './chapter.ts';
import { COMIC_STATUSES } from './comic.ts';
import {
  colorSchema,
  idSchema,
  imageSchema,
  isoTimeSchema,
  languageSchema,
  localizedSchema,
  namedSchema,
  slugSchema,
  storagePathSchema,
} from './schemas.ts';
import { z } from './zod.ts';

/**
 * Page documents (`pages/*`): all that one public page shows. They are JSON through and through (times are ISO
 * strings), since a function will serve them as `_payload.json` too.
 */

export { PAGE_VERSION } from './page-version.ts';

const namesSchema = z.strictObject({ en: z.string().optional(), ar: z.string().optional() });

/** A chapter as a link needs it. */
export const chapterLinkSchema = z.strictObject({
  id: idSchema,
  number: z.number(),
  title: z.string().optional(),
  publishedAt: isoTimeSchema,
});
export type ChapterLink = z.infer<typeof chapterLinkSchema>;

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
  cover: localizedSchema(imageSchema),
  art: imageSchema.optional(),
  views: z.int(),
  chapterCount: z.int(),
  updatedAt: isoTimeSchema,
  /** By interface language; a language without chapters is absent. */
  firstChapter: z.strictObject({ en: chapterLinkSchema.optional(), ar: chapterLinkSchema.optional() }),
  latestChapter: z.strictObject({ en: chapterLinkSchema.optional(), ar: chapterLinkSchema.optional() }),
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

export const homePayloadSchema = z.strictObject({
  /** The three splash panels. */
  featured: z.array(comicCardSchema).max(3),
  latest: z.array(comicCardSchema).max(20),
  mostRead: z.array(comicCardSchema).max(7),
  publishers: z.array(publisherCardSchema).max(6),
  counts: z.strictObject({ comics: z.int(), publishers: z.int(), readers: z.int() }),
});
export type HomePayload = z.infer<typeof homePayloadSchema>;

export const chapterRowSchema = z.strictObject({
  id: idSchema,
  number: z.number(),
  language: languageSchema,
  title: z.string().optional(),
  translator: translatorNameSchema.optional(),
  pageCount: z.int(),
  bytes: z.int(),
  downloadable: z.boolean(),
  publishedAt: isoTimeSchema,
  /** The smallest source of the chapter's cover: 200 rows must fit in a page document. */
  thumbnail: z.strictObject({
    path: storagePathSchema,
    width: z.int().positive(),
    height: z.int().positive(),
    color: colorSchema,
  }),
});
export type ChapterRow = z.infer<typeof chapterRowSchema>;

export const comicPayloadSchema = z.strictObject({
  slug: slugSchema,
  series: z.string(),
  otherName: z.string().optional(),
  names: namesSchema,
  description: localizedSchema(z.string()),
  publisher: namedSchema,
  writer: namedSchema,
  artists: z.array(namedSchema),
  genres: z.array(namedSchema),
  status: z.enum(COMIC_STATUSES),
  cover: localizedSchema(imageSchema),
  views: z.int(),
  chapterCount: z.int(),
  /** By language in the specification's order, then by number, then by date; 200 at most. */
  chapters: z.array(chapterRowSchema).max(200),
  similar: z.array(comicCardSchema).max(12),
});
export type ComicPayload = z.infer<typeof comicPayloadSchema>;

export const chapterPayloadSchema = z.strictObject({
  id: idSchema,
  number: z.number(),
  language: languageSchema,
  title: z.string().optional(),
  translator: translatorNameSchema.optional(),
  publishedAt: isoTimeSchema,
  readingDirection: z.enum(READING_DIRECTIONS),
  pageCount: z.int(),
  /** Absent for a chapter whose images are not there: then the reader draws the PDF. */
  pages: z.array(pageImageSchema).optional(),
  pdf: z.strictObject({ path: storagePathSchema, bytes: z.int() }),
  downloadable: z.boolean(),
  cover: imageSchema,
  comic: z.strictObject({
    slug: slugSchema,
    series: z.string(),
    names: namesSchema,
    cover: localizedSchema(imageSchema),
  }),
  /** Neighbours in the same language: the nearest other number, the same translator where there is a choice. */
  previous: chapterLinkSchema.optional(),
  next: chapterLinkSchema.optional(),
  /** The other translations of this chapter number. */
  translations: z.array(
    z.strictObject({ id: idSchema, language: languageSchema, translator: translatorNameSchema.optional() }),
  ),
});
export type ChapterPayload = z.infer<typeof chapterPayloadSchema>;

const page = <K extends string, T extends z.ZodType>(kind: K, payload: T) =>
  z.strictObject({ version: z.literal(1), kind: z.literal(kind), payload });

/** A former slug or an id: where the page lives now. */
export const redirectPayloadSchema = z.strictObject({ slug: slugSchema });

export const pageDocumentSchema = z.discriminatedUnion('kind', [
  page('home', homePayloadSchema),
  page('comic', comicPayloadSchema),
  page('chapter', chapterPayloadSchema),
  page('redirect', redirectPayloadSchema),
]);
export type PageDocument = z.infer<typeof pageDocumentSchema>;
export type PageKind = PageDocument['kind'];
