import { z } from '../zod.ts';

/** What a browser sends to `/api/report` when the site has failed. Nothing in it says who uses it: no query, no account. */
export const errorReportSchema = z.strictObject({
  message: z.string().min(1).max(500),
  /** Where it happened in the program. */
  stack: z.string().max(4000).optional(),
  /** The page's path, without its query. */
  path: z.string().startsWith('/').max(300),
  /** Of which build the page is. */
  build: z
    .string()
    .regex(/^[0-9a-f]{1,32}$/)
    .optional(),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;
