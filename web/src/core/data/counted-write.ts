import type { Problem } from '../forms/problem-text.ts';
import { SendingError } from '../session/area-calls.ts';
import { isRefused, ownWrite } from '../session/refused-write.ts';
import { type Counted, keepCount, keptCount } from './kept-counts.ts';

/** Something of which a day in UTC has so many, counted in the document that is written. */
export interface CountedWrite {
  readonly uid: string;
  /** Names what is counted, on this device. */
  readonly name: string;
  readonly perDay: number;
  /** How far apart two are. */
  readonly intervalSeconds?: number;
  /** As a live document has it, where there is one. */
  readonly seen?: Counted | undefined;
  /** What is stored: asked for only where a write was refused. */
  readonly read: () => Promise<Counted | undefined>;
  readonly now?: () => Date;
}

/**
 * Writes something with how many of today it is. This device knows that of its own writes and of what it has seen; where
 * another has written since, the rules refuse, and what is stored says the right number. Rejects with a `SendingError`
 * `too-soon` or `too-many-today`, else with what the write has thrown.
 */
export async function writeCounted(
  of: CountedWrite,
  write: (count: number) => Promise<unknown>,
): Promise<void> {
  const { uid, name } = of;
  const now = (of.now ?? (() => new Date()))();
  const keep = (count: number) => keepCount(uid, name, { at: now.toISOString(), count });
  const count = nextOf(latest(of.seen, keptCount(uid, name)), now);
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

/** The number of the next one: what was counted on another day counts no more. */
function nextOf(counted: Counted | undefined, now: Date): number {
  return counted && isSameDay(new Date(counted.at), now) ? counted.count + 1 : 1;
}

/**
 * What was not tried yet: by this device's clock, and where that says the same once more, by another day than it takes it
 * for. Undefined where the rules have another reason.
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
