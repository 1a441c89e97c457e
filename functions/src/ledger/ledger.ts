import { storagePaths } from '@rawi/model/paths';
import { type LedgerEntry, ledgerEntryOf, ledgerName, ledgerSubject } from '@rawi/model/truth/ledger';
import type { Files, NewFile } from '../data/files.ts';

/** Files of one request. */
const LISTED = 1000;

const UNPUBLISHED: NewFile = { contentType: 'application/json', cacheControl: 'no-store', metadata: {} };

/**
 * Adds an entry to the ledger of removals, before what it says is reported done. One that is there stays as it is, so that a second
 * run changes nothing.
 */
export async function noteInLedger(bucket: Pick<Files, 'create'>, entry: LedgerEntry): Promise<void> {
  await bucket.create(pathOf(entry), Buffer.from(JSON.stringify(entry)), UNPUBLISHED);
}

/** Notes that an account was erased, unless that is there. */
export async function noteErasure(
  bucket: Pick<Files, 'create' | 'list'>,
  uid: string,
  at: Date,
): Promise<void> {
  const entry = { act: 'erased', uid, at } as const;
  const there = await bucket.list(`${storagePaths.ledger()}${ledgerSubject(entry)}/`);
  if (there.length === 0) await noteInLedger(bucket, entry);
}

/** All entries of the ledger. What a later version has added, and this one cannot read, is left out. */
export async function readLedger(bucket: Pick<Files, 'listSome'>): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let from: string | null = null;
  do {
    const { files, next }: Awaited<ReturnType<Files['listSome']>> = await bucket.listSome(
      storagePaths.ledger(),
      from,
      LISTED,
    );
    for (const { path } of files) {
      const entry = ledgerEntryOf(path.slice(storagePaths.ledger().length));
      if (entry) entries.push(entry);
    }
    from = next;
  } while (from !== null);
  return entries;
}

const pathOf = (entry: LedgerEntry) => `${storagePaths.ledger()}${ledgerName(entry)}`;
