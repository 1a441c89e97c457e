import { LIMITS } from '../limits.ts';
import { COMIC_STATUSES } from '../lists/comic-statuses.ts';
import { COUNTRY_CODES } from '../lists/countries.ts';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import { ageRatingSchema, contentNotesSchema } from '../truth/age-rating.ts';
import { READING_DIRECTIONS, translatorNameSchema } from '../truth/chapter.ts';
import { matchedPagesSchema } from '../truth/chapter-reading.ts';
import { reactionCountsSchema, starCountsSchema } from '../truth/counts.ts';
import { pageManifestSchema, shownPanelsSchema, stripSchema } from '../truth/page-manifest.ts';
import { websiteSchema } from '../truth/publisher.ts';
import {
  idSchema,
  imageSchema,
  isoTimeSchema,
  languageSchema,
  localizedSchema,
  namedSchema,
  pictureSchema,
  slugSchema,
  storagePathSchema,
  variantsSchema,
} from '../truth/schemas.ts';
import { shownTranscriptSchema } from '../truth/transcript.ts';
import { z } from '../zod.ts';
import { blogPayloadSchema, blogsPartPayloadSchema, blogsPayloadSchema } from './blog-payloads.ts';
import {
  chapterLinkSchema,
  comicCardSchema,
  comicEntrySchema,
  neighbourSchema,
  nextSchema,
  publisherCardSchema,
  translatorCardSchema,
} from './cards.ts';
import { IMAGE_COUNTS } from './image-counts.ts';
import { listPayloadSchema } from './list-payload.ts';
import { opdsComicsPayloadSchema, opdsGroupsPayloadSchema } from './opds-payloads.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import { readerPayloadSchema } from './reader-payload.ts';
import {
  catalogPayloadSchema,
  mostReadPayloadSchema,
  searchPayloadSchema,
  translatorsPayloadSchema,
} from './search-payloads.ts';
import { shownCommentSchema } from './shown-comment.ts';
import { pageFieldSchemas } from './shown-fields.ts';
import { SHOWN_REVIEWS } from './shown-reviews.ts';
import {
  sitemapListPayloadSchema,
  sitemapPartPayloadSchema,
  sitemapPayloadSchema,
} from './sitemap-payloads.ts';
import { transparencyPayloadSchema } from './transparency-payload.ts';
import { updatesPayloadSchema } from './updates-payload.ts';

/**
 * Page documents (`pages/*`): all that one public page shows. They are JSON through and through (times are ISO
 * strings), since a function will serve them as `_payload.json` too.
 */

const namesSchema = variantsSchema(z.string());

/** A place of "Most read" in a window: the comic, and how often it was read in it. */
const rankSchema = z.strictObject({ slug: slugSchema, views: z.int().positive() });
const ranksSchema = z.array(rankSchema).max(LIMITS.home.mostRead);

export const homePayloadSchema = z.strictObject({
  /** The three splash panels. */
  featured: z.array(comicCardSchema).max(3),
  /** The panels by which the first of them begins, by interface language: of its first chapter, each a way into it. */
  opening: variantsSchema(shownPanelsSchema.extend({ chapter: idSchema })).optional(),
  latest: z.array(comicCardSchema).max(20),
  mostRead: z.array(comicCardSchema).max(7),
  /** The most read lately; a comic's card is among these cards, `latest` or `mostRead`. */
  mostReadLately: z
    .strictObject({
      week: ranksSchema,
      month: ranksSchema,
      cards: z.array(comicCardSchema).max(2 * LIMITS.home.mostRead),
    })
    .optional(),
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
  /** Its own rating and notes, where it has them; the names of the notes are among `chapterNotes` of the page. */
  ageRating: ageRatingSchema.optional(),
  contentNotes: contentNotesSchema.optional(),
  /** The smallest source of the chapter's cover: 200 rows must fit in a page document. */
  thumbnail: pictureSchema,
  /** Its best panels side by side, where the chapter has images. */
  strip: z
    .strictObject({
      folder: storagePathSchema,
      widths: stripSchema,
      /** The page of each of them; missing where that is not known. */
      pages: z.array(z.int().min(1).max(500)).max(5).optional(),
    })
    .optional(),
  /** What of these somebody may be shown in their place: of the strip, of a row without one of its cover. */
  blurred: storagePathSchema.optional(),
});
export type ChapterRow = z.infer<typeof chapterRowSchema>;

