import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { isReview, reviewIdOf } from '@rawi/model/truth/comic-review';
import { senderOf } from '../../core/outbox/sender.ts';
import type { CommentDraft } from './comment-drafts.ts';
import { keepWaiting, keptComments, type WaitingComment } from './waiting-comments.ts';

/** How long a comment that was sent may take to appear in the live list, in milliseconds. */
const LIVE_TIMEOUT_MS = 15_000;

const sender = senderOf(keptComments, {
  load: async () => (await import('./send-comment.ts')).sendComment,
  intervalSeconds: COMMENT_INTERVAL_SECONDS,
  shownAfterMs: LIVE_TIMEOUT_MS,
});

/** Posts a comment: it shows at once, and is sent as soon as that is allowed. */
export function postComment(comment: Omit<WaitingComment, 'id' | 'at' | 'state'>): void {
  const id = isReview(comment) ? reviewIdOf(comment.uid) : crypto.randomUUID();
  sender.put({ ...comment, id, at: new Date().toISOString(), state: 'waiting' });
}

/** Sends a comment again that was changed after a refusal, or that could not be sent. */
export function resendComment(id: string, { mentions, ...words }: CommentDraft): void {
  keepWaiting((comments) =>
    comments.map(({ mentions: before, ...each }) => {
      if (each.id !== id) return { ...each, ...(before && { mentions: before }) };
      return { ...each, ...words, ...(mentions && { mentions }), state: 'waiting' };
    }),
  );
  sender.send();
}

/** Starts to send what waits here, now and whenever the network comes back. */
export const followQueue = sender.follow;
