/**
 * Why a comment should not be read: why a reader reports it, and why a reviewer hides it, which its author sees, and so do
 * readers in its place. Self-harm stands first in the queue, and its reporter is shown where help is.
 */
export const COMMENT_REASONS = ['insult', 'hate', 'spoiler', 'spam', 'sexual', 'self-harm', 'other'] as const;
export type CommentReason = (typeof COMMENT_REASONS)[number];

/** For how many days an account can be muted. */
export const MUTE_DAYS = [1, 7, 30] as const;