/** The newest comments that answer none, and how many show, answers too. */
const shownComments = (most: number) =>
  z.strictObject({ newest: z.array(shownCommentSchema).max(most), count: z.int().nonnegative() });
export type ShownComments = z.infer<ReturnType<typeof shownComments>>;

export const comicPayloadSchema = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  ...pageFieldSchemas,
  names: namesSchema,
  cover: localizedSchema(imageSchema),
  /** The pictures that stand for it where its address is shared. */
  shareCards: variantsSchema(storagePathSchema).optional(),
  views: z.int(),
  chapterCount: z.int(),
  /** By language in the specification's order, then by number, then by date; 200 at most. */
  chapters: z.array(chapterRowSchema).max(200),
  /** How many images each of these chapters has, slices of a page counted each (`image-counts.ts`); absent in what was stored before. */
  images: z.string().max(400, { abort: true }).regex(IMAGE_COUNTS).optional(),
  /** The notes that these chapters add, each once with its name; absent where there is none. */
  chapterNotes: z.array(namedSchema).optional(),
  /** Whoever translated these chapters, most chapters first. */
  translators: z.array(translatorCardSchema).max(PAGE_LIMITS.comicTranslators),
  /** More comics like it: what its readers have chosen first. */
  similar: z.array(comicCardSchema).max(12),
  /** Those of them that its readers have saved too, by their addresses; absent where there is none. */
  alsoSaved: z.array(slugSchema).max(12).optional(),
  comments: shownComments(PAGE_LIMITS.shownComments.comic),
  /** Its newest reviews; absent where there is none. */
  reviews: shownComments(SHOWN_REVIEWS.comic).optional(),
  /** How readers rate it; absent while fewer than `RATING.shownFrom` have. */
  ratings: starCountsSchema.optional(),
  /** The tags that enough readers propose; absent where there is none. */
  tags: z.array(namedSchema).optional(),
});
export type ComicPayload = z.infer<typeof comicPayloadSchema>;

/** What a translator has published of one comic. */
export const translatorWorkSchema = comicEntrySchema
  .pick({ slug: true, series: true, names: true, cover: true, ageRating: true })
  .extend({
    /** By language in the specification's order: how many chapters, and between which numbers. */
    chapters: z
      .array(
        z.strictObject({
          language: languageSchema,
          count: z.int().positive(),
          first: z.number(),
          last: z.number(),
        }),
      )
      .min(1)
      .max(LANGUAGE_CODES.length),
    /** When the newest of them was published. */
    updatedAt: isoTimeSchema,
  });
export type TranslatorWork = z.infer<typeof translatorWorkSchema>;

/** A chapter among the newest of a translator, whose comic is among their works. */
export const newestChapterSchema = chapterLinkSchema.extend({ comic: slugSchema, language: languageSchema });
export type NewestChapter = z.infer<typeof newestChapterSchema>;

const worksSchema = z.array(translatorWorkSchema).max(PAGE_LIMITS.translatorPage.works);

export const translatorPayloadSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  photo: imageSchema.optional(),
  bio: z.string().optional(),
  languages: z.array(languageSchema),
  level: z.int(),
  professional: z.boolean(),
  followers: z.int().nonnegative(),
  /** How many have rated, and the mean of each scale as `shownScale` rounds it; absent while too few have. */
  ratings: z.strictObject({
    count: z.int().nonnegative(),
    quality: z.number().optional(),
    clarity: z.number().optional(),
  }),
  /** All that they have published. */
  chapterCount: z.int().nonnegative(),
  comicCount: z.int().nonnegative(),
  /** The comics with their newest chapters; the next ones are parts 2 to `parts` of the page. */
  works: worksSchema,
  parts: z.int().positive(),
  /** The newest chapters, for feeds; absent where the page was built before there were any. */
  newest: z.array(newestChapterSchema).max(PAGE_LIMITS.translatorPage.newest).optional(),
});
export type TranslatorPayload = z.infer<typeof translatorPayloadSchema>;

