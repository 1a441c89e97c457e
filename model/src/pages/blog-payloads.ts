import { LOCALES } from '../lists/locales.ts';
import { blogSchema, blogTextSchema } from '../truth/blog.ts';
import { imageSchema, isoTimeSchema, localizedSchema, slugSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { blocksSchema } from './article-blocks.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** An article as a list shows it. */
export const blogCardSchema = z.strictObject({
  slug: slugSchema,
  texts: localizedSchema(blogTextSchema),
  category: blogSchema.shape.category,
  featured: z.boolean(),
  picture: localizedSchema(imageSchema),
  publishedAt: isoTimeSchema,
});
export type BlogCard = z.infer<typeof blogCardSchema>;

const cardsSchema = z.array(blogCardSchema).max(PAGE_LIMITS.blogPage.articles);

/** The newest articles, in every language that they are in. */
export const blogsPayloadSchema = z.strictObject({
  articles: cardsSchema,
  /** Of how many documents the list consists, this one included. */
  parts: z.int().positive(),
});
export type BlogsPayload = z.infer<typeof blogsPayloadSchema>;

/** A further part of the list. */
export const blogsPartPayloadSchema = z.strictObject({ articles: cardsSchema });
export type BlogsPartPayload = z.infer<typeof blogsPartPayloadSchema>;

/** An article. */
export const blogPayloadSchema = blogCardSchema.extend({
  body: localizedSchema(blocksSchema),
  credit: blogSchema.shape.credit,
  updatedAt: isoTimeSchema,
  /** What to read next: in each language the newest of its category, then the newest of all. */
  related: z.array(blogCardSchema).max(LOCALES.length * PAGE_LIMITS.blogPage.related),
});
export type BlogPayload = z.infer<typeof blogPayloadSchema>;
