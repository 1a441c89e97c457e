import type { Problem } from '../forms/problem-text.ts';
import { SendingError } from '../session/area-calls.ts';
import { isRefused, ownWrite } from '../session/refused-write.ts';
import { type Counted, keepCount, readKeptCount } from './kept-counts.ts';

/** A write that is limited per day in UTC, and counted in the document that is written. */
export interface CountedWrite {
  readonly uid: string;
  /** The name under which this device counts it. */
  readonly name: string;
  readonly perDay: number;
  /** The least time between two writes. */
  readonly intervalSeconds?: number;
  /** The count in a live document, where there is one. */
  readonly seen?: Counted | undefined;
  /** Reads the stored count; called only when a write was refused. */
  readonly read: () => Promise<Counted | undefined>;
  readonly now?: () => Date;
}

/**
 * Writes a document with its number of today. This device knows the number from its own writes and from what
 * it has read. When another device has written since, the rules refuse the write, and the stored count gives
 * the right number. Rejects with a `SendingError` `too-soon` or `too-many-today`, else with what the write
 * has thrown.
 */
export async function writeCounted(
  of: CountedWrite,
  write: (count: number) => Promise<unknown>,
): Promise<void> {
  const { uid, name } = of;
  const now = (of.now ?? (() => new Date()))();
  const keep = (count: number) => keepCount(uid, name, { at: now.toISOString(), count });
  const count = nextOf(latest(of.seen, readKeptCount(uid, name)), now);
  await ownWrite(async () => {
    try {
      await write(count);
      keep(count);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const stored = await of.read();
      const problem = stored && problemOf(stored, of, now);
      if (problem) throw new SendingError(problem, error);
      const right = rightCount(stored, now, count);
      if (right === undefined) throw error;
      await write(right);
      keep(right);
    }
  });
}

/** The number of the next write: what was counted on another day no longer counts. */
function nextOf(counted: Counted | undefined, now: Date): number {
  return counted && isSameDay(new Date(counted.at), now) ? counted.count + 1 : 1;
}

/**
 * A number that was not tried yet: by this device's clock and, if the clock gives the same number again, by
 * another day than the clock's. Undefined when the rules refused for another reason.
 */
function rightCount(stored: Counted | undefined, now: Date, tried: number): number | undefined {
  const byClock = nextOf(stored, now);
  if (byClock !== tried) return byClock;
  if (!stored) return undefined;
  const other = byClock === 1 ? stored.count + 1 : 1;
  return other === tried ? undefined : other;
}

function problemOf(
  stored: Counted,
  { perDay, intervalSeconds = 0 }: CountedWrite,
  now: Date,
): Problem | undefined {
  const at = new Date(stored.at);
  if (isSameDay(at, now) && stored.count >= perDay) {
    return { code: 'too-many-today', retryAfterSeconds: Math.ceil((nextDay(now) - now.getTime()) / 1000) };
  }
  const wait = intervalSeconds - (now.getTime() - at.getTime()) / 1000;
  // A device whose clock is wrong waits no longer than any other.
  return wait > 0
    ? { code: 'too-soon', retryAfterSeconds: Math.min(Math.ceil(wait), intervalSeconds) }
    : undefined;
}

function latest(one: Counted | undefined, other: Counted | undefined): Counted | undefined {
  if (!one || !other) return one ?? other;
  return one.at > other.at || (one.at === other.at && one.count > other.count) ? one : other;
}

const isSameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);

const nextDay = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
