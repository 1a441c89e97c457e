import { fieldOf } from '../../core/device/device-store.ts';
import { stateOf, type Waiting } from '../../core/outbox/entry.ts';
import { keptEntries } from '../../core/outbox/kept-entries.ts';
import { type MonthRecord, parseMonth, READING_MONTH } from './month-record.ts';

/** What the account does not have yet of a month. */
export interface WaitingMonth extends Waiting {
  readonly uid: string;
  readonly month: string;
  readonly record: MonthRecord;
  /** When it was read, in milliseconds since the epoch: what was read before a history was cleared is not counted after it. */
  readonly at: number;
}

export const waitingMonths = keptEntries<WaitingMonth>({
  name: 'waitingMonths',
  parse(value) {
    const [id, uid, month, at] = ['id', 'uid', 'month', 'at'].map((name) => fieldOf(value, name));
    if (typeof id !== 'string' || typeof uid !== 'string' || typeof at !== 'number') return undefined;
    if (typeof month !== 'string' || !READING_MONTH.test(month)) return undefined;
    const record = parseMonth(fieldOf(value, 'record'));
    return { id, uid, month, at, record, state: stateOf(fieldOf(value, 'state')) };
  },
});

/** A month as it waits. */
export function waitingMonthOf(
  uid: string,
  month: string,
  record: MonthRecord,
  at = Date.now(),
): WaitingMonth {
  return { id: crypto.randomUUID(), uid, state: 'waiting', month, record, at };
}
