import { LIMITS } from '@rawi/model/limits';
import { keptJson } from '../../core/device/device-store.ts';
import {
  countOf,
  joined,
  type MonthRecord,
  type Months,
  NOTHING_COUNTED,
  parseMonths,
} from './month-record.ts';

/** What a visitor has read, by month. It stays on the device until a log-in takes it over or it is declined. */
const kept = keptJson('localStorage', 'months', (value): Months => parseMonths(value));

const NONE: Months = {};
let known: Months | undefined;
const listeners = new Set<() => void>();

/** All that is kept; the same value until it changes. */
export const visitorMonths = (): Months => (known ??= kept.read() ?? NONE);

/** Counts what a visitor has read. Whole months go, the oldest first, where there is no room for all. */
export function countOnDevice(month: string, record: MonthRecord): void {
  const before = kept.read() ?? NONE;
  let next: Months = { ...before, [month]: joined(before[month] ?? NOTHING_COUNTED, record) };
  while (countOf(next) > LIMITS.readingMonth.onDevice && Object.keys(next).length > 1) {
    const [oldest] = Object.keys(next).toSorted();
    next = Object.fromEntries(Object.entries(next).filter(([name]) => name !== oldest));
  }
  replaceBy(next);
}

/** Forgets what a visitor has read: an account has it, it was declined, or it is not wanted. */
export const forgetVisitorMonths = (): void => replaceBy(NONE);

function replaceBy(next: Months): void {
  known = next;
  kept.keep(Object.keys(next).length === 0 ? undefined : next);
  for (const listener of listeners) listener();
}

/** Calls back for every change, of other tabs too, until the returned function is called. */
export function onVisitorMonths(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onOtherTab((value) => {
    known = value ?? NONE;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}
