import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { companionIds } from '@rawi/model/truth/limit-companion';
import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseFirestore } from '../../lib/firestore.ts';
import { readDocument } from '../documents.ts';
import { profileOf } from '../profile.ts';
import { isRefused, ownWrite } from '../refused-write.ts';
import { currentSession } from '../session-store.ts';
import type { CommentRefusal, WaitingComment } from './waiting-comments.ts';

/** Import this file dynamically: it brings the whole Firestore SDK and the schemas. */

export type Sent =
  | { readonly outcome: 'sent' }
  /** There is no network, or the last one was sent a moment ago: again after so many seconds, where that is known. */
  | { readonly outcome: 'later'; readonly seconds?: number }
  | { readonly outcome: 'refused'; readonly reason: CommentRefusal };

/**
 * Sends one comment with the document that names it as the one that may come now. A transaction fails without a network,
 * where a plain write would wait in the SDK. One that has arrived already, its answer having been lost, counts as sent.
 */
export async function sendComment(comment: WaitingComment): Promise<Sent> {
  const { id, uid, comic, parent, number, text, spoiler } = comment;
  const firestore = firebaseFirestore();
  const reference = doc(firestore, paths.comment(comic.id, id));
  try {
    const profile = await readDocument(profileOf(uid));
    if (!profile) return { outcome: 'later' };
    const { fullName: name, photo } = profile;
    await ownWrite(() =>
      runTransaction(
        firestore,
        async (transaction) => {
          const at = serverTimestamp();
          transaction.set(doc(firestore, paths.sent(uid, 'comment')), {
            at,
            id: companionIds.comment(comic.id, id),
          });
          transaction.set(reference, {
            uid,
            author: { name, ...(photo && { photo }) },
            comic,
            text,
            spoiler,
            parent,
            number,
            at,
            version: 1,
          });
        },
        { maxAttempts: 1 },
      ),
    );
    return { outcome: 'sent' };
  } catch (error) {
    if (!isRefused(error)) return { outcome: 'later' };
    return await whyRefused(comment).catch((): Sent => ({ outcome: 'later' }));
  }
}

/** The rules say no more than no: what is stored says why. */
async function whyRefused({ id, uid, comic, parent }: WaitingComment): Promise<Sent> {
  const firestore = firebaseFirestore();
  const read = (path: string) => getDocFromServer(doc(firestore, path));
  const [own, last, inbox] = await Promise.all([
    read(paths.comment(comic.id, id)),
    read(paths.sent(uid, 'comment')),
    read(paths.inbox(uid)),
  ]);
  if (own.get('uid') === uid) return { outcome: 'sent' };
  const now = Date.now();
  const ready = millisOf(last.get('at')) + COMMENT_INTERVAL_SECONDS * 1000;
  if (ready > now) return { outcome: 'later', seconds: Math.ceil((ready - now) / 1000) };
  if (millisOf(inbox.get('mutedUntil')) > now) return { outcome: 'refused', reason: 'muted' };
  const session = currentSession();
  if (session.state !== 'signed-in') return { outcome: 'refused', reason: 'session' };
  if (!session.user.emailVerified) return { outcome: 'refused', reason: 'unverified' };
  const [about, answered] = await Promise.all([
    read(paths.comic(comic.id)),
    parent === null ? undefined : read(paths.comment(comic.id, parent)),
  ]);
  const isGone = !about.exists() || (answered && (!answered.exists() || answered.get('deleted') === true));
  return { outcome: 'refused', reason: isGone || answered?.get('hidden') ? 'gone' : 'unknown' };
}

function millisOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return 0;
  return typeof value.toMillis === 'function' ? Number(value.toMillis()) : 0;
}
