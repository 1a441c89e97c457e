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
  id: z.string().min(1).max(300),
});

export const COMPANION_KINDS = ['comment', 'report'] as const;
export type CompanionKind = (typeof COMPANION_KINDS)[number];

/** What a companion names. The id of a comment alone would allow one of the same id in each comic. */
export const companionIds = {
  comment: (comicId: string, commentId: string) => `${comicId}/${commentId}`,
  /** The report's own id. */
  report: (reportId: string) => reportId,
} as const satisfies Readonly<Record<CompanionKind, unknown>>;