/** Comics that a translator's page has no room for. */
export const translatorPartPayloadSchema = z.strictObject({ works: worksSchema.min(1) });
export type TranslatorPartPayload = z.infer<typeof translatorPartPayloadSchema>;

/** A comic in the list of all comics: with the time that the list is sorted by; absent in lists that were written before. */
export const arrivedEntrySchema = comicEntrySchema.extend({ arrivedAt: isoTimeSchema.optional() });
export type ArrivedEntry = z.infer<typeof arrivedEntrySchema>;

/** A part of the list of all comics: one shelf, or the newest with the one before it. */
export const comicsPayloadSchema = z.strictObject({
  comics: z.array(arrivedEntrySchema).max(2 * PAGE_LIMITS.shelf.read),
  /** The shelf that was filled before, and the one that was begun after. */
  older: z.int().positive().optional(),
  newer: z.int().positive().optional(),
});
export type ComicsPayload = z.infer<typeof comicsPayloadSchema>;

/** A comic as its publisher's pages show it. */
export const publisherEntrySchema = comicEntrySchema.extend({
  status: z.enum(COMIC_STATUSES),
  chapterCount: z.int(),
});
export type PublisherEntry = z.infer<typeof publisherEntrySchema>;

const orderSchema = z.array(slugSchema).max(PAGE_LIMITS.publisherPage.comics);

export const publisherPayloadSchema = z.strictObject({
  id: slugSchema,
  name: localizedSchema(z.string()),
  country: z.enum(COUNTRY_CODES).optional(),
  description: localizedSchema(z.string()).optional(),
  website: websiteSchema.optional(),
  counts: z.strictObject({ comics: z.int(), chapters: z.int(), completed: z.int() }),
  /** Its most read comic that can be read: where to start. */
  start: comicCardSchema.optional(),
  /** The first comics of each order, and those comics, each once. */
  orders: z.strictObject({ mostRead: orderSchema, latest: orderSchema, completed: orderSchema }),
  comics: z.array(publisherEntrySchema).max(3 * PAGE_LIMITS.publisherPage.comics),
  /** The newest shelf of the list of all of them, where these are not all. */
  shelf: z.int().positive().optional(),
});
export type PublisherPayload = z.infer<typeof publisherPayloadSchema>;

/** One shelf of a publisher's comics. */
export const publisherShelfPayloadSchema = z.strictObject({
  publisher: z.strictObject({ id: slugSchema, name: localizedSchema(z.string()) }),
  comics: z.array(publisherEntrySchema).max(PAGE_LIMITS.shelf.read),
  /** The shelf that was filled before, and the one that was begun after. */
  older: z.int().positive().optional(),
  newer: z.int().positive().optional(),
});
export type PublisherShelfPayload = z.infer<typeof publisherShelfPayloadSchema>;

export const publishersPayloadSchema = z.strictObject({
  /** Those with most comics. */
  largest: z.array(publisherCardSchema).max(PAGE_LIMITS.publishersPage.covered),
  /** The next ones. */
  others: z.array(publisherCardSchema.omit({ covers: true })).max(PAGE_LIMITS.publishersPage.named),
  /** How many there are, these and all others. */
  count: z.int().nonnegative(),
});
export type PublishersPayload = z.infer<typeof publishersPayloadSchema>;

