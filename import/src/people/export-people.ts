import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { filesOfImage } from '@rawi/model/truth/named-files';
import { reading } from '@rawi/model/truth/tolerant';
import { translatorSchema } from '@rawi/model/truth/translator';
import type { Firestore } from 'firebase-admin/firestore';
import type { Collection, Exported } from '../archive/collections.ts';
import { COLLECTIONS } from '../archive/collections.ts';
import { encode, type Fields } from '../archive/encoding.ts';
import type { StoredFiles } from '../archive/stored-files.ts';
import { eachDocument } from '../export/each-document.ts';
import type { Accounts } from './accounts.ts';
import { type BucketName, type OwnFiles, PEOPLE_COLLECTIONS, type PeopleCollection } from './collections.ts';
import { type Erased, erasedIn } from './erased.ts';
import { ACCOUNTS, FILES, INDEX, type Index, lostPartOf, partOf, SEAL } from './layout.ts';
import { lostOf } from './lost-fields.ts';
import { makeSeal } from './passphrase.ts';
import { type SealingFiles, sealFiles } from './seal-files.ts';
import { PEOPLE, type SealedFolder, type SealedLines, writeSealedLines } from './sealed-files.ts';

/** What the sealed part is made of. */
export interface PeopleSource {
  readonly passphrase: string;
  readonly accounts: Accounts;
  readonly buckets: Readonly<Record<BucketName, StoredFiles>>;
}

export interface ExportingPeople {
  readonly folder: string;
  readonly exportId: string;
  readonly firestore: Firestore;
  readonly note: (problem: string) => void;
}

/** What the manifest says of the sealed part. */
export interface PeopleCounts {
  readonly documents: number;
  readonly files: number;
  readonly accounts: number;
}

/** The sealed part, while the export is made. */
export interface PeopleExport {
  /** Takes what the public part has not of a document. */
  readonly lose: (
    collection: Collection,
    document: { readonly path: string; readonly fields: Fields },
    exported: Exported | null,
  ) => Promise<void>;
  /** Seals everything else, and ends the part. */
  readonly end: () => Promise<PeopleCounts>;
}

/** Begins the sealed part, with a key that this run alone has. */
export async function exportPeople(
  source: PeopleSource,
  { folder, exportId, firestore, note }: ExportingPeople,
): Promise<PeopleExport> {
  const { seal, key } = await makeSeal(source.passphrase, exportId);
  const at: SealedFolder = { folder, key };
  const lines: Record<string, number> = {};
  const lost = new Map<string, SealedLines>();
  for (const { name } of COLLECTIONS) lost.set(name, await writeSealedLines(at, lostPartOf(name)));
  await writeFile(join(folder, PEOPLE, SEAL), `${JSON.stringify(seal, null, 2)}\n`);
  const erased = await erasedIn(firestore);
  const files = await sealFiles(at, source.buckets, note);

  return {
    async lose({ name, known }, { path, fields }, exported) {
      const found = lostOf({ name }, fields, exported?.fields, known);
      if (!found) return;
      await lost.get(name)?.write({
        path,
        fields: encode(found.fields),
        ...(found.isAlone && { alone: true }),
      });
      await files.take(path, lostFiles(name, found.fields));
    },
    async end() {
      for (const [name, part] of lost) lines[lostPartOf(name)] = await part.end();
      const there = new Set<string>();
      let documents = 0;
      for (const collection of PEOPLE_COLLECTIONS) {
        const count = await sealCollection(collection, { at, firestore, erased, files, note, there });
        lines[partOf(collection.name)] = count;
        documents += count;
      }
      lines[ACCOUNTS] = await sealAccounts(source.accounts, at, there);
      const sealed = await files.end();
      lines[FILES] = sealed.files;
      const hashing = await source.accounts.hashing();
      if (!hashing)
        note(
          'Passwords are not in it: your account may not read how they are hashed (firebaseauth.configs.getHashConfig). People will set new ones',
        );
      const index: Index = { lines, files: sealed.files, bytes: sealed.bytes, hashing };
      const list = await writeSealedLines(at, INDEX);
      await list.write(index);
      await list.end();
      return { documents, files: sealed.files, accounts: lines[ACCOUNTS] };
    },
  };
}

const photoReader = reading(translatorSchema.pick({ photo: true }));
const creditsReader = reading(chapterSchema.pick({ credits: true }));

/** Files that the lost fields of a document name: a photo, and the credits with a name. */
function lostFiles(name: Collection['name'], { photo, credits }: Fields): OwnFiles[] {
  const photos = name === 'translators' ? filesOfImage(photoReader.parse({ photo }).photo) : [];
  const named = name === 'chapters' ? creditsReader.parse({ credits }).credits?.named : undefined;
  return [...photos, ...(named ? [named.path] : [])].map((path) => ({
    bucket: 'published',
    path,
    isFolder: false,
  }));
}

async function sealCollection(
  collection: PeopleCollection,
  {
    at,
    firestore,
    erased,
    files,
    note,
    there,
  }: {
    readonly at: SealedFolder;
    readonly firestore: Firestore;
    readonly erased: Erased;
    readonly files: SealingFiles;
    readonly note: (problem: string) => void;
    /** The people that have a profile. */
    readonly there: Set<string>;
  },
): Promise<number> {
  const list = await writeSealedLines(at, partOf(collection.name));
  for await (const document of eachDocument(collection.query(firestore))) {
    const { path } = document.ref;
    const fields = document.data();
    if (!collection.holds(path) || erased.isOf(path, fields)) continue;
    if (isOfNobody(collection, path, there)) continue;
    const problem = collection.problem(path, fields);
    if (problem !== undefined) {
      note(`${path}: ${problem}. It was left out; npm run migrate brings old documents to this version`);
      continue;
    }
    const why = collection.isLeftOut(fields);
    if (why !== undefined) {
      note(`${path}: ${why}`);
      continue;
    }
    const encoded = encodedOf(fields);
    if (encoded instanceof Error) {
      // Rules look at no value of what people keep for themselves alone: one of them would end the export.
      note(`${path}: ${encoded.message} It was left out`);
      continue;
    }
    if (path === paths.user(document.id)) there.add(document.id);
    await list.write({ path, fields: encoded.fields });
    await files.take(path, collection.files(path, fields));
  }
  return list.end();
}

function encodedOf(fields: Readonly<Record<string, unknown>>) {
  try {
    return { fields: encode(fields) };
  } catch (error) {
    if (error instanceof TypeError) return error;
    throw error;
  }
}

/** Choices whose document is named by who made them. */
const NAMED_BY_PERSON = ['reactions', 'ratings', 'comicRatings', 'comicTags', 'commentLikes'];

/** Whether a document is of somebody who has no profile: they are gone, or were on their way. */
function isOfNobody({ name }: PeopleCollection, path: string, there: ReadonlySet<string>): boolean {
  const [first, second = '', ...rest] = path.split('/');
  if (first === 'users') return rest.length > 0 && !there.has(second);
  return NAMED_BY_PERSON.includes(name) && !there.has(rest.at(-1) ?? '');
}

/** Accounts without a profile are of sign-ups that broke off, or of people who are gone. */
async function sealAccounts(
  accounts: Accounts,
  at: SealedFolder,
  there: ReadonlySet<string>,
): Promise<number> {
  const list = await writeSealedLines(at, ACCOUNTS);
  for await (const some of accounts.list())
    for (const account of some) if (there.has(account.uid)) await list.write(account);
  return list.end();
}
