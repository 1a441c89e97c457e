import { readSessionHint } from '../../core/session/session-hint.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { currentLibrary } from '../library/library-state.ts';
import { knownEntry } from './continue-reading.ts';
import { deviceHistory } from './device-history.ts';
import type { Stand } from './position-plan.ts';
import { keptPositions } from './waiting-position.ts';

/** A position and its time, in milliseconds since the epoch. */
interface Known {
  readonly page: number;
  readonly fraction?: number | undefined;
  readonly readAt: number | string;
}

/**
 * The last position in a chapter of this device's reader, as far as it is known now, without waiting. A
 * visitor's is on the device; that of an account is the latest of its library, of what was read in this tab,
 * and of what still waits here to be stored.
 */
export function positionIn(chapterId: string): Stand | undefined {
  const uid = whose();
  const known = uid === undefined ? ofVisitor(chapterId) : ofAccount(uid, chapterId);
  const [latest] = known.toSorted((one, other) => timeOf(other) - timeOf(one));
  return latest && { page: latest.page, fraction: latest.fraction ?? 0 };
}

/**
 * The account that is signed in; while that is unknown, the last one that was here. Undefined for a visitor.
 */
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
  const waiting = keptPositions
    .read()
    .find(({ uid: whose, entry }) => whose === uid && entry.chapterId === chapterId);
  const places: readonly (Known | undefined)[] = [
    library.uid === uid ? library.own.places[chapterId] : undefined,
    knownEntry(uid, chapterId),
    waiting?.entry,
  ];
  return places.filter((position) => position !== undefined);
}

const timeOf = ({ readAt }: Known) => (typeof readAt === 'number' ? readAt : Date.parse(readAt));
