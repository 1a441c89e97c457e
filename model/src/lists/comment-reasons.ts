/** Why a reader reports a comment. Self-harm stands first in the queue, and the reporter is shown where help is. */
export const COMMENT_REPORT_REASONS = [
  'insult',
  'hate',
  'spoiler',
  'spam',
  'sexual',
  'self-harm',
  'other',
] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];

/** Why a reviewer hides one; its author sees it, and so do readers in its place. */
export const HIDING_REASONS = ['insult', 'hate', 'spoiler', 'spam', 'sexual', 'self-harm', 'other'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

/** For how many days an account can be muted. */
export const MUTE_DAYS = [1, 7, 30] as const;
