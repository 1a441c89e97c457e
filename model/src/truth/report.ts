import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { ISSUE_REPORTS } from '../lists/issue-reports.ts';
import { isPlainText } from '../text/plain-text.ts';
import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** The part of a chapter that did not arrive or could not be drawn. */
export const REPORT_FAULTS = ['image', 'pdf-page', 'file'] as const;

/** What a reader says of a chapter, signed in or not. */
export const reportFields = {
  issue: z.enum(ISSUE_REPORTS),
  /** In the reader's own words; may be empty. */
  note: z
    .string()
    // Two units of UTF-16 are one character at most: only then are they counted.
    .max(2 * LIMITS.noteLength, { abort: true })
    .refine((note) => [...note].length <= LIMITS.noteLength, { error: 'max', abort: true })
    .refine(isPlainText, 'invalid'),
  comicId: idSchema,
  chapterId: idSchema,
  /** The page they were at; null where it is about no page. */
  page: z.int().min(1).max(LIMITS.pdfPages.max).nullable(),
  fault: z.enum(REPORT_FAULTS).nullable(),
};

/** `done`: a reviewer has looked at it. */
export const REPORT_STATES = ['open', 'done'] as const;

/**
 * The name of a person's report: one for each page (0 for the whole chapter) and issue, which they may renew. A visitor's has an
 * id of its own. It tells who reports: whoever may not learn that is given `chapterReportId` of functions instead.
 */
export function reportKey(
  {
    comicId,
    chapterId,
    page,
    issue,
  }: Pick<z.infer<typeof reportSchema>, 'comicId' | 'chapterId' | 'page' | 'issue'>,
  uid: string,
): string {
  return keyOf(comicId, chapterId, String(page ?? 0), issue, uid);
}

/** `reports/{reportId}`: an issue with a chapter. Reviewers read it; who sent it may send it once more. */
export const reportSchema = z.strictObject({
  ...reportFields,
  state: open(z.enum(REPORT_STATES), 'done'),
  /** Null for a visitor, of whom nothing is kept, and once the account is gone. */
  reporter: idSchema.nullable(),
  /** The time of the request. */
  at: timeSchema,
});
export type Report = z.infer<typeof reportSchema>;
