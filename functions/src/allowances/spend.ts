import type { Allowance } from '@rawi/model/truth/allowance';
import type { Firestore } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import type { LimitKey } from './limit-key.ts';
import { limitRef } from './limit-ref.ts';

export interface Limit {
  readonly key: LimitKey;
  /**
   * How often within the window, which begins with the first time; or how much, if each time has an amount.
   */
  readonly max: number;
  /** How much this time counts; 1 unless given. */
  readonly amount?: number;
  readonly windowSeconds: number;
  /** The minimum time between two. */
  readonly cooldownSeconds?: number;
  /**
   * No span of the window's length, wherever it begins, has more than `max`; otherwise two adjacent windows
   * may have twice as many. Only for small numbers, because each time is stored.
   */
  readonly isRolling?: true;
}

/**
 * Counts one more of something against all its limits, or refuses it (`too-soon`, `too-many-today`) and counts nothing.
 * Returns the new counts in the order of the limits.
 */
export function spend(db: Firestore, limits: readonly Limit[], now: Date): Promise<number[]> {
  return db.runTransaction(async (transaction) => {
    const refs = limits.map(({ key }) => limitRef(db, key));
    const snapshots = await Promise.all(refs.map((ref) => transaction.get(ref)));
    const next = limits.map((limit, index) => countUse(limit, snapshots[index]?.data(), now));
    for (const [index, ref] of refs.entries()) {
      const allowance = next[index];
      if (allowance) transaction.set(ref, allowance);
    }
    return next.map(({ count }) => count);
  });
}

function countUse(limit: Limit, stored: Allowance | undefined, now: Date): Allowance {
  if (limit.isRolling) return countRollingUse(limit, stored, now);
  const { amount = 1 } = limit;
  const current = stored && stored.expiresAt > now ? stored : undefined;
  if (!current) {
    const expiresAt = new Date(now.getTime() + limit.windowSeconds * 1000);
    return { count: amount, lastAt: now, expiresAt };
  }
  if (current.count + amount > limit.max) {
    throw new CallError('too-many-today', { retryAfterSeconds: secondsUntil(current.expiresAt, now) });
  }
  // Without a cooldown nothing is too soon: of two concurrent calls, the later one may be counted first.
  if (limit.cooldownSeconds !== undefined) {
    const allowedAt = new Date(current.lastAt.getTime() + limit.cooldownSeconds * 1000);
    if (allowedAt > now) throw new CallError('too-soon', { retryAfterSeconds: secondsUntil(allowedAt, now) });
  }
  const lastAt = current.lastAt > now ? current.lastAt : now;
  return { ...current, count: current.count + amount, lastAt };
}

function countRollingUse({ max, windowSeconds }: Limit, stored: Allowance | undefined, now: Date): Allowance {
  const windowMs = windowSeconds * 1000;
  const times = (stored?.times ?? []).filter((time) => time.getTime() + windowMs > now.getTime());
  const [oldest] = times;
  if (oldest && times.length >= max) {
    const allowedAt = new Date(oldest.getTime() + windowMs);
    throw new CallError('too-many-today', { retryAfterSeconds: secondsUntil(allowedAt, now) });
  }
  const all = [...times, now].toSorted((one, other) => one.getTime() - other.getTime());
  return { count: all.length, lastAt: now, expiresAt: new Date(now.getTime() + windowMs), times: all };
}

function secondsUntil(time: Date, now: Date): number {
  return Math.ceil((time.getTime() - now.getTime()) / 1000);
}
