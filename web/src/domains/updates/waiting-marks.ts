import { fieldOf } from '../../core/device/device-store.ts';
import { stateOf, type Waiting } from '../../core/outbox/entry.ts';
import { keptEntries } from '../../core/outbox/kept-entries.ts';
import { type Mark, parseMark, subjectOf } from './marks.ts';

/** A mark that the account does not have yet. */
export interface WaitingMark extends Waiting {
  readonly uid: string;
  readonly mark: Mark;
}

export const waitingMarks = keptEntries<WaitingMark>({
  name: 'waitingMarks',
  parse(value) {
    const [id, uid] = [fieldOf(value, 'id'), fieldOf(value, 'uid')];
    const mark = parseMark(fieldOf(value, 'mark'));
    if (typeof id !== 'string' || typeof uid !== 'string' || !mark) return undefined;
    return { id, uid, mark, state: stateOf(fieldOf(value, 'state')) };
  },
  subjectOf: ({ mark }) => subjectOf(mark),
});

/** A mark as it waits. */
export function waitingMarkOf(uid: string, mark: Mark): WaitingMark {
  return { id: crypto.randomUUID(), uid, state: 'waiting', mark };
}
