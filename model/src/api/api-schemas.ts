import { AGE_RATINGS } from '../lists/age-ratings.ts';
import { BLOG_CATEGORIES } from '../lists/blog-categories.ts';
import { COMIC_STATUSES } from '../lists/comic-statuses.ts';
import { LANGUAGE_CODES } from '../lists/languages.ts';
import { READING_DIRECTIONS } from '../truth/chapter.ts';
import { variantsSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';

/**
 * What the public interface answers with, version 1. It is a promise to programs of others: fields may be added, and values to
 * lists, but none is renamed, removed, or given another meaning; that is a new version (`api-versions.ts`). Apart from the page
 * documents on purpose, so that these may change with the app.
 */

/** The schemas by the names that the document gives them. */
export const apiRegistry = z.registry<{ readonly id: string; readonly description?: string }>();

const url = (description: string) => z.url().describe(description);
const time = z.iso.datetime().describe('ISO 8601, in UTC.');
const href = url('Its address in this interface.');
const page = url('Its page for people; it leads on to the language of whoever opens it.');
const language = z.enum(LANGUAGE_CODES).describe('The language of the chapter, as a BCP 47 tag.');
const rating = z
  .enum(AGE_RATINGS)
  .describe(
    'For whom it is, the stricter one of the comic’s and the chapter’s; absent where it is not rated.',
  );

const texts = variantsSchema(z.string()).register(apiRegistry, {
  id: 'Texts',
  description: 'A text in the languages of the interface; either may be missing.',
});

const picture = z
  .strictObject({
    blurred: z
      .boolean()
      .describe('Of what is for adults there is a picture of its colours alone: show it as it is.'),
    width: z.int().positive(),
    height: z.int().positive(),
    color: z.string().describe('The average colour, #rrggbb.'),
    sources: z
      .array(
        z.strictObject({
          url: url('The file, WebP.'),
          width: z.int().positive().optional().describe('Absent where the picture is blurred.'),
        }),
      )
      .min(1),
  })
  .register(apiRegistry, { id: 'Picture' });
export type ApiPicture = z.infer<typeof picture>;

const pictures = variantsSchema(picture).register(apiRegistry, {
  id: 'Pictures',
  description: 'The picture in the languages that have one of their own.',
});

const named = z.strictObject({ id: z.string(), name: texts }).register(apiRegistry, {
  id: 'Named',
  description: 'A person, a publisher, a genre or a note.',
});

const chapterLink = z
  .strictObject({
    id: z.string(),
    href,
    url: page,
    number: z.number(),
    title: z.string().optional(),
    publishedAt: time,
    ageRating: rating.optional(),
  })
  .register(apiRegistry, { id: 'ChapterLink' });

const comicLink = z
  .strictObject({
    slug: z.string(),
    href,
    url: page,
    series: z.string().describe('The name under which it was published first.'),
    names: texts,
    cover: pictures.optional(),
    ageRating: rating.optional(),
  })
  .register(apiRegistry, { id: 'ComicLink' });

const comicSummary = comicLink
  .extend({
    latestChapter: variantsSchema(chapterLink).describe(
      'The newest chapter in each language of the interface.',
    ),
  })
  .register(apiRegistry, { id: 'ComicSummary' });

const leftOut = z
  .int()
  .nonnegative()
  .describe(
    'How many entries are not listed because they are for adults. The site lists them to who has said that they are one.',
  );

export const comicsSchema = z
  .strictObject({
    comics: z.array(comicSummary),
    leftOut,
    older: href.optional().describe('The address of the part of the list before this one.'),
    newer: href.optional().describe('The address of the part of the list after this one.'),
  })
  .register(apiRegistry, { id: 'Comics' });

const translatorName = z
  .strictObject({ id: z.string(), href, name: z.string() })
  .register(apiRegistry, { id: 'TranslatorName' });

const chapterRow = chapterLink
  .extend({
    language,
    translator: translatorName.optional(),
    pageCount: z.int().positive(),
    contentNotes: z
      .array(z.string())
      .optional()
      .describe('The ids of the notes that it has beside those of its comic.'),
    thumbnail: picture.optional(),
  })
  .register(apiRegistry, { id: 'ChapterRow' });

export const comicSchema = comicLink
  .extend({
    otherName: z.string().optional(),
    description: texts,
    publisher: named,
    writer: named,
    artists: z.array(named),
    genres: z.array(named),
    status: z.enum(COMIC_STATUSES),
    contentNotes: z.array(named),
    tags: z.array(named).describe('What enough readers propose.'),
    views: z.int().nonnegative(),
    chapterCount: z.int().nonnegative(),
    chapters: z
      .array(chapterRow)
      .describe(
        'By language, then by number, then by date; 200 at most. `chapterCount` says how many there are.',
      ),
  })
  .register(apiRegistry, { id: 'Comic' });

const pageImage = z
  .strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    color: z.string().describe('The colour of the edge, #rrggbb.'),
    sources: z
      .array(z.strictObject({ url: url('The file, WebP.'), width: z.int().positive() }))
      .min(1)
      .describe('The same picture in its widths, the widest last.'),
  })
  .register(apiRegistry, { id: 'PageImage' });

