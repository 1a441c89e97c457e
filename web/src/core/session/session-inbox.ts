import { paths } from '@rawi/model/paths';
import { doc, onSnapshot, Timestamp } from 'firebase/firestore';
import { firebaseFirestore } from '../firebase/firestore.ts';
import { type ClosedAccountFacts, closedIn } from './account-end.ts';

export interface InboxEvents {
  /** Claims, name or photo last changed at this time, in milliseconds since the epoch. */
  readonly onTokenChanged: (changedAt: number) => void;
  /** Sessions from before this time have ended; in milliseconds since the epoch. */
  readonly onEnded: (validAfter: number) => void;
  /** The account was closed, and with it every session. */
  readonly onClosed: (facts: ClosedAccountFacts) => void;
  /** How many notifications are unread. */
  readonly onUnread: (unread: number) => void;
}

/**
 * Follows what a session must learn at once (`inboxSchema` of the model); stops when the returned function is
 * called.
 */
export function followInbox(
  uid: string,
  { onTokenChanged, onEnded, onClosed, onUnread }: InboxEvents,
): () => void {
  let changedAt: number | undefined;
  return onSnapshot(
    doc(firebaseFirestore(), paths.inbox(uid)),
    (snapshot) => {
      const closed = closedIn(snapshot.get('closed'));
      if (closed) {
        onClosed(closed);
        return;
      }
      const changed = milliseconds(snapshot.get('claimsChangedAt'));
      if (changed !== undefined && changed !== changedAt) {
        changedAt = changed;
        onTokenChanged(changed);
      }
      const validAfter = milliseconds(snapshot.get('sessionsValidAfter'));
      if (validAfter !== undefined) onEnded(validAfter);
      const unread: unknown = snapshot.get('unread');
      // An empty cache is not conclusive; an account without any notification yet has no inbox.
      if (snapshot.exists() || !snapshot.metadata.fromCache)
        onUnread(typeof unread === 'number' ? unread : 0);
    },
    // The rules refuse a session that has just ended; the sign-in's own SDK notices that too.
    () => {},
  );
}

function milliseconds(value: unknown): number | undefined {
  return value instanceof Timestamp ? value.toMillis() : undefined;
}
