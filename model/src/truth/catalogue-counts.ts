import { z } from '../zod.ts';

/** `counters/catalogue`: how many comics and publishers there are; the commit that adds one counts it. */
export const catalogueCountsSchema = z.strictObject({
  comics: z.int().nonnegative().default(0),
  publishers: z.int().nonnegative().default(0),
  /** How many comics have ever come: it only grows, and gives each its shelf (`shelves.ts`). */
  arrivals: z.int().nonnegative().default(0),
});
export type CatalogueCounts = z.infer<typeof catalogueCountsSchema>;
