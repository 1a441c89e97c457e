import { counterOf } from '@rawi/model/pages/invalidation-target';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { addToShard, shardFor } from '../counts/shards.ts';
import { libraryRef } from '../data/library.ts';
import { userRef } from '../data/users.ts';
import { invalidateSum } from '../pages/invalidate.ts';
import { CHOICE_KINDS, type ChoiceIds, type ChoiceKind } from './choice-kinds.ts';
import { choiceStep } from './choice-step.ts';
import { countChange, countedKindOf, countField, readPause } from './daily-changes.ts';
import { entryIn, partFor, writeEntry } from './library-parts.ts';

export interface Choosing {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/**
 * How often a transaction is tried before its failure counts, with about 40 s of waiting in total: the local
 * emulator never redelivers a trigger that failed.
 */
const MAX_ATTEMPTS = 10;

/** Whether a person's change counts against what they may change in a day. */
interface Applying {
  readonly isOwnChange?: boolean;
}

/**
 * Updates the library and the counts to what a choice is now, and invalidates the sum that they belong to. It is
 * idempotent: twice, late or concurrently it ends in the same. Returns how often the transaction was tried.
 */
export async function applyChoice<K extends ChoiceKind>(
  { firestore, now }: Choosing,
  kind: K,
  ids: ChoiceIds[K],
  { isOwnChange = false }: Applying = {},
): Promise<{ readonly attempts: number }> {
  let attempts = 0;
  const applied = await firestore.runTransaction(
    (transaction) => {
      attempts += 1;
      return apply(transaction, firestore, { kind, ids, now: now(), isOwnChange });
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
  // The sum is invalidated even if nothing was left to apply: an earlier delivery may have died before it invalidated.
  const target = CHOICE_KINDS[kind].target?.(ids);
  if (applied && target) await invalidateSum(firestore, target, now());
  return { attempts };
}

/** Returns whether there is an account for which the choice counts. */
async function apply<K extends ChoiceKind>(
  transaction: Transaction,
  db: Firestore,
  { kind, ids, now, isOwnChange }: { kind: K; ids: ChoiceIds[K]; now: Date; isOwnChange: boolean },
): Promise<boolean> {
  const { uid } = ids;
  const { path, key: keyOf, target } = CHOICE_KINDS[kind];
  const key = keyOf(ids);
  const choiceRef = db.doc(path(ids));
  const [stored, mirror] = await Promise.all([
    transaction.get(choiceRef),
    transaction.get(libraryRef(db, uid)),
  ]);
  const choice: unknown = stored.data();
  const first = mirror.data();
  if (!first && choice === undefined) return true;
  const accountCreatedAt = first?.accountCreatedAt ?? (await accountTime(transaction, db, uid));
  if (!accountCreatedAt) {
    // The account is gone: one of its tokens was still valid and wrote this.
    transaction.delete(choiceRef);
    return false;
  }
  const place = first && (await partFor(transaction, db, { uid, first, kind, key }));
  const entry = place && entryIn(place.library, kind, key);
  const step = choiceStep(kind, ids, { choice, entry, accountCreatedAt, now });
  // An event without a change counts too; otherwise somebody who changes their mind faster than events arrive
  // would be counted once.
  const changes = isOwnChange ? countChange(place?.library ?? first, countedKindOf(kind), now) : undefined;
  const pause = changes?.isSpent ? await readPause(transaction, db, uid, { of: changes.of, now }) : undefined;
  pause?.();
  if (!step.changed) {
    if (first && changes) {
      transaction.update(libraryRef(db, uid, place?.part), countField(changes.of), changes.counted);
    }
    return true;
  }
  const parts = first?.parts ?? 0;
  writeEntry(transaction, db, { uid, kind, key, entry: step.entry, place, parts, accountCreatedAt, changes });
  if (target) {
    const { differences } = step;
    addToShard(transaction, db, { counter: counterOf(target(ids)), shard: shardFor(uid), differences });
  }
  return true;
}

async function accountTime(transaction: Transaction, db: Firestore, uid: string): Promise<Date | undefined> {
  return (await transaction.get(userRef(db, uid))).data()?.createdAt;
}
