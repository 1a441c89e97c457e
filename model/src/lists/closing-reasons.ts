/** Why admins close an account; a note comes with `other`. */
export const CLOSING_REASONS = ['rights', 'abuse', 'spam', 'deceit', 'other'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The reason of a text that may be one; `other` for what a newer build has written. */
export function closingReasonOf(text: string): ClosingReason {
  return CLOSING_REASONS.find((reason) => reason === text) ?? 'other';
}
