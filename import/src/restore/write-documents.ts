import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../archive/collections.ts';
import type { Archive, ArchivedDocument } from '../archive/open-archive.ts';
import { ledgerRef } from './ledger.ts';

/** Documents of one commit, and of what size together: a commit may have ten megabytes. */
const COMMIT = 100;
const COMMIT_CHARACTERS = 2_000_000;

/** Writes the documents behind those that the ledger counts. Each commit counts what it writes, so that none is written twice. */
export async function writeDocuments(
  archive: Archive,
  {
    firestore,
    done,
    onDone,
  }: {
    readonly firestore: Firestore;
    /** Documents that are written, by collection. */
    readonly done: Readonly<Record<string, number>>;
    readonly onDone: (documents: number) => void;
  },
): Promise<void> {
  let before = 0;
  for (const collection of COLLECTIONS) {
    await writeCounted(firestore, archive.documents(collection), {
      name: collection.name,
      done: done[collection.name] ?? 0,
      onDone: (written) => onDone(before + written),
    });
    before += archive.countOf(collection);
  }
}

/** Writes documents in their order, behind the first `done`; the ledger counts them by `name`. */
export async function writeCounted(
  firestore: Firestore,
  documents: AsyncIterable<ArchivedDocument>,
  {
    name,
    done,
    onDone,
  }: { readonly name: string; readonly done: number; readonly onDone: (written: number) => void },
): Promise<void> {
  let line = 0;
  for await (const some of inCommits(documents, done)) {
    line = Math.max(line, done) + some.length;
    const batch = firestore.batch();
    for (const { path, fields } of some) batch.set(firestore.doc(path), fields);
    batch.update(ledgerRef(firestore), new FieldPath('documents', name), line);
    await batch.commit();
    onDone(line);
  }
}

/** The documents behind the first ones, as many together as fit into a commit. */
async function* inCommits(
  documents: AsyncIterable<ArchivedDocument>,
  skipped: number,
): AsyncGenerator<ArchivedDocument[]> {
  let some: ArchivedDocument[] = [];
  let characters = 0;
  let index = 0;
  for await (const document of documents) {
    index += 1;
    if (index <= skipped) continue;
    const length = JSON.stringify(document.fields).length;
    if (some.length > 0 && (some.length >= COMMIT || characters + length > COMMIT_CHARACTERS)) {
      yield some;
      some = [];
      characters = 0;
    }
    some.push(document);
    characters += length;
  }
  if (some.length > 0) yield some;
}
