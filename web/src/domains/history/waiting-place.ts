import { fieldOf } from '../../core/device/device-store.ts';
import { stateOf, type Waiting } from '../../core/outbox/entry.ts';
import { keptEntries } from '../../core/outbox/kept-entries.ts';
import { parseEntry, type ReadEntry } from './entry.ts';

/** An account's position that the server has not confirmed yet. */
interface WaitingPlace extends Waiting {
  readonly uid: string;
  readonly entry: ReadEntry;
}

/** The last position alone waits: a tab may be closed before it was sent. */
export const keptPlaces = keptEntries<WaitingPlace>({
  name: 'place',
  parse(value) {
    const uid = fieldOf(value, 'uid');
    const entry = parseEntry(fieldOf(value, 'entry'));
    if (typeof uid !== 'string' || !entry) return undefined;
    return { ...waitingPlaceOf(uid, entry), state: stateOf(fieldOf(value, 'state')) };
  },
  subjectOf: () => 'the last place',
});

/** A position named by its chapter and time, so that what became of it says nothing of a later one. */
export function waitingPlaceOf(uid: string, entry: ReadEntry): WaitingPlace {
  return { id: `${entry.chapterId} ${entry.readAt}`, uid, state: 'waiting', entry };
}
