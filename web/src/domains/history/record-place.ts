import { knownSession } from '../../core/session/session.ts';
import { currentSession, type Session } from '../../core/session/session-store.ts';
import type { Change } from '../library/change.ts';
import { choose, isLibraryRead, whenLibraryRead } from '../library/library.ts';
import { currentLibrary } from '../library/library-state.ts';
import { noteRead } from './continue-reading.ts';
import { keepOnDevice } from './device-history.ts';
import type { ReadEntry } from './entry.ts';
import type { PlaceAct } from './place-plan.ts';
import { waitingPlace } from './waiting-place.ts';

/**
 * Where the position in a chapter is stored: a visitor's stays on the device, that of a signed-in person goes
 * to their account. A tab may be closed before a write has left it, so an account's last position waits on
 * the device until it is answered.
 */

/** Records a position as the plan says. Nothing here rejects: reading goes on in any case. */
export function recordPlace(entry: ReadEntry, act: Exclude<PlaceAct, 'nothing'>): void {
  // A closing tab waits for nothing.
  const session = currentSession();
  if (session.state === 'unknown') void knownSession().then((known) => recordFor(known, entry, act));
  else recordFor(session, entry, act);
}

function recordFor(session: Session, entry: ReadEntry, act: PlaceAct): void {
  if (session.state !== 'signed-in') return keepOnDevice(entry);
  const { uid } = session.user;
  const place = withFinished(entry);
  noteRead(uid, place);
  waitingPlace.keep({ uid, entry: place });
  if (act !== 'store') return;
  // A closing tab waits for nothing.
  if (isLibraryRead()) void send(place);
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
  if (currentLibrary().uid === uid) await send(withFinished(entry));
}

async function send(entry: ReadEntry): Promise<void> {
  await choose(placeChange(entry));
  const { chapterId, readAt } = waitingPlace.read()?.entry ?? {};
  if (chapterId === entry.chapterId && readAt === entry.readAt) waitingPlace.keep(undefined);
}

/** A position as a choice of the library. */
export function placeChange({ chapterId, readAt, ...entry }: ReadEntry): Change {
  return { kind: 'place', chapterId, entry: { ...entry, readAt: Date.parse(readAt) } };
}

/** Stores what a closed tab could not, for its account. A newer position wins. */
export async function sendWaitingPlace(uid: string): Promise<void> {
  const kept = waitingPlace.read();
  if (kept?.uid !== uid) return;
  const { storeEarlierPlace } = await import('./account-history.ts');
  await storeEarlierPlace(uid, kept.entry);
  if (waitingPlace.read()?.entry.readAt === kept.entry.readAt) waitingPlace.keep(undefined);
}
