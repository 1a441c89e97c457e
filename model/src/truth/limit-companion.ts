import { COMMENT_INTERVAL_SECONDS, EDIT_INTERVAL_SECONDS } from '../constants.ts';
import { LIMITS } from '../limits.ts';
import { paths } from '../paths.ts';
import { z } from '../zod.ts';
import { dailySavesFields } from './daily-count.ts';

/**
 * `users/{uid}/limits/{kind}`: when a person last sent something of the kind, the one document that this allows, and how
 * often they did on that day. It is written in the same batch as that document, again only after the kind's interval, and
 * only so often a day.
 */
export const limitCompanionSchema = z.strictObject({
  ...dailySavesFields,
  /** One from before counts were kept has none. */
  count: dailySavesFields.count.optional(),
  /** As `companionIds` has it. */
  id: z.string().min(1).max(500),
});

export const COMPANION_KINDS = ['comment', 'edit', 'report', 'page'] as const;
export type CompanionKind = (typeof COMPANION_KINDS)[number];

/** How far apart two of a kind are, in seconds, and how many a day has. */
export const COMPANIONS: Readonly<
  Record<CompanionKind, { readonly intervalSeconds: number; readonly perDay: number }>
> = {
  comment: { intervalSeconds: COMMENT_INTERVAL_SECONDS, perDay: LIMITS.daily.comments },
  edit: { intervalSeconds: EDIT_INTERVAL_SECONDS, perDay: LIMITS.daily.edits },
  report: { intervalSeconds: COMMENT_INTERVAL_SECONDS, perDay: LIMITS.daily.reports },
  /** That a person turns their own page on. */
  page: { intervalSeconds: EDIT_INTERVAL_SECONDS, perDay: LIMITS.daily.pages },
};

/** What a companion names: the path of the one document that it allows. An id alone would allow one of each collection. */
export const companionIds = {
  comment: (comicId: string, commentId: string) => paths.comment(comicId, commentId),
  report: (reportId: string) => paths.report(reportId),
  commentReport: (key: string) => paths.commentReport(key),
  page: (uid: string) => paths.user(uid),
} as const;
