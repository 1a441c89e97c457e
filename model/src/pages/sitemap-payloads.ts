import { LOCALES } from '../lists/locales.ts';
import { idSchema, isoTimeSchema, languageSchema, slugSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** What sitemaps are made of: nothing else reads these documents. */

/** An address: of a comic with the day of its newest chapter, or of a chapter in its language. */
export const sitemapEntrySchema = z.union([
  z.strictObject({ slug: slugSchema, updatedAt: isoTimeSchema.optional() }),
  z.strictObject({ chapter: idSchema, language: languageSchema, publishedAt: isoTimeSchema }),
]);
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

/** The addresses of a shelf's comics and of all their chapters; parts 2 to `parts` have what is beyond 100 kB. */
export const sitemapPayloadSchema = z.strictObject({
  entries: z.array(sitemapEntrySchema),
  parts: z.int().positive(),
});

/** A further part of these addresses. */
export const sitemapPartPayloadSchema = z.strictObject({ entries: z.array(sitemapEntrySchema).min(1) });

const countSchema = z.int().nonnegative().max(PAGE_LIMITS.pageBytes);
/** How many addresses a part has in the sitemap of each language. */
const partCountSchema = z.record(z.enum(LOCALES), countSchema);
export type PartCount = z.infer<typeof partCountSchema>;

/** Every shelf that has addresses, in order, with how many each of its parts has: by it files are divided. */
export const sitemapListPayloadSchema = z.strictObject({
  shelves: z.array(z.strictObject({ shelf: z.int().positive(), parts: z.array(partCountSchema).min(1) })),
});
export type SitemapListPayload = z.infer<typeof sitemapListPayloadSchema>;
