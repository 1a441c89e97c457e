import { fieldOf } from '../../core/device/device-store.ts';
import { stateOf, type Waiting } from '../../core/outbox/entry.ts';
import { keptEntries } from '../../core/outbox/kept-entries.ts';
import { parseEntry, type ReadEntry } from './entry.ts';

/** An account's position that the server has not confirmed yet. */
interface WaitingPosition extends Waiting {
  readonly uid: string;
  readonly entry: ReadEntry;
}

/** The last position alone waits: a tab may be closed before it was sent. */
export const keptPositions = keptEntries<WaitingPosition>({
  name: 'place',
  parse(value) {
    const uid = fieldOf(value, 'uid');
    const entry = parseEntry(fieldOf(value, 'entry'));
    if (typeof uid !== 'string' || !entry) return undefined;
    return { ...waitingPositionOf(uid, entry), state: stateOf(fieldOf(value, 'state')) };
  },
  subjectOf: () => 'the last position',
});

/** A position named by its chapter and time, so that what became of it says nothing of a later one. */
export function waitingPositionOf(uid: string, entry: ReadEntry): WaitingPosition {
  return { id: `${entry.chapterId} ${entry.readAt}`, uid, state: 'waiting', entry };
}
