import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { CallError } from '../callers/call-error.ts';
import { type Limit, spend } from './spend.ts';

/** A limit of a call, with the words docs/calls.md has for it. */
export interface CallLimit extends Limit {
  readonly per:
    | 'origin'
    | 'gateway'
    | 'address'
    | 'address and origin'
    | 'address and browser'
    | 'person'
    | 'everybody';
  /** The count that is unusually high: it is logged once, under this name. */
  readonly alert?: { readonly at: number; readonly name: string };
}

/**
 * Counts something against limits that refuse nobody. Returns false if one of them is spent; nothing is
 * counted then.
 */
export async function spendIfLeft(db: Firestore, limits: readonly CallLimit[], now: Date): Promise<boolean> {
  try {
    await spendCall(db, limits, now);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.details.code === 'too-many-today') return false;
    throw error;
  }
}

/** Counts a call against its limits, or refuses it. */
export async function spendCall(db: Firestore, limits: readonly CallLimit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  const counts = await spend(db, limits, now);
  for (const [index, { alert }] of limits.entries()) {
    if (!alert || counts[index] !== alert.at) continue;
    logger.error(`A limit was counted to ${alert.at} (${alert.name}).`, { alert: alert.name });
  }
}
