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

/** How long one that has arrived may take to stand in the list, in milliseconds. */
const ARRIVES_WITHIN = 15_000;

/** A device may sleep meanwhile: until another day it is tried again now and then. */
const LONGEST_WAIT = 30 * 60_000;

let isFollowing = false;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose comment was last sent from here, and when: what comes too soon after it would be refused. */
let last: { readonly uid: string; readonly at: number } | undefined;

/** Posts a comment: it shows at once, and is sent as soon as it may be. */
export function postComment(comment: Omit<WaitingComment, 'id' | 'at' | 'state'>): void {
  const id = crypto.randomUUID();
  keepWaiting((comments) => [
    ...comments,
    { ...comment, id, at: new Date().toISOString(), state: 'waiting' },
  ]);
  followQueue();
  sendNext();
}

/** Sends one again that was changed after a refusal, or that could not be sent. */
export function resendComment(id: string, words: Pick<WaitingComment, 'text' | 'spoiler'>): void {
  changeWaiting(id, { ...words, state: 'waiting' });
  sendNext();
}

/** Begins to send what waits here, now and whenever a network comes back. */
export function followQueue(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('online', sendNext);
  onSession(sendNext);
  sendNext();
}

/** One tab at a time sends, and one comment after the other. */
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

/** One that another tab was sending when it was closed too: only one tab sends. */
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
      // Without a network the next try comes with it, or with this.
      const seconds = sent.seconds ?? (navigator.onLine ? COMMENT_INTERVAL_SECONDS : undefined);
      if (seconds !== undefined) sendAgainIn(seconds * 1000);
      return;
    }
    if (sent.outcome === 'refused') changeWaiting(next.id, { state: 'refused', reason: sent.reason });
    else {
      last = { uid, at: Date.now() };
      changeWaiting(next.id, { state: 'sent' });
      setTimeout(() => removeWaiting(next.id), ARRIVES_WITHIN);
    }
  }
}

function sendAgainIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(sendNext, Math.min(milliseconds, LONGEST_WAIT));
}
