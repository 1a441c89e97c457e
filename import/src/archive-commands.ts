import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { getStorage } from 'firebase-admin/storage';
import { documentsPart, FILE_LIST, type Manifest } from './archive/layout.ts';
import { persistentFiles, persistently } from './archive/persistent.ts';
import { Refused } from './archive/refused.ts';
import { storedFiles } from './archive/stored-files.ts';
import { exportSite } from './export/export-site.ts';
import { ledgerIn, readCopy, writeCopy } from './ledger/ledger-files.ts';
import { replayLedger } from './ledger/replay-ledger.ts';
import { type Ask, projectAccounts } from './people/accounts.ts';
import { openPrinter, type Printer } from './printed-lines.ts';
import { restoreSite } from './restore/restore-site.ts';

/** `npm run export`, `restore`, `ledger` and `replay`, as the scripts call them; they have opened the project and know who asks. */

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

interface Opened {
  readonly folder: string;
  readonly project: string;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  /** Where people go along. */
  readonly people?: OpenedPeople;
}

/** What export and restore need of a project for its people. */
interface OpenedPeople {
  readonly passphrase: string;
  /** The bucket that people upload to. */
  readonly uploads: Bucket;
  /** Asks Authentication, at this origin. */
  readonly ask: Ask;
  readonly origin: string;
  readonly isEmulated: boolean;
}

const filesIn = (bucket: Bucket) => persistentFiles(storedFiles(bucket));

const peopleOf = ({ project, bucket, people }: Opened) =>
  people && {
    people: {
      passphrase: people.passphrase,
      accounts: projectAccounts({
        ...people,
        project,
        ask: (...request) => persistently(() => people.ask(...request)),
      }),
      buckets: { published: filesIn(bucket), uploads: filesIn(people.uploads) },
    },
  };

/** How a command ended, as its exit code and the lines of a table. */
interface Outcome {
  /** 0 where all of it is done, 1 where something is left. */
  readonly code: 0 | 1;
  readonly rows: readonly (readonly [what: string, value: string | number])[];
}

/** Writes an export. Throws `Refused` where nothing may be done. */
export function runExport(opened: Opened): Promise<Outcome> {
  const { folder, project, firestore, bucket } = opened;
  return printing(async ({ log, progress }) => {
    const { manifest, problems, fetched } = await exportSite({
      folder,
      project,
      firestore,
      files: filesIn(bucket),
      ...peopleOf(opened),
      log,
      progress,
    });
    const rows: Outcome['rows'] = [
      ...countsOf(manifest),
      ['fetched now', fetched],
      ['left out', problems.length],
    ];
    return { code: problems.length === 0 ? 0 : 1, rows };
  });
}

/** What replays the ledger of removals: the accounts, and the file of a copy. */
interface Replaying {
  readonly auth: Pick<Auth, 'deleteUsers'>;
  readonly copy: string | undefined;
  readonly confirm: () => Promise<void>;
}

/** Deletes accounts; the first that could not be ends it. */
function deleting(auth: Replaying['auth']) {
  return async (uids: string[]) => {
    const [failure] = (await persistently(() => auth.deleteUsers(uids))).errors;
    if (failure) throw failure.error;
  };
}

const NO_LEDGER =
  '! There is no ledger of removals here: what was removed after the export comes back. --ledger names a copy of it.';

/** Restores an export; `confirm` is asked before the first write. Throws `Refused` where nothing may be done. */
export function runRestore({ confirm, auth, copy, ...opened }: Opened & Replaying): Promise<Outcome> {
  const { folder, firestore, bucket } = opened;
  return printing(async ({ log, progress, end }) => {
    const brought = copy === undefined ? [] : await readCopy(copy);
    const files = filesIn(bucket);
    const report = await restoreSite({
      folder,
      firestore,
      files,
      ...peopleOf(opened),
      replay: { brought, deleteAccounts: deleting(auth) },
      log,
      progress,
      async confirm() {
        if (copy === undefined && (await ledgerIn(files)).length === 0) log(NO_LEDGER);
        end();
        await confirm();
      },
    });
    const { documents, sent, wasDone, waiting, problems } = report;
    if (wasDone) log('This export was restored before; nothing was written again.');
    for (const left of [...problems, ...waiting.some]) log(`! ${left}`);
    return {
      code: waiting.count === 0 && problems.length === 0 ? 0 : 1,
      rows: [
        ['documents', documents],
        ['files', report.files],
        ['sent now', sent],
        ['pages still to be rebuilt', waiting.count],
      ],
    };
  });
}

/** Brings a copy of the ledger of removals up to date: a file of lines, to be kept elsewhere. */
export async function runLedger({
  bucket,
  copy,
}: Pick<Opened, 'bucket'> & { readonly copy: string }): Promise<Outcome> {
  const entries = await ledgerIn(filesIn(bucket));
  const kept = await writeCopy(copy, entries);
  return {
    code: 0,
    rows: [
      ['entries in the bucket', entries.length],
      ['in the copy', kept],
    ],
  };
}

/** Does once more what the ledger of removals says; `confirm` is asked before the first write. */
export function runReplay({
  bucket,
  confirm,
  auth,
  copy,
  firestore,
}: Omit<Opened, 'folder' | 'project'> & Replaying): Promise<Outcome> {
  return printing(async ({ log, progress, end }) => {
    const brought = copy === undefined ? [] : await readCopy(copy);
    end();
    await confirm();
    const files = filesIn(bucket);
    const { removals, takenDown, erased, left } = await replayLedger({
      firestore,
      files,
      deleteAccounts: deleting(auth),
      brought,
      log,
      progress,
    });
    for (const each of left) log(`! ${each} is not done: do the functions run?`);
    return {
      code: left.length === 0 ? 0 : 1,
      rows: [
        ['removals in the ledger', removals],
        ['taken down once more', takenDown],
        ['erased once more', erased],
        ['not done', left.length],
      ],
    };
  });
}

function countsOf({ parts, contentBytes, people }: Manifest): Outcome['rows'] {
  const lines = (part: string) => parts[part]?.lines ?? 0;
  return [
    ['comics', lines(documentsPart('comics'))],
    ['chapters', lines(documentsPart('chapters'))],
    ['articles', lines(documentsPart('blogs'))],
    ['files', lines(FILE_LIST)],
    ['megabytes', Math.ceil(contentBytes / 1_000_000)],
    ...(people
      ? ([
          ['documents of people, sealed', people.documents],
          ['their files', people.files],
          ['accounts', people.accounts],
        ] as const)
      : []),
  ];
}

async function printing(work: (printer: Printer) => Promise<Outcome>): Promise<Outcome> {
  const printer = openPrinter(process.stdout);
  try {
    return await work(printer);
  } finally {
    printer.end();
  }
}

/** Ends with a sentence where a passphrase could be guessed. */
export { requireLength } from './people/passphrase.ts';

/** Whether an error is a sentence for whoever has started the command. */
export function isRefusal(error: unknown): error is Refused {
  return error instanceof Refused;
}
