import type { Settled } from '@rawi/model/truth/audit';
import type { WithheldComment } from '@rawi/model/truth/comment';
import type { CommentFlag } from '@rawi/model/truth/comment-flag';
import type { Review } from '@rawi/model/truth/review';

/** What a decision answers that had waited since a time. */
export function settledSince(
  what: Settled['what'],
  { since, at }: { readonly since: Date; readonly at: Date },
  granted: boolean,
): Settled {
  const minutes = Math.max(0, Math.round((at.getTime() - since.getTime()) / 60_000));
  return { what, minutes, granted };
}

/** What a decision about something that readers report answers: its flag says since when it waits; null where it does not. */
export function settledFlag(
  flag: { readonly waiting: boolean; readonly since: Date } | undefined,
  now: Date,
  decided: 'hidden' | 'shown',
): Settled | null {
  if (!flag?.waiting) return null;
  return settledSince('report', { since: flag.since, at: now }, decided === 'hidden');
}

/** The same for a comment: while it is hidden its author's objection is what waits. */
export function settledComment(
  flag: CommentFlag | undefined,
  objection: WithheldComment['objection'],
  now: Date,
  decided: 'hidden' | 'shown',
): Settled | null {
  if (objection && !objection.answeredAt) {
    return settledSince('appeal', { since: objection.at, at: now }, decided === 'shown');
  }
  return flag?.objects ? null : settledFlag(flag, now, decided);
}

/** What a reviewer's decision about what was handed in answers; null where it did not wait. */
export function settledReview(
  { waiting, since, appeal, kind }: Pick<Review, 'waiting' | 'since' | 'appeal' | 'kind'>,
  now: Date,
  isAccepted: boolean,
): Settled | null {
  if (!waiting) return null;
  const handedIn = kind === 'application' ? 'application' : 'work';
  return settledSince(appeal ? 'appeal' : handedIn, { since, at: now }, isAccepted);
}
