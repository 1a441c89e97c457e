import { readSessionHint } from '../../core/session/session-hint.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { currentLibrary } from '../library/library-state.ts';
import { deviceHistory } from './device-history.ts';
import type { Stand } from './place-plan.ts';
import { knownEntry } from './ribbon.ts';
import { waitingPlace } from './waiting-place.ts';

/** Where somebody stood, and when, in milliseconds since the epoch. */
interface Known {
  readonly page: number;
  readonly fraction?: number | undefined;
  readonly readAt: number | string;
}

/**
 * Where the reader of this device stood last in a chapter, as far as it is known now: nothing is waited for. A visitor's
 * is on the device; that of an account is the latest of its library, of what was read in this tab, and of what still waits
 * here to be stored.
 */
export function placeIn(chapterId: string): Stand | undefined {
  const uid = whose();
  const known = uid === undefined ? ofVisitor(chapterId) : ofAccount(uid, chapterId);
  const [latest] = known.toSorted((one, other) => timeOf(other) - timeOf(one));
  return latest && { page: latest.page, fraction: latest.fraction ?? 0 };
}

/** Whose account it is; while that is not known yet, whose it was here last. Nobody's is a visitor's. */
function whose(): string | undefined {
  const session = currentSession();
  if (session.state === 'unknown') return readSessionHint()?.uid;
  return session.state === 'signed-in' ? session.user.uid : undefined;
}

function ofVisitor(chapterId: string): Known[] {
  return deviceHistory().filter((entry) => entry.chapterId === chapterId);
}

function ofAccount(uid: string, chapterId: string): Known[] {
  const library = currentLibrary();
  const waiting = waitingPlace.read();
  const places: readonly (Known | undefined)[] = [
    library.uid === uid ? library.own.places[chapterId] : undefined,
    knownEntry(uid, chapterId),
    waiting?.uid === uid && waiting.entry.chapterId === chapterId ? waiting.entry : undefined,
  ];
  return places.filter((place) => place !== undefined);
}

const timeOf = ({ readAt }: Known) => (typeof readAt === 'number' ? readAt : Date.parse(readAt));
