import { join } from 'node:path';
import { COLLECTIONS, type Collection } from '../archive/collections.ts';
import { decode } from '../archive/encoding.ts';
import { readJson } from '../archive/layout.ts';
import type { Archive, ArchivedDocument } from '../archive/open-archive.ts';
import { Refused } from '../archive/refused.ts';
import { PEOPLE_COLLECTIONS, type PeopleCollection } from './collections.ts';
import {
  ACCOUNTS,
  type Account,
  accountSchema,
  contentName,
  FILES,
  INDEX,
  type Index,
  indexSchema,
  lineSchema,
  lostPartOf,
  partOf,
  SEAL,
  type SealedFile,
  sealedFileSchema,
} from './layout.ts';
import { openSeal, sealSchema } from './passphrase.ts';
import { measureSealed, PEOPLE, readSealed, readSealedLines, type SealedFolder } from './sealed-files.ts';

/** A document that a public collection lost, or fields of one. */
interface LostLine extends ArchivedDocument {
  readonly isAlone: boolean;
}

/** The sealed part of an export, opened. */
export interface PeopleArchive {
  readonly index: Index;
  readonly documents: (collection: Pick<PeopleCollection, 'name'>) => AsyncGenerator<ArchivedDocument>;
  readonly lost: (collection: Pick<Collection, 'name'>) => AsyncGenerator<LostLine>;
  readonly accounts: () => AsyncGenerator<Account>;
  readonly files: () => AsyncGenerator<SealedFile>;
  /** What a file holds, piece by piece. */
  readonly contentOf: (file: SealedFile) => AsyncGenerator<Buffer>;
  /** Reads all of it, and compares it with its hashes and schemas. Throws `Refused`, with the first fault. */
  readonly check: (onBytes: (bytes: number) => void) => Promise<void>;
}

/** Opens the sealed part of an export. Throws `Refused` where there is none, or the passphrase is another one. */
export async function openPeople(
  folder: string,
  { manifest }: Pick<Archive, 'manifest'>,
  passphrase: string,
): Promise<PeopleArchive> {
  if (!manifest.people)
    throw new Refused(
      `The export in ${folder} has no people in it. Leave --people out, or export with --people.`,
    );
  const seal = await readJson(join(folder, PEOPLE), SEAL, sealSchema);
  if (!seal) throw new Refused(`people/${SEAL} is missing in the export.`);
  const at: SealedFolder = { folder, key: await openSeal(seal, passphrase, manifest.id) };
  const [line = '{}'] = await arrayOf(readSealedLines(at, INDEX));
  const index = indexSchema.parse(JSON.parse(line));
  async function* linesOf(name: string) {
    for await (const each of readSealedLines(at, name)) yield lineSchema.parse(JSON.parse(each));
  }
  const people: PeopleArchive = {
    index,
    async *documents({ name }) {
      for await (const { path, fields } of linesOf(partOf(name))) yield documentOf(path, fields);
    },
    async *lost({ name }) {
      for await (const { path, fields, alone } of linesOf(lostPartOf(name)))
        yield { ...documentOf(path, fields), isAlone: alone === true };
    },
    async *accounts() {
      for await (const each of readSealedLines(at, ACCOUNTS)) yield accountSchema.parse(JSON.parse(each));
    },
    async *files() {
      for await (const each of readSealedLines(at, FILES)) yield sealedFileSchema.parse(JSON.parse(each));
    },
    contentOf: ({ number }) => readSealed(at, contentName(number)),
    check: (onBytes) => check(at, people, onBytes),
  };
  return people;
}

async function check(
  at: SealedFolder,
  people: PeopleArchive,
  onBytes: (bytes: number) => void,
): Promise<void> {
  for (const collection of PEOPLE_COLLECTIONS) {
    const lines = await countDocuments(people.documents(collection), collection.problem);
    requireCount(people.index, partOf(collection.name), lines);
  }
  for (const collection of COLLECTIONS) {
    // What is there of a document is looked at with the rest of it, when both are put together.
    const problem = (path: string) =>
      collection.path.test(path) ? undefined : 'is no place of such a document';
    requireCount(
      people.index,
      lostPartOf(collection.name),
      await countDocuments(people.lost(collection), problem),
    );
  }
  requireCount(people.index, ACCOUNTS, await counted(people.accounts()));
  let files = 0;
  let bytes = 0;
  for await (const file of people.files()) {
    if (file.number !== files || !isInPlace(file))
      throw new Refused(`${file.path} of the sealed part is no place of a file.`);
    const found = await measureSealed(at, contentName(file.number));
    if (found.sha256 !== file.sha256 || found.bytes !== file.bytes || found.md5 !== file.md5)
      throw new Refused(
        `The content of ${file.path} is not as it was exported. Take another copy of the export.`,
      );
    files += 1;
    bytes += file.bytes;
    onBytes(bytes);
  }
  requireCount(people.index, FILES, files);
}

/** What is read by anybody lies in one bucket, with what was made of drafts; what was uploaded in the other. */
function isInPlace({ bucket, path }: SealedFile): boolean {
  return path.startsWith('incoming/') === (bucket === 'uploads');
}

async function countDocuments(
  documents: AsyncIterable<ArchivedDocument>,
  problemOf: (path: string, fields: unknown) => string | undefined,
): Promise<number> {
  let lines = 0;
  for await (const { path, fields } of documents) {
    const problem = problemOf(path, fields);
    if (problem !== undefined)
      throw new Refused(`${path} of the sealed part does not fit this version: ${problem}`);
    lines += 1;
  }
  return lines;
}

function requireCount({ lines }: Index, name: string, found: number): void {
  if (lines[name] !== found)
    throw new Refused(
      `people/${name} has ${found} entries, and not the ${lines[name] ?? 0} that were sealed.`,
    );
}

async function counted(entries: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of entries) count += 1;
  return count;
}

async function arrayOf<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

function documentOf(path: string, fields: unknown): ArchivedDocument {
  const decoded = decode(fields);
  if (typeof decoded !== 'object' || decoded === null) throw new Refused(`${path} has no fields.`);
  return { path, fields: Object.fromEntries(Object.entries(decoded)) };
}
