import { LIMITS } from '@rawi/model/limits';
import { dayOf, nextDayOf } from '@rawi/model/truth/daily-count';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { report } from '../lib/report-error.ts';
import type { Outcome } from '../outbox/entry.ts';
import { isRefused, ownWrite } from '../session/refused-write.ts';
import { authErrorCode } from '../session/session-errors.ts';

/**
 * Writes of a document that counts how often its owner wrote it on a day (`dailySavesSchema`). Import this file dynamically: it brings
 * the whole Firestore SDK.
 */

/** How long something waits after a failure of ours, in seconds. */
const AFTER_FAILURE_SECONDS = 30 * 60;

/** How often a document was written on its last day. */
export interface Saves {
  readonly at: Date;
  readonly count: number;
}

/** The count that a document gets; undefined where the day has no more of them. */
export type NextSaves = (before: Saves | undefined) => object | undefined;

/**
 * Sends what waits by a write that resolves with whether there was room on this day. The rules count by the server's day: where that is
 * not the day of this device, the other number is tried.
 */
export async function deliverCounted(
  write: (next: NextSaves) => Promise<boolean>,
  what: string,
  now = new Date(),
): Promise<Outcome<'unknown'>> {
  const as = (count: (saves: Saves | undefined) => number): NextSaves => {
    return (before) => {
      const next = count(before);
      return next > LIMITS.daily.saves ? undefined : { at: serverTimestamp(), count: next };
    };
  };
  const first = as((saves) => nextCount(saves, now));
  const second = as((saves) => otherCount(saves, now));
  try {
    const isSent = await write(first).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      return ownWrite(() => write(second));
    });
    if (isSent) return { outcome: 'sent' };
    const seconds = Math.ceil((nextDayOf(now).getTime() - now.getTime()) / 1000);
    return { outcome: 'later', seconds, isForToday: true };
  } catch (error) {
    if (isRefused(error)) return { outcome: 'refused', reason: 'unknown' };
    if (!navigator.onLine || authErrorCode(error) === 'unavailable') return { outcome: 'later' };
    report(what, error);
    return { outcome: 'later', seconds: AFTER_FAILURE_SECONDS };
  }
}

/** The fields of a stored document, with the time of its last write as a schema has it. */
export function withSavedAt(data: Readonly<Record<string, unknown>>): object {
  const { saves, ...rest } = data;
  if (typeof saves !== 'object' || saves === null || !('at' in saves)) return data;
  const { at } = saves;
  return { ...rest, saves: { ...saves, at: at instanceof Timestamp ? at.toDate() : at } };
}

const nextCount = (saves: Saves | undefined, now: Date) =>
  saves && dayOf(saves.at) === dayOf(now) ? saves.count + 1 : 1;

const otherCount = (saves: Saves | undefined, now: Date) =>
  nextCount(saves, now) === 1 ? (saves?.count ?? 0) + 1 : 1;
