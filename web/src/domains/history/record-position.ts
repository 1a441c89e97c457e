import { senderOf } from '../../core/outbox/sender.ts';
import { knownSession } from '../../core/session/session.ts';
import { currentSession, type Session } from '../../core/session/session-store.ts';
import type { Change } from '../library/change.ts';
import { choose, isLibraryRead, whenLibraryRead } from '../library/library.ts';
import { currentLibrary } from '../library/library-state.ts';
import { noteRead } from './continue-reading.ts';
import { keepOnDevice } from './device-history.ts';
import type { ReadEntry } from './entry.ts';
import type { PositionAct } from './position-plan.ts';
import { keptPositions, waitingPositionOf } from './waiting-position.ts';

/**
 * Where the position in a chapter is stored: a visitor's stays on the device, that of a signed-in person goes
 * to their account. A tab may be closed before a write has left it, so an account's last position waits on
 * the device until it is answered.
 */

/** The library sends the positions of this page; what an earlier page has left is sent here. */
const sender = senderOf(keptPositions, {
  async load() {
    const { storeEarlierPosition } = await import('./account-history.ts');
    return async ({ uid, entry }) => {
      await storeEarlierPosition(uid, entry);
      // A refusal means that the account has a newer position.
      return { outcome: 'sent' };
    };
  },
});

/** Records a position as the plan says. Nothing here rejects: reading goes on in any case. */
export function recordPosition(entry: ReadEntry, act: Exclude<PositionAct, 'nothing'>): void {
  // A closing tab waits for nothing.
  const session = currentSession();
  if (session.state === 'unknown') void knownSession().then((known) => recordFor(known, entry, act));
  else recordFor(session, entry, act);
}

function recordFor(session: Session, entry: ReadEntry, act: PositionAct): void {
  if (session.state !== 'signed-in') return keepOnDevice(entry);
  const { uid } = session.user;
  const position = withFinished(entry);
  noteRead(uid, position);
  sender.hold(waitingPositionOf(uid, position));
  if (act !== 'store') return;
  // A closing tab waits for nothing.
  if (isLibraryRead()) void send(uid, position);
  else void sendOnceRead(uid, entry);
}

/** What was finished before stays so, which the library knows: the rules refuse anything else. */
const withFinished = (entry: ReadEntry): ReadEntry => ({
  ...entry,
  finished: entry.finished || currentLibrary().own.places[entry.chapterId]?.finished === true,
});

/** By chapter, the last position that waits for the library. */
const unsent = new Map<string, ReadEntry>();

/** Sends a position once the library is here, unless a later one of the chapter is sent instead, or its reader has left. */
async function sendOnceRead(uid: string, entry: ReadEntry): Promise<void> {
  unsent.set(entry.chapterId, entry);
  await whenLibraryRead();
  if (unsent.get(entry.chapterId) !== entry) return;
  unsent.delete(entry.chapterId);
  if (currentLibrary().uid === uid) await send(uid, withFinished(entry));
}

async function send(uid: string, entry: ReadEntry): Promise<void> {
  await choose(positionChange(entry));
  keptPositions.remove(waitingPositionOf(uid, entry).id);
}

/** A position as a choice of the library. */
export function positionChange({ chapterId, readAt, ...entry }: ReadEntry): Change {
  return { kind: 'place', chapterId, entry: { ...entry, readAt: Date.parse(readAt) } };
}

/** Stores what a closed tab could not, for its account. A newer position wins. */
export const sendWaitingPosition = (): void => sender.send();
