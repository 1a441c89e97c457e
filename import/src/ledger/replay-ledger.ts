import { paths } from '@rawi/model/paths';
import { ERASED_AGAIN_MINUTES, erasureSchema } from '@rawi/model/truth/erasure';
import {
  entryLacking,
  type LedgerEntry,
  lastEntries,
  type Removals,
  removalsOf,
} from '@rawi/model/truth/ledger';
import { takedownIdOf, takedownSchema } from '@rawi/model/truth/takedown';
import { reading } from '@rawi/model/truth/tolerant';
import { inboxSchema } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredFiles } from '../archive/stored-files.ts';
import { countNoun } from '../count-noun.ts';
import { invalidatePages } from '../invalidate.ts';
import { addToLedger, ledgerIn } from './ledger-files.ts';
import { goneAddress, takeDownAgain } from './take-down-again.ts';

export interface ReplayOptions {
  readonly firestore: Firestore;
  readonly files: Pick<StoredFiles, 'bucket' | 'list' | 'create'>;
  /** Entries of a copy, for a bucket that has lost its own. */
  readonly brought?: readonly LedgerEntry[];
  /** Deletes those accounts of some that are there: one that was erased may have been brought back with others. */
  readonly deleteAccounts?: (uids: string[]) => Promise<unknown>;
  /** Since when what is restored may lack something: who was erased later is looked for everywhere. */
  readonly since?: Date;
  readonly log: (line: string) => void;
  readonly progress?: (line: string) => void;
  readonly now?: Date;
  /** How long nothing may become less before the wait is given up. */
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
}

export interface ReplayReport {
  /** How many removals the ledger has. */
  readonly removals: number;
  /** Take-downs and erasures that were done once more. */
  readonly takenDown: number;
  readonly erased: number;
  /** What the functions have not done in time. */
  readonly left: readonly string[];
}

/** The functions' schedule takes erasures up every five minutes, twenty at a time. */
const TIMEOUT_MS = 15 * 60_000;
const INTERVAL_MS = 2000;
/** Accounts of one request. */
const ACCOUNTS = 1000;
const DOCUMENTS = 100;

/**
 * Does every removal of the ledger once more where a restored database has lost it: what was taken down goes from readers, and who
 * was erased goes altogether, by the tasks that did so the first time. Waits for them. Run again, it does what is left.
 */
export async function replayLedger(options: ReplayOptions): Promise<ReplayReport> {
  const { firestore, log, now = new Date() } = options;
  const removals = removalsOf(await wholeLedger(options));
  const count = removals.takenDown.length + removals.erased.length;
  const begun: string[] = [];
  for (const entry of removals.takenDown) {
    const done = await takeDownAgain(firestore, entry, now);
    if (done === 'begun') begun.push(takedownIdOf(entry.target));
    if (done === 'recorded') await invalidatePages(firestore, goneAddress(entry.target), now);
  }
  const erased = await eraseOnceMore(options, removals.erased, now);
  log(
    `The ledger has ${countNoun(count, 'removal')}; done once more: ${countNoun(begun.length, 'take-down')}, ${countNoun(erased.length, 'erasure')}.`,
  );
  const left = await waitFor(options, { takedowns: begun, people: erased });
  return { removals: count, takenDown: begun.length, erased: erased.length, left };
}

/** The bucket's ledger, with what a copy and the records of the database have and it had not. */
async function wholeLedger({ firestore, files, brought = [] }: ReplayOptions): Promise<LedgerEntry[]> {
  const own = await ledgerIn(files);
  await addToLedger(files, own, brought);
  const known = [...own, ...brought];
  const last = lastEntries(known);
  const lacking: LedgerEntry[] = [];
  const records = await firestore.collection(paths.takedowns()).get();
  for (const stored of records.docs) {
    const record = reading(takedownSchema).safeParse(stored.data()).data;
    const entry = record && entryLacking(record, last.get(stored.id));
    if (entry) lacking.push(entry);
  }
  await addToLedger(files, known, lacking);
  return [...known, ...lacking];
}

/** Has people erased of whom something may be there; their ids. */
async function eraseOnceMore(
  { firestore, deleteAccounts, since }: ReplayOptions,
  erased: Removals['erased'],
  now: Date,
): Promise<string[]> {
  for (let start = 0; start < erased.length; start += ACCOUNTS) {
    await deleteAccounts?.(erased.slice(start, start + ACCOUNTS).map(({ uid }) => uid));
  }
  const there: string[] = [];
  for (let start = 0; start < erased.length; start += DOCUMENTS) {
    const some = erased.slice(start, start + DOCUMENTS);
    const found = await peopleThere(
      firestore,
      some.map(({ uid }) => uid),
    );
    for (const { uid, at } of some) if (found.has(uid) || (since && at >= since)) there.push(uid);
  }
  for (const uid of there) {
    const batch = firestore.batch();
    // No token of the account counts from here on, as after the first time.
    const until = new Date(now.getTime() + ERASED_AGAIN_MINUTES * 60_000);
    batch.set(firestore.doc(paths.inbox(uid)), inboxSchema.parse({ unread: 0, sessionsValidAfter: until }));
    batch.set(firestore.doc(paths.erasure(uid)), erasureSchema.parse({ dueAt: now, tries: 0 }));
    await batch.commit();
  }
  return there;
}

/** Of these people, those who have a profile. */
async function peopleThere(firestore: Firestore, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const refs = uids.flatMap((uid) => [firestore.doc(paths.user(uid)), firestore.doc(paths.translator(uid))]);
  const found = (await firestore.getAll(...refs)).filter(({ exists }) => exists);
  return new Set(found.map(({ id }) => id));
}

interface Waiting {
  readonly takedowns: readonly string[];
  readonly people: readonly string[];
}

/** Waits until the functions have done it; resolves to what they have not. */
async function waitFor(
  { firestore, progress, log, timeoutMs = TIMEOUT_MS, intervalMs = INTERVAL_MS }: ReplayOptions,
  awaited: Waiting,
): Promise<string[]> {
  let least = Number.POSITIVE_INFINITY;
  let fellAt = Date.now();
  for (;;) {
    const left = await notDone(firestore, awaited);
    if (left.length === 0) return [];
    if (left.length < least) fellAt = Date.now();
    least = Math.min(least, left.length);
    (progress ?? log)(`  ${countNoun(left.length, 'removal')} left`);
    if (Date.now() - fellAt >= timeoutMs) return left;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

async function notDone(firestore: Firestore, { takedowns, people }: Waiting): Promise<string[]> {
  const left: string[] = [];
  for (const id of takedowns) {
    const record = await firestore.doc(paths.takedown(id)).get();
    const state: unknown = record.get('state');
    if (state === 'running' || state === 'parked') left.push(id);
  }
  const erasures = people.map((uid) => firestore.doc(paths.erasure(uid)));
  if (erasures.length > 0)
    for (const each of await firestore.getAll(...erasures)) {
      // Who was deleted in Auth just now is erased once more an hour later, which nobody has to wait for.
      if (each.exists && each.get('isErased') !== true) left.push(`account:${each.id}`);
    }
  return left;
}
