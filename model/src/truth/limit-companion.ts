import { paths } from '../paths.ts';
import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/**
 * `users/{uid}/limits/{kind}`: when a person last sent something of the kind, and the one document that this allows. It is
 * written in the same batch as that document, and again only after `COMMENT_INTERVAL_SECONDS`.
 */
export const limitCompanionSchema = z.strictObject({
  /** The time of the request. */
  at: timeSchema,
  /** As `companionIds` has it. */
  id: z.string().min(1).max(500),
});

export const COMPANION_KINDS = ['comment', 'report'] as const;
export type CompanionKind = (typeof COMPANION_KINDS)[number];

/** What a companion names: the path of the one document that it allows. An id alone would allow one of each collection. */
export const companionIds = {
  comment: (comicId: string, commentId: string) => paths.comment(comicId, commentId),
  report: (reportId: string) => paths.report(reportId),
  commentReport: (key: string) => paths.commentReport(key),
} as const;
