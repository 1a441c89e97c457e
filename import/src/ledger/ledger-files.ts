import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { storagePaths } from '@rawi/model/paths';
import { type LedgerEntry, ledgerEntryOf, ledgerName } from '@rawi/model/truth/ledger';
import { Refused } from '../archive/refused.ts';
import type { StoredFiles } from '../archive/stored-files.ts';

/** Entries that are stored at once. */
const AT_ONCE = 20;

/** The entries in a bucket. Throws `Refused` where a later version of Rawi has added what this one cannot read. */
export async function ledgerIn(files: Pick<StoredFiles, 'bucket' | 'list'>): Promise<LedgerEntry[]> {
  const folder = storagePaths.ledger();
  return (await files.list(folder)).map(({ path }) =>
    read(path.slice(folder.length), `gs://${files.bucket}`),
  );
}

/** Adds entries to a bucket; what is there stays. Returns how many were not. */
export async function addToLedger(
  files: Pick<StoredFiles, 'create'>,
  there: Iterable<LedgerEntry>,
  entries: readonly LedgerEntry[],
): Promise<number> {
  const names = new Set([...there].map(ledgerName));
  const fresh = entries.filter((entry) => !names.has(ledgerName(entry)));
  for (let start = 0; start < fresh.length; start += AT_ONCE) {
    const some = fresh.slice(start, start + AT_ONCE);
    await Promise.all(
      some.map((entry) =>
        files.create(`${storagePaths.ledger()}${ledgerName(entry)}`, JSON.stringify(entry)),
      ),
    );
  }
  return fresh.length;
}

/** The entries of a copy: a text with the name of one in each line. Throws `Refused` where it is none. */
export async function readCopy(path: string): Promise<LedgerEntry[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Refused(`There is no copy of the ledger at ${path}. Make one: npm run ledger -- ${path}`);
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => read(line, path));
}

/** Brings a copy up to date: entries that it has stay in it, whatever became of the bucket. Returns how many it has then. */
export async function writeCopy(path: string, entries: readonly LedgerEntry[]): Promise<number> {
  const isThere = await readFile(path).then(
    () => true,
    () => false,
  );
  const before = isThere ? await readCopy(path) : [];
  const names = [...new Set([...before, ...entries].map(ledgerName))].toSorted();
  const work = `${path}.${randomUUID()}`;
  await writeFile(work, names.map((name) => `${name}\n`).join(''));
  await rename(work, path);
  return names.length;
}

function read(name: string, where: string): LedgerEntry {
  const entry = ledgerEntryOf(name);
  if (entry) return entry;
  throw new Refused(
    `“${name.slice(0, 200)}” of ${where} is no entry of the ledger that this version of Rawi knows. Use a later version.`,
  );
}
