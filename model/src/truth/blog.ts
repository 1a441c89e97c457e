import { LIMITS } from '../limits.ts';
import { BLOG_CATEGORIES } from '../lists/blog-categories.ts';
import { LOCALES, type Locale } from '../lists/locales.ts';
import { PAGE_LIMITS } from '../pages/page-limits.ts';
import type { Variants } from '../text/localized.ts';
import { z } from '../zod.ts';
import { imageSchema, localeSchema, localizedSchema, timeSchema } from './schemas.ts';

/** What a list shows of an article in one language. */
export const blogTextSchema = z.strictObject({
  title: z.string().min(1).max(PAGE_LIMITS.blog.title),
  summary: z.string().min(1).max(PAGE_LIMITS.blog.summary),
  /** As whoever runs the site states it: no account is named. */
  author: z.string().min(1).max(LIMITS.nameLength),
  readMinutes: z.int().positive(),
});

/** The name of a picture's file, as an article's Markdown names it. */
export const pictureNameSchema = z
  .string()
  .max(100, { abort: true })
  .regex(/^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u);

/**
 * `blogs/{slug}`: an article of the blog, in one language or in each. The importer writes it and nothing else does; it is shown
 * nowhere but on its page documents.
 */
export const blogSchema = z
  .strictObject({
    texts: localizedSchema(blogTextSchema),
    /** Those of `texts`: by them it is found. */
    languages: z.array(localeSchema).min(1),
    /** Markdown. */
    body: localizedSchema(z.string().min(1).max(PAGE_LIMITS.blog.body)),
    /** Whose picture it is. */
    credit: localizedSchema(z.string().min(1).max(PAGE_LIMITS.blog.summary)).optional(),
    category: z.enum(BLOG_CATEGORIES),
    /** Whether it may open the list; the newest such does. */
    featured: z.boolean(),
    picture: localizedSchema(imageSchema),
    /** The pictures that its Markdown shows. */
    pictures: z
      .array(z.strictObject({ name: pictureNameSchema, image: imageSchema }))
      .max(PAGE_LIMITS.blog.pictures)
      .default([]),
    publishedAt: timeSchema,
    updatedAt: timeSchema,
  })
  .refine(({ texts, body }) => LOCALES.every((locale) => !texts[locale] === !body[locale]), {
    error: 'title and body are in the same languages',
    path: ['body'],
  })
  .refine(({ texts, languages }) => languages.join() === languagesOf(texts).join(), {
    error: 'those of the texts',
    path: ['languages'],
  });
export type Blog = z.infer<typeof blogSchema>;

/** The languages that something is in, in their order. */
export function languagesOf(texts: Variants<unknown>): Locale[] {
  return LOCALES.filter((locale) => texts[locale] !== undefined);
}