export const chapterSchema = chapterLink
  .extend({
    language,
    translator: translatorName.optional(),
    contentNotes: z
      .array(named)
      .describe('What the chapter and its comic contain. Say it before you show it.'),
    comic: comicLink,
    readingDirection: z.enum(READING_DIRECTIONS),
    pageCount: z.int().positive(),
    opens: z
      .enum(['freely', 'afterNotice', 'asAdult'])
      .describe(
        'How it may be opened: at once; after the reader was told what it contains; or by adults, on the site alone, which asks: then there are neither pages nor a file here.',
      ),
    cover: picture.optional(),
    shifted: z.boolean().describe('Whether pairs of pages begin one page later.'),
    pages: z
      .array(
        z.strictObject({
          number: z.int().positive(),
          wide: z.boolean().describe('Whether it is two pages drawn as one.'),
          images: z.array(pageImage).min(1).describe('From the top: a long page is cut into several.'),
        }),
      )
      .optional()
      .describe('Absent where a chapter has its file alone, and where adults alone open it.'),
    pdf: z
      .strictObject({ url: url('The file, PDF.'), bytes: z.int().positive() })
      .optional()
      .describe('Absent where the chapter has pages and its file is not for download.'),
    previous: chapterLink.optional().describe('The one before it in its language.'),
    next: chapterLink.optional().describe('The one after it in its language.'),
    translations: z.array(
      z.strictObject({
        id: z.string(),
        href,
        language,
        translator: translatorName.optional(),
        pageCount: z.int().positive(),
      }),
    ),
  })
  .register(apiRegistry, { id: 'Chapter' });

const work = comicLink
  .extend({
    updatedAt: time,
    chapters: z.array(
      z.strictObject({ language, count: z.int().positive(), first: z.number(), last: z.number() }),
    ),
  })
  .register(apiRegistry, { id: 'TranslatorWork' });

export const translatorSchema = z
  .strictObject({
    id: z.string(),
    href,
    url: page,
    name: z.string(),
    photo: picture.optional(),
    bio: z.string().optional(),
    languages: z.array(language),
    professional: z.boolean(),
    chapterCount: z.int().nonnegative(),
    comicCount: z.int().nonnegative(),
    works: z.array(work).describe('The comics, those with the newest chapters first.'),
    leftOut,
    parts: z
      .int()
      .positive()
      .describe('How many parts the works have, this one included; the second stands at `…/part/2`.'),
  })
  .register(apiRegistry, { id: 'Translator' });

export const translatorPartSchema = z
  .strictObject({ works: z.array(work), leftOut })
  .register(apiRegistry, { id: 'TranslatorPart' });

const publisherLink = z
  .strictObject({ id: z.string(), href, url: page, name: texts, comicCount: z.int().nonnegative() })
  .register(apiRegistry, { id: 'PublisherLink' });

export const publishersSchema = z
  .strictObject({
    publishers: z.array(publisherLink).describe('Those with most comics first.'),
    count: z.int().nonnegative().describe('How many there are, these and all others.'),
  })
  .register(apiRegistry, { id: 'Publishers' });

const publisherComic = comicSummary
  .extend({ status: z.enum(COMIC_STATUSES), chapterCount: z.int().nonnegative() })
  .register(apiRegistry, { id: 'PublisherComic' });

export const publisherSchema = z
  .strictObject({
    id: z.string(),
    href,
    url: page,
    name: texts,
    country: z.string().optional().describe('ISO 3166-1, two letters.'),
    description: texts,
    website: z.string().optional(),
    counts: z.strictObject({ comics: z.int(), chapters: z.int(), completed: z.int() }),
    comics: z.array(publisherComic).describe('The most read, the newest and the completed, each once.'),
    leftOut,
    all: href
      .optional()
      .describe('The address of the newest part of the list of all of its comics, where these are not all.'),
  })
  .register(apiRegistry, { id: 'Publisher' });

export const publisherShelfSchema = z
  .strictObject({ comics: z.array(publisherComic), leftOut, older: href.optional(), newer: href.optional() })
  .register(apiRegistry, { id: 'PublisherShelf' });

export const updatesSchema = z
  .strictObject({
    since: time.describe('Every chapter that was published since is here.'),
    chapters: z
      .array(chapterLink.extend({ language, comic: comicLink, translator: translatorName.optional() }))
      .describe('The newest first.'),
    leftOut,
  })
  .register(apiRegistry, { id: 'Updates' });

const article = z
  .strictObject({
    slug: z.string(),
    href,
    url: page,
    title: texts,
    summary: texts,
    author: texts,
    category: z.enum(BLOG_CATEGORIES),
    picture: pictures,
    publishedAt: time,
  })
  .register(apiRegistry, { id: 'ArticleSummary' });

export const articlesSchema = z
  .strictObject({
    articles: z.array(article).describe('The newest first.'),
    parts: z
      .int()
      .positive()
      .describe('How many parts the list has, this one included; the second stands at `…/part/2`.'),
  })
  .register(apiRegistry, { id: 'Articles' });

export const articlesPartSchema = articlesSchema
  .omit({ parts: true })
  .register(apiRegistry, { id: 'ArticlesPart' });

export const articleSchema = article.extend({ updatedAt: time }).register(apiRegistry, { id: 'Article' });

export const errorSchema = z
  .strictObject({
    error: z.enum(['not-found', 'gone', 'too-many', 'unavailable']),
    message: z.string().describe('In English, for who writes programs.'),
  })
  .register(apiRegistry, { id: 'Error' });

export type ApiComicLink = z.infer<typeof comicLink>;
export type ApiChapterLink = z.infer<typeof chapterLink>;
export type ApiError = z.infer<typeof errorSchema>;
