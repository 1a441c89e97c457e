import { LIMITS } from '@rawi/model/limits';
import {
  type CountedKind,
  countedOn,
  type DailyCount,
  nextDayOf,
  type PausedKind,
} from '@rawi/model/truth/daily-count';
import type { Library } from '@rawi/model/truth/library';
import { FieldPath, type Firestore, type Transaction, type UpdateData } from 'firebase-admin/firestore';
import { libraryRef } from '../data/library.ts';
import { inboxRef } from '../data/users.ts';
import type { ChoiceKind } from './choice-kinds.ts';

/** The bound that a kind of choice counts against. */
export function countedKindOf(kind: ChoiceKind): CountedKind {
  return kind === 'places' ? 'places' : 'choices';
}

/**
 * Counts one more change of a kind in a document of the library, and whether that exceeds the daily limit.
 */
export function countChange(
  library: Library | undefined,
  of: CountedKind,
  now: Date,
): { readonly of: CountedKind; readonly counted: DailyCount; readonly isSpent: boolean } {
  const counted = countedOn(library?.changes?.[of], now);
  return { of, counted, isSpent: counted.count >= LIMITS.daily[of] };
}

/** The field of the library with the count of a kind. */
export const countField = (of: CountedKind) => new FieldPath('changes', of);

/**
 * Makes the rules refuse further changes of a person today, unless they already do. It reads first, so it
 * comes before the transaction's writes; the function that it returns writes. Only people who have used up a
 * day cost these operations.
 */
export async function readPause(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { of, now }: { readonly of: PausedKind; readonly now: Date },
): Promise<() => void> {
  const ref = inboxRef(db, uid);
  const inbox = (await transaction.get(ref)).data() ?? { unread: 0 };
  const until = nextDayOf(now);
  const before = inbox.pausedUntil?.[of];
  if (before && before >= until) return () => {};
  return () => {
    transaction.set(ref, { ...inbox, pausedUntil: { ...inbox.pausedUntil, [of]: until } });
  };
}

/**
 * Credits what a call deletes on a person's behalf, because the events of that are counted like their own
 * changes. If a day ends between the two, the credit is lost.
 */
export function creditChanges(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  { library, of, count, now }: { library: Library; of: CountedKind; count: number; now: Date },
): void {
  const credited = countedOn(library.changes?.[of], now, -count);
  const update: UpdateData<Library> = { changes: { ...library.changes, [of]: credited } };
  transaction.update(libraryRef(db, uid), update);
}

/**
 * Counts a change of a person's settings with their choices. Without a library nothing was chosen yet, so
 * nothing is counted.
 */
export async function countOwnChange(db: Firestore, uid: string, now: Date): Promise<void> {
  const ref = libraryRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const library = (await transaction.get(ref)).data();
    if (!library) return;
    const { of, counted, isSpent } = countChange(library, 'choices', now);
    const pause = isSpent ? await readPause(transaction, db, uid, { of, now }) : undefined;
    pause?.();
    transaction.update(ref, countField(of), counted);
  });
}
