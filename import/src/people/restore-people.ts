import { keyOf } from '@rawi/model/key';
import { paths } from '@rawi/model/paths';
import type { RestoreRecord } from '@rawi/model/truth/restore-record';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../archive/collections.ts';
import type { Archive, ArchivedDocument } from '../archive/open-archive.ts';
import { Refused } from '../archive/refused.ts';
import type { StoredFiles } from '../archive/stored-files.ts';
import { progressOf } from '../archive/time-left.ts';
import { ledgerRef } from '../restore/ledger.ts';
import { writeCounted } from '../restore/write-documents.ts';
import { ACCOUNTS_AT_ONCE, type Accounts, hashingFor } from './accounts.ts';
import { answerReports } from './answer-reports.ts';
import type { BucketName } from './collections.ts';
import { completed, countAlone } from './completed.ts';
import type { Account } from './layout.ts';
import { openPeople, type PeopleArchive } from './open-people.ts';
import { AFTER_CATALOGUE, BEFORE_CATALOGUE, type Step } from './restore-order.ts';
import { requireFreePlaces, sendSealedFiles } from './send-sealed-files.ts';

/** Where people are brought, and with which passphrase. */
export interface PeopleTarget {
  readonly passphrase: string;
  readonly accounts: Accounts;
  readonly buckets: Readonly<Record<BucketName, StoredFiles>>;
}

/** What the sealed part needs of a restore. */
interface Restoring {
  readonly firestore: Firestore;
  readonly log: (line: string) => void;
  readonly progress?: (line: string) => void;
  readonly now: Date;
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
}

/** The sealed part of a restore, in the order in which a restore calls it. */
export interface RestoringPeople {
  /** The export, with what its documents lost. */
  readonly completed: Archive;
  /** Compares all of the sealed part. Throws `Refused`, with the first fault. */
  readonly check: () => Promise<void>;
  /** Throws `Refused` where there are people already. */
  readonly requireRoom: () => Promise<void>;
  readonly plan: () => string;
  /** What comes before the catalogue. */
  readonly before: (ledger: RestoreRecord) => Promise<void>;
  readonly after: (ledger: RestoreRecord) => Promise<void>;
  /** What is left, each in a line. */
  readonly problems: readonly string[];
}

/** How long a report may take until its translator has it. */
const PATIENCE_MS = 120_000;

/** Opens the sealed part of an export, to be restored. Throws `Refused` where the passphrase is another one. */
export async function restoringPeople(
  folder: string,
  archive: Archive,
  restoring: Restoring,
  { passphrase, accounts, buckets }: PeopleTarget,
): Promise<RestoringPeople> {
  const people = await openPeople(folder, archive, passphrase);
  const { firestore, log, progress = log, now } = restoring;
  const whole = completed(archive, people, await countAlone(people));
  const problems: string[] = [];
  const total = archive.manifest.people?.documents ?? 0;
  const told = progressOf('people', { total, print: progress });
  let written = 0;

  async function write(steps: readonly Step[], { documents }: RestoreRecord): Promise<void> {
    for (const step of steps) {
      const name = ledgerName(step.name);
      let lines = 0;
      await writeCounted(firestore, documentsOf(people, step, now), {
        name,
        done: documents[name] ?? 0,
        onDone: (line) => told.at(written + (lines = line)),
      });
      written += lines;
    }
  }

  return {
    completed: whole,
    problems,
    async check() {
      const checked = progressOf('checked', { total: people.index.bytes, print: progress });
      await people.check(checked.at);
      await requireFitting(whole);
    },
    async requireRoom() {
      await requireNobody(firestore, accounts);
      await requireFreePlaces(people, buckets);
    },
    plan: () =>
      `  people: ${total} documents, ${people.index.files} files, ${archive.manifest.people?.accounts ?? 0} accounts`,
    async before(ledger) {
      await sendSealedFiles(people, buckets, ({ path }) => path.startsWith('public/'));
      await write(BEFORE_CATALOGUE, ledger);
    },
    async after(ledger) {
      problems.push(...(await makeAccounts(people, accounts, { firestore, ledger, log })));
      await write(AFTER_CATALOGUE, ledger);
      // An upload without its document is removed.
      await sendSealedFiles(people, buckets, ({ path }) => !path.startsWith('public/'));
      log('Waiting for translators to have what was reported …');
      const left = await answerReports(people, firestore, {
        timeoutMs: restoring.timeoutMs ?? PATIENCE_MS,
        intervalMs: restoring.intervalMs ?? 1000,
      });
      if (left > 0)
        problems.push(`${left} reports that translators had dealt with are open in their lists again.`);
    },
  };
}

const ledgerName = (step: string) => keyOf('people', step);

async function* documentsOf(
  people: PeopleArchive,
  { collection, only = () => true, as = (document) => [document] }: Step,
  now: Date,
): AsyncGenerator<ArchivedDocument> {
  for await (const document of people.documents({ name: collection }))
    if (only(document)) yield* as(document, now);
}

/** The public documents with what they lost: each has to fit its schema. */
async function requireFitting(archive: Archive): Promise<void> {
  for (const collection of COLLECTIONS) {
    for await (const { path, fields } of archive.documents(collection)) {
      const problem = collection.problem(path, fields);
      if (problem !== undefined)
        throw new Refused(`${path} of the sealed part does not fit this version: ${problem}`);
    }
  }
}

async function requireNobody(firestore: Firestore, accounts: Accounts): Promise<void> {
  const [someone] = (await firestore.collection(paths.users()).limit(1).get()).docs;
  if (someone)
    throw new Refused(
      'This project has people already. With --people an export needs a project without any.',
    );
  for await (const some of accounts.list()) {
    if (some.length > 0)
      throw new Refused(
        'This project has accounts already (Authentication). With --people an export needs a project without any.',
      );
    return;
  }
}

const ACCOUNTS_DONE = ledgerName('accounts');

/** Makes the accounts behind those that the ledger counts. Returns what was refused, in a line each. */
async function makeAccounts(
  people: PeopleArchive,
  accounts: Accounts,
  {
    firestore,
    ledger,
    log,
  }: { readonly firestore: Firestore; readonly ledger: RestoreRecord; readonly log: (line: string) => void },
): Promise<string[]> {
  const hashing = hashingFor(people.index.hashing, await accounts.hashing());
  if (!hashing)
    log(
      'Passwords cannot be taken over: each person sets a new one, by “Forgot password?” and the mail that follows.',
    );
  const refused: string[] = [];
  const done = ledger.documents[ACCOUNTS_DONE] ?? 0;
  let line = 0;
  let some: Account[] = [];
  const make = async () => {
    if (some.length === 0) return;
    for (const [uid, reason] of await accounts.make(some, hashing))
      refused.push(`The account ${uid} was not made: ${reason}`);
    some = [];
    await ledgerRef(firestore).update(new FieldPath('documents', ACCOUNTS_DONE), line);
  };
  for await (const account of people.accounts()) {
    line += 1;
    if (line <= done) continue;
    some.push(account);
    if (some.length >= ACCOUNTS_AT_ONCE) await make();
  }
  await make();
  return refused;
}
