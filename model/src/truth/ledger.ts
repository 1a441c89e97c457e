import { TAKEDOWN_REASONS, type TakedownReason } from '../lists/takedown-reasons.ts';
import { idSchema } from './schemas.ts';
import { type Takedown, type TakedownTarget, takedownIdOf, takedownTargetOf } from './takedown.ts';

/**
 * The ledger of removals: what was taken down, what of that was given back, and whose account was erased. It lies in the bucket of
 * published files, beside the database, and outlives it: whatever restores the database does all of it once more
 * (docs/decisions/065). An entry is a file that is added and never changed; its name says all of it, in ids alone.
 */
export type LedgerEntry =
  | {
      readonly act: 'takenDown';
      readonly target: TakedownTarget;
      readonly reason: TakedownReason;
      readonly at: Date;
    }
  | { readonly act: 'givenBack'; readonly target: TakedownTarget; readonly at: Date }
  | { readonly act: 'erased'; readonly uid: string; readonly at: Date };
type Of<A extends LedgerEntry['act']> = Extract<LedgerEntry, { act: A }>;

/** No kind of take-down is called so. */
const ACCOUNT = 'account:';

/** What an entry is about: the id of a take-down, or an account. All entries about it lie in a folder of that name. */
export function ledgerSubject(entry: LedgerEntry): string {
  return entry.act === 'erased' ? `${ACCOUNT}${entry.uid}` : takedownIdOf(entry.target);
}

/** The name of an entry below the ledger's folder. Those of one subject follow each other by their times. */
export function ledgerName(entry: LedgerEntry): string {
  const how = entry.act === 'takenDown' ? `-${entry.reason}` : '';
  return `${ledgerSubject(entry)}/${entry.at.toISOString()}-${entry.act}${how}`;
}

const NAME =
  /^([^/]+)\/(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)-(?:(erased|givenBack)|takenDown-([a-z]+))$/;

/** The entry that a name says; undefined where it says none. */
export function ledgerEntryOf(name: string): LedgerEntry | undefined {
  const [, subject = '', time = '', act, stated] = NAME.exec(name) ?? [];
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  if (act === 'erased') {
    const uid = idSchema.safeParse(subject.slice(ACCOUNT.length)).data;
    return uid !== undefined && subject === `${ACCOUNT}${uid}` ? { act, uid, at } : undefined;
  }
  const target = takedownTargetOf(subject);
  if (!target) return undefined;
  if (act === 'givenBack') return { act, target, at };
  const reason = TAKEDOWN_REASONS.find((each) => each === stated);
  return reason && { act: 'takenDown', target, reason, at };
}

/** The last entry about each subject, by the subject: the one that counts. */
export function lastEntries(entries: Iterable<LedgerEntry>): ReadonlyMap<string, LedgerEntry> {
  const last = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const subject = ledgerSubject(entry);
    const before = last.get(subject);
    if (!before || before.at <= entry.at) last.set(subject, entry);
  }
  return last;
}

/** What is removed by now. */
export interface Removals {
  readonly takenDown: readonly Of<'takenDown'>[];
  readonly erased: readonly Of<'erased'>[];
}

/** What the entries of a ledger say is removed: an erasure for good, a take-down until it is given back. */
export function removalsOf(entries: Iterable<LedgerEntry>): Removals {
  const takenDown: Of<'takenDown'>[] = [];
  const erased: Of<'erased'>[] = [];
  for (const entry of lastEntries(entries).values()) {
    if (entry.act === 'takenDown') takenDown.push(entry);
    if (entry.act === 'erased') erased.push(entry);
  }
  return { takenDown, erased };
}

/**
 * The entry that a record of a take-down should have and has not; `last` is the last one about its target. A record that is older
 * than that, as in a restored database, has nothing to add.
 */
export function entryLacking(
  { state, target, reason, at, returned }: Pick<Takedown, 'state' | 'target' | 'reason' | 'at' | 'returned'>,
  last: LedgerEntry | undefined,
): LedgerEntry | undefined {
  if (state === 'down' && (!last || (last.act === 'givenBack' && last.at < at)))
    return { act: 'takenDown', target, reason, at };
  if (state === 'returned' && returned && last?.act === 'takenDown' && last.at < returned.at)
    return { act: 'givenBack', target, at: returned.at };
  return undefined;
}
