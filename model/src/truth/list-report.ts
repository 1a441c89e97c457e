import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { z } from '../zod.ts';
import { listNameSchema, listNoteSchema } from './public-list.ts';
import { charactersSchema, idSchema, timeSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

const reason = z.enum(COMMENT_REASONS);
/** What a list said in a version. */
const said = {
  version: z.int().positive(),
  name: listNameSchema,
  note: listNoteSchema.optional(),
};

/** `listReports/{key}`: that a reader finds something wrong with a public list; one for each of them, which is renewed. */
export const listReportSchema = z.strictObject({
  listId: idSchema,
  uid: idSchema,
  reason: open(reason, 'other'),
  /** The words that the list had then, as the function read them. */
  ...said,
  /** In the reader's words. */
  words: charactersSchema(LIMITS.noteLength).optional(),
  at: timeSchema,
});
export type ListReport = z.infer<typeof listReportSchema>;

/** The name of a reader's report of a list. */
export function listReportKey<L extends string, U extends string>(listId: L, uid: U) {
  return keyOf(listId, uid);
}

/** Maximum number of reports of a list that are counted; more are shown as "so many or more". */
export const LIST_REPORTS_COUNTED = 20;

/**
 * `listFlags/{listId}`: a public list that reviewers look at, since readers report it, or since it is hidden. It is derived from the
 * list and its reports, and goes once nothing of that is left.
 */
export const listFlagSchema = z.strictObject({
  /** Whose list it is; null of the site's, and once the account is gone. */
  uid: idSchema.nullable(),
  author: z.string().min(1).max(LIMITS.nameLength).nullable(),
  /** The words that stand there now; of a list that is gone, those that were reported last. */
  ...said,
  /** The words that readers reported, where they were others: the newest of these. */
  reported: z.strictObject(said).optional(),
  entries: z.int().nonnegative(),
  /** How many readers report it since reviewers last judged it, `LIST_REPORTS_COUNTED` at most. */
  reports: z.int().nonnegative().max(LIST_REPORTS_COUNTED),
  /** What they report, each once. */
  reasons: openArray(reason),
  /** Its owner has taken it back since; the reports wait for a reviewer all the same. */
  deleted: z.boolean(),
  /** Why it is hidden; null while it shows. */
  hidden: open(reason.nullable(), 'other'),
  /** Whether something waits: reports of what shows, or other words since it was hidden. */
  waiting: z.boolean(),
  /** Since when it waits; if nothing waits, since when it is hidden. */
  since: timeSchema,
});
export type ListFlag = z.infer<typeof listFlagSchema>;
