import { z } from '../zod.ts';
import { dailySavesSchema } from './daily-count.ts';
import { reportFields } from './report.ts';
import { chapterInList, comicInList } from './saved.ts';
import { timeSchema } from './schemas.ts';

/**
 * `users/{uid}/chapterReports/{reportId}`: an issue with a chapter that this person has translated, as a reader reported
 * it, with what a list shows of the chapter and nothing of who reported it. Written by functions, but for `doneAt`.
 */
export const chapterReportSchema = z.strictObject({
  ...reportFields,
  ...comicInList,
  ...chapterInList,
  /** When it was reported. */
  at: timeSchema,
  /** When the translator said that it is dealt with. */
  doneAt: timeSchema.optional(),
  /** How often they said so on a day. */
  saves: dailySavesSchema.optional(),
});
export type ChapterReport = z.infer<typeof chapterReportSchema>;