export const chapterPayloadSchema = z.strictObject({
  id: idSchema,
  number: z.number(),
  language: languageSchema,
  title: z.string().optional(),
  translator: translatorNameSchema
    .extend({ picture: pictureSchema.optional(), level: z.int().optional() })
    .optional(),
  reactions: reactionCountsSchema,
  publishedAt: isoTimeSchema,
  readingDirection: z.enum(READING_DIRECTIONS),
  pageCount: z.int(),
  /** Pairs of pages begin one page later. */
  shifted: z.literal(true).optional(),
  /** The page images; a chapter without them is drawn from its PDF. */
  manifest: pageManifestSchema.optional(),
  /** The panels of its pages: fetched by who reads from one to the next. */
  panelsFile: storagePathSchema.optional(),
  /** The text of its pages: fetched by who asks for it. */
  transcript: shownTranscriptSchema.optional(),
  /** What readers corrected in its newest version, and who is named for it. */
  changes: z.strictObject({ fixed: z.int().positive(), names: z.array(z.string().min(1)) }).optional(),
  pdf: z.strictObject({ path: storagePathSchema, bytes: z.int() }),
  /** What continues the PDF by its last page. */
  credits: z.strictObject({ path: storagePathSchema, bytes: z.int() }).optional(),
  downloadable: z.boolean(),
  cover: imageSchema,
  comic: z.strictObject({
    id: idSchema,
    slug: slugSchema,
    series: z.string(),
    names: namesSchema,
    cover: localizedSchema(imageSchema),
    shareCards: variantsSchema(storagePathSchema).optional(),
    /** Absent where it is not rated. */
    ageRating: ageRatingSchema.optional(),
    contentNotes: z.array(namedSchema).optional(),
  }),
  /** Its own rating, where it has one; the stricter one of both holds (`decide-showing.ts`). */
  ageRating: ageRatingSchema.optional(),
  /** The notes that it has beside those of its comic. */
  contentNotes: z.array(namedSchema).optional(),
  /** Neighbours in the same language: the nearest other number, the same translator where there is a choice. */
  previous: neighbourSchema.optional(),
  next: nextSchema.optional(),
  /** Where there is no next one in its language: the next one in another. */
  nextElsewhere: nextSchema.extend({ language: languageSchema }).optional(),
  /** The other translations of this chapter number. */
  translations: z.array(
    z.strictObject({
      id: idSchema,
      language: languageSchema,
      translator: translatorNameSchema.optional(),
      pageCount: z.int().positive(),
      /** Where the text of its pages is, for whoever reads both. */
      transcript: storagePathSchema.optional(),
      /** Its own rating, where it has one: its pages are shown in place of this chapter's. */
      ageRating: ageRatingSchema.optional(),
      /** For each page of this chapter the page there that shows the same, 0 for none; read it by `pageInTranslation`. */
      matches: matchedPagesSchema.optional(),
    }),
  ),
  /** Those of its comic that were written at its number. */
  comments: shownComments(PAGE_LIMITS.shownComments.chapter),
});
export type ChapterPayload = z.infer<typeof chapterPayloadSchema>;

const page = <K extends string, T extends z.ZodType>(kind: K, payload: T) =>
  z.strictObject({ version: z.literal(PAGE_VERSION), kind: z.literal(kind), payload });

/** A former slug or an id: where the page lives now. */
export const redirectPayloadSchema = z.strictObject({ slug: slugSchema });

/** What readers had at an address, and that was taken from them. It names what it was, and nothing of it. */
export const gonePayloadSchema = z.strictObject({
  what: z.enum(['comic', 'chapter', 'article', 'list']),
  /** The comic of a chapter, where that is still there. */
  comicId: idSchema.optional(),
});
export type GonePayload = z.infer<typeof gonePayloadSchema>;

export const pageDocumentSchema = z.discriminatedUnion('kind', [
  page('home', homePayloadSchema),
  page('comic', comicPayloadSchema),
  page('chapter', chapterPayloadSchema),
  page('comics', comicsPayloadSchema),
  page('updates', updatesPayloadSchema),
  page('transparency', transparencyPayloadSchema),
  page('publishers', publishersPayloadSchema),
  page('publisher', publisherPayloadSchema),
  page('publisherShelf', publisherShelfPayloadSchema),
  page('blogs', blogsPayloadSchema),
  page('blogsPart', blogsPartPayloadSchema),
  page('blog', blogPayloadSchema),
  page('catalog', catalogPayloadSchema),
  page('mostRead', mostReadPayloadSchema),
  page('translators', translatorsPayloadSchema),
  page('search', searchPayloadSchema),
  page('sitemap', sitemapPayloadSchema),
  page('sitemapPart', sitemapPartPayloadSchema),
  page('sitemapList', sitemapListPayloadSchema),
  page('translator', translatorPayloadSchema),
  page('translatorPart', translatorPartPayloadSchema),
  page('list', listPayloadSchema),
  page('reader', readerPayloadSchema),
  page('opdsComics', opdsComicsPayloadSchema),
  page('opdsGroups', opdsGroupsPayloadSchema),
  page('redirect', redirectPayloadSchema),
  page('gone', gonePayloadSchema),
]);
export type PageDocument = z.infer<typeof pageDocumentSchema>;
