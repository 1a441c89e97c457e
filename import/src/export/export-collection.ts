import { z } from '@rawi/model/zod';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Collection, Exported } from '../archive/collections.ts';
import { encode } from '../archive/encoding.ts';
import type { Part } from '../archive/layout.ts';
import { writeLines } from '../archive/lines.ts';
import type { PeopleExport } from '../people/export-people.ts';
import { eachDocument } from './each-document.ts';
import type { ExportedFiles } from './export-files.ts';

export interface ExportingCollection {
  readonly firestore: Firestore;
  /** The file that gets a line for each document. */
  readonly to: string;
  readonly files: ExportedFiles;
  /** Takes what the public part has not, where people go along. */
  readonly people?: PeopleExport | undefined;
  readonly note: (problem: string) => void;
  readonly onDone: () => void;
}

/** Exports a collection: a line for each document, in the order of their paths, and the files that belong to it. */
export async function exportCollection(
  collection: Collection,
  { firestore, to, files, people, note, onDone }: ExportingCollection,
): Promise<Part> {
  const lines = await writeLines(to);
  for await (const document of eachDocument(collection.query(firestore))) {
    const { path } = document.ref;
    if (collection.path.test(path)) {
      const exported = readDocument(collection, document, note);
      if (exported !== undefined) await people?.lose(collection, { path, fields: document.data() }, exported);
      if (exported) {
        for (const field of exported.unknown)
          note(`${path}: this version knows no “${field}”, which was left out`);
        await lines.write({ path, fields: encode(exported.fields) });
        await files.take(path, exported.files);
      }
    }
    onDone();
  }
  return lines.end();
}

/** What of a document is exported; null where nothing is, undefined where it cannot be read. */
function readDocument(
  collection: Collection,
  document: QueryDocumentSnapshot,
  note: ExportingCollection['note'],
): Exported | null | undefined {
  try {
    return collection.export(document.data());
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    const where = issue?.path.join('.') ?? '';
    note(
      `${document.ref.path}: ${where} ${issue?.message ?? ''}. It was left out; npm run migrate brings old documents to this version`,
    );
    return undefined;
  }
}
