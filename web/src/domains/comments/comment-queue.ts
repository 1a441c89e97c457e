import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { report } from '../../core/lib/report-error.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import {
  changeWaiting,
  keepWaiting,
  removeWaiting,
  type WaitingComment,
  waitingComments,
} from './waiting-comments.ts';

/** How long a comment that was sent may take to appear in the live list, in milliseconds. */
const LIVE_TIMEOUT_MS = 15_000;

/**
 * The longest timer, since a device may sleep meanwhile: a comment for another day is tried again in between.
 */
const MAX_WAIT_MS = 30 * 60_000;

let isFollowing = false;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose comment was last sent from here, and when: one that comes too soon after it would be refused. */
let last: { readonly uid: string; readonly at: number } | undefined;

/** Posts a comment: it shows at once, and is sent as soon as that is allowed. */
export function postComment(comment: Omit<WaitingComment, 'id' | 'at' | 'state'>): void {
  const id = crypto.randomUUID();
  keepWaiting((comments) => [
    ...comments,
    { ...comment, id, at: new Date().toISOString(), state: 'waiting' },
  ]);
  followQueue();
  sendNext();
}

/** Sends a comment again that was changed after a refusal, or that could not be sent. */
export function resendComment(id: string, words: Pick<WaitingComment, 'text' | 'spoiler'>): void {
  changeWaiting(id, { ...words, state: 'waiting' });
  sendNext();
}

/** Starts to send what waits here, now and whenever the network comes back. */
export function followQueue(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('online', sendNext);
  onSession(sendNext);
  sendNext();
}

/** One tab at a time sends, one comment after the other. */
function sendNext(): void {
  const session = currentSession();
  if (isSending || session.state !== 'signed-in') return;
  if (!waitingComments().some((comment) => mayBeSent(comment, session.user.uid))) return;
  isSending = true;
  clearTimeout(timer);
  inOneTab(() => sendAll(session.user.uid))
    .catch((error: unknown) => report('Comments that wait cannot be sent.', error))
    .finally(() => {
      isSending = false;
    });
}

/** Also true for a comment that another tab was sending when it was closed: only one tab sends at a time. */
const mayBeSent = ({ uid, state }: WaitingComment, self: string) =>
  uid === self && (state === 'waiting' || state === 'sending' || state === 'tomorrow');

function inOneTab(task: () => Promise<void>): Promise<void> {
  return navigator.locks === undefined ? task() : navigator.locks.request('rawi-comments', task);
}

async function sendAll(uid: string): Promise<void> {
  const { sendComment } = await import('./send-comment.ts');
  for (;;) {
    const next = waitingComments().find((comment) => mayBeSent(comment, uid));
    if (!next) return;
    const wait = last?.uid === uid ? last.at + COMMENT_INTERVAL_SECONDS * 1000 - Date.now() : 0;
    if (wait > 0) {
      sendAgainIn(wait);
      return;
    }
    changeWaiting(next.id, { state: 'sending' });
    const sent = await sendComment(next);
    if (sent.outcome === 'later') {
      const isForToday = sent.isForToday === true;
      changeWaiting(next.id, { state: isForToday ? 'tomorrow' : 'waiting' });
      // Without a network the next try starts when it is back, or after this wait.
      const seconds = sent.seconds ?? (navigator.onLine ? COMMENT_INTERVAL_SECONDS : undefined);
      if (seconds !== undefined) sendAgainIn(seconds * 1000);
      return;
    }
    if (sent.outcome === 'refused') changeWaiting(next.id, { state: 'refused', reason: sent.reason });
    else {
      last = { uid, at: Date.now() };
      changeWaiting(next.id, { state: 'sent' });
      setTimeout(() => removeWaiting(next.id), LIVE_TIMEOUT_MS);
    }
  }
}

function sendAgainIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(sendNext, Math.min(milliseconds, MAX_WAIT_MS));
}
