import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COLLECTIONS, type Collection } from './collections.ts';
import { decode, type Fields } from './encoding.ts';
import {
  BEGUN,
  CATALOGUE,
  contentPath,
  documentLineSchema,
  documentsPart,
  FILE_LIST,
  type FileLine,
  FORMAT_VERSION,
  fileLineSchema,
  isThere,
  MANIFEST,
  type Manifest,
  manifestSchema,
  readJson,
} from './layout.ts';
import { hashOf, readLines } from './lines.ts';
import { Refused } from './refused.ts';

/** A document of an export. */
export interface ArchivedDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** A whole export in a folder. */
export interface Archive {
  readonly manifest: Manifest;
  /** The documents of a collection, in their order. */
  readonly documents: (collection: Pick<Collection, 'name'>) => AsyncGenerator<ArchivedDocument>;
  readonly files: () => AsyncGenerator<FileLine>;
  /** Where the content of a file lies on the disk. */
  readonly contentOf: (file: FileLine) => string;
  readonly countOf: (collection: Pick<Collection, 'name'>) => number;
}

/** Opens an export. Throws `Refused` where the folder holds none, or one that is not whole. */
export async function openArchive(folder: string): Promise<Archive> {
  const manifest = await readJson(folder, MANIFEST, manifestSchema);
  if (!manifest) throw new Refused(await whyNone(folder));
  if (manifest.version > FORMAT_VERSION)
    throw new Refused(`${folder} was exported by a newer version of Rawi. Restore it with that version.`);
  return {
    manifest,
    async *documents({ name }) {
      for await (const line of readLines(join(folder, documentsPart(name)))) {
        const { path, fields } = documentLineSchema.parse(JSON.parse(line));
        const decoded = decode(fields);
        if (typeof decoded !== 'object' || decoded === null) throw new Refused(`${path} has no fields.`);
        yield { path, fields: Object.fromEntries(Object.entries(decoded)) };
      }
    },
    async *files() {
      for await (const line of readLines(join(folder, FILE_LIST)))
        yield fileLineSchema.parse(JSON.parse(line));
    },
    contentOf: ({ sha256 }) => join(folder, contentPath(sha256)),
    countOf: ({ name }) => manifest.parts[documentsPart(name)]?.lines ?? 0,
  };
}

async function whyNone(folder: string): Promise<string> {
  if (await isThere(join(folder, BEGUN)))
    return `The export in ${folder} is not whole. Go on with it: npm run export -- ${folder}`;
  if (await isThere(join(folder, CATALOGUE)))
    return `${folder} holds comics (${CATALOGUE}), and no export. Bring them in: npm run import -- ${folder}`;
  return `There is no export in ${folder} (no ${MANIFEST}).`;
}

/**
 * Compares every byte of an export with its hash, and every document with its schema. Throws `Refused`, with the first fault;
 * `onBytes` is told how many bytes of content were read.
 */
export async function checkArchive(
  folder: string,
  archive: Archive,
  onBytes: (bytes: number) => void = () => {},
): Promise<void> {
  const names = [...COLLECTIONS.map(({ name }) => documentsPart(name)), FILE_LIST];
  for (const name of names) await checkPart(folder, archive.manifest, name);
  for (const collection of COLLECTIONS) {
    for await (const { path, fields } of archive.documents(collection)) {
      const problem = collection.problem(path, fields);
      if (problem !== undefined)
        throw new Refused(`${path} of the export does not fit this version: ${problem}`);
    }
  }
  let bytes = 0;
  for await (const file of archive.files()) {
    await checkContent(archive, file);
    bytes += file.bytes;
    onBytes(bytes);
  }
}

async function checkPart(folder: string, { parts }: Manifest, name: string): Promise<void> {
  const part = parts[name];
  const found = await hashOf(join(folder, name)).catch(() => undefined);
  if (!part || !found) throw new Refused(`${name} is missing in the export.`);
  if (found.sha256 !== part.sha256)
    throw new Refused(
      `${name} is not as it was exported: its hash is another one. Take another copy of the export.`,
    );
}

async function checkContent(archive: Archive, file: FileLine): Promise<void> {
  const path = archive.contentOf(file);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw new Refused(`The content of ${file.path} is missing in the export.`);
  if (size !== file.bytes || (await hashOf(path)).sha256 !== file.sha256)
    throw new Refused(
      `The content of ${file.path} is not as it was exported: its hash is another one. Take another copy of the export.`,
    );
}
