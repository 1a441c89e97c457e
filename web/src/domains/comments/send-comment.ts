import { paths } from '@rawi/model/paths';
import { isReviewId } from '@rawi/model/truth/comic-review';
import { companionIds } from '@rawi/model/truth/limit-companion';
import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { writeWithCompanion } from '../../core/data/companion.ts';
import { readDocument } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import type { Problem } from '../../core/forms/problem-text.ts';
import type { Outcome } from '../../core/outbox/entry.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { profileOf } from '../people/profile.ts';
import type { CommentRefusal, WaitingComment } from './waiting-comments.ts';

/** Import this file dynamically: it brings the whole Firestore SDK and the schemas. */

/** How long the review that a person has deleted may stay in the place of the next one. */
const DELETION_SECONDS = 5;

export type Sent = Outcome<CommentRefusal>;

/**
 * Sends one comment together with the document that allows it as the next one. A transaction fails without a
 * network, where a plain write would wait in the SDK. A comment that has arrived before, when only the answer
 * was lost, counts as sent.
 */
export async function sendComment(comment: WaitingComment): Promise<Sent> {
  const { id, uid, comic, parent, number, text, spoiler, mentions } = comment;
  const firestore = firebaseFirestore();
  const reference = doc(firestore, paths.comment(comic.id, id));
  try {
    const profile = await readDocument(profileOf(uid));
    if (!profile) return { outcome: 'later' };
    const { fullName: name, photo, settings } = profile;
    await writeWithCompanion(uid, 'comment', companionIds.comment(comic.id, id), (companion) =>
      runTransaction(
        firestore,
        async (transaction) => {
          transaction.set(companion.reference, companion.data);
          transaction.set(reference, {
            uid,
            author: { name, ...(photo && { photo }), ...(settings.publicPage && { page: true }) },
            comic,
            text,
            spoiler,
            ...(mentions && { mentions: mentions.map((person) => person.uid) }),
            parent,
            number,
            at: serverTimestamp(),
            version: 1,
          });
        },
        { maxAttempts: 1 },
      ),
    );
    return { outcome: 'sent' };
  } catch (error) {
    const problem = error instanceof SendingError ? error.problem : undefined;
    if (!problem && !isRefused(error)) return { outcome: 'later' };
    return await whyRefused(comment, problem).catch((): Sent => ({ outcome: 'later' }));
  }
}

/** The rules give no reason for a refusal, so the stored documents are read to find it. */
async function whyRefused(
  { id, uid, comic, parent, text }: WaitingComment,
  problem: Problem | undefined,
): Promise<Sent> {
  const firestore = firebaseFirestore();
  const read = (path: string) => getDocFromServer(doc(firestore, path));
  const [own, inbox] = await Promise.all([read(paths.comment(comic.id, id)), read(paths.inbox(uid))]);
  if (isReviewId(id)) {
    // The one before it is on its way out, or another tab was faster: nothing that was typed here is lost.
    if (own.get('deleted') === true) return { outcome: 'later', seconds: DELETION_SECONDS };
    if (own.exists() && own.get('text') !== text) return { outcome: 'refused', reason: 'unknown' };
  }
  if (own.get('uid') === uid) return { outcome: 'sent' };
  if (problem) {
    // The comment is kept and sent by itself: in some seconds, or on the next day.
    const isForToday = problem.code === 'too-many-today';
    return { outcome: 'later', seconds: problem.retryAfterSeconds ?? 0, ...(isForToday && { isForToday }) };
  }
  if (millisOf(inbox.get('mutedUntil')) > Date.now()) return { outcome: 'refused', reason: 'muted' };
  const session = currentSession();
  if (session.state !== 'signed-in') return { outcome: 'refused', reason: 'session' };
  if (!session.user.emailVerified) return { outcome: 'refused', reason: 'unverified' };
  const [about, answered] = await Promise.all([
    read(paths.comic(comic.id)),
    parent === null || isReviewId(id) ? undefined : read(paths.comment(comic.id, parent)),
  ]);
  const isGone = !about.exists() || (answered && (!answered.exists() || answered.get('deleted') === true));
  if (isGone || answered?.get('hidden')) return { outcome: 'refused', reason: 'gone' };
  if (!answered) return { outcome: 'refused', reason: 'unknown' };
  const author: unknown = answered.get('uid');
  const isBlocked = typeof author === 'string' && (await read(paths.blockedPerson(uid, author))).exists();
  // The others’ blocks are for nobody to read.
  return { outcome: 'refused', reason: isBlocked ? 'blocked' : 'unanswerable' };
}

function millisOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return 0;
  return typeof value.toMillis === 'function' ? Number(value.toMillis()) : 0;
}
