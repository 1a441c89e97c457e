import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { type Limit, spend } from './spend.ts';

/** A limit of a call, with what docs/calls.md says of it. */
export interface CallLimit extends Limit {
  readonly per: 'origin' | 'gateway' | 'address' | 'address and origin' | 'person' | 'everybody';
  /** The count that is no longer usual: it is logged once, under this name. */
  readonly alert?: { readonly at: number; readonly name: string };
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
