import { TAKEDOWN_LEASE_SECONDS, TAKEDOWN_OVERDUE_SECONDS, type Takedown } from '@rawi/model/truth/takedown';
import type { Transaction } from 'firebase-admin/firestore';
import { changeLeased, heldBy, LeaseLost, later, takeLeased } from '../data/lease.ts';
import { takedownRef } from '../data/takedowns.ts';
import type { TakedownServices } from './takedown-services.ts';

/** A take-down that a task has taken, as it is now. */
export interface HeldTakedown {
  readonly takedownId: string;
  readonly lease: string;
  readonly takedown: Takedown;
}

type Record = Pick<TakedownServices, 'firestore' | 'now' | 'newLease'>;
type Change = Partial<Takedown>;

/** Takes a take-down; undefined if all is done, if it is gone, or if another task holds it. */
export async function holdTakedown(record: Record, takedownId: string): Promise<HeldTakedown | undefined> {
  const taken = await takeLeased(takedownRef(record.firestore, takedownId), record, TAKEDOWN_LEASE_SECONDS);
  return taken && { takedownId, lease: taken.lease, takedown: taken.document };
}

/** Stores what was done, and continues; throws `LeaseLost`. */
export async function keepTakedown(
  { firestore, now }: Record,
  held: HeldTakedown,
  change: Change,
): Promise<HeldTakedown> {
  const kept = { ...change, ...heldBy(held.lease, now(), TAKEDOWN_LEASE_SECONDS), tries: 0, error: null };
  await changeLeased(takedownRef(firestore, held.takedownId), held.lease, () => kept);
  return { ...held, takedown: { ...held.takedown, ...kept } };
}

/** Releases it; throws `LeaseLost`. */
export async function leaveTakedown(
  { firestore, now }: Record,
  { takedownId, lease }: HeldTakedown,
  change: Change,
): Promise<void> {
  await changeLeased(takedownRef(firestore, takedownId), lease, () => ({
    dueAt: later(now(), TAKEDOWN_OVERDUE_SECONDS),
    ...change,
    lease: null,
  }));
}

/**
 * Checks, in a transaction, that the task still holds it and that its work is still wanted. Throws
 * `LeaseLost`.
 */
export async function stillHolds(
  transaction: Transaction,
  { firestore }: Pick<Record, 'firestore'>,
  { takedownId, lease }: HeldTakedown,
): Promise<void> {
  const ref = takedownRef(firestore, takedownId);
  const takedown = (await transaction.get(ref)).data();
  if (takedown?.lease?.id !== lease) throw new LeaseLost(ref.path, takedown === undefined);
}
