import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Schema } from '@rawi/model/truth/chapter';
import { storagePathSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';
import { Refused } from './refused.ts';

/** What lies where in the folder of an export, and what its files hold. */

export const FORMAT = 'rawi-export';
/** Raised when an older command could not read it. */
export const FORMAT_VERSION = 1;

/** The manifest, which is written last: a folder without it was broken off. */
export const MANIFEST = 'rawi-export.json';
/** What is known of an export before it is whole. */
export const BEGUN = 'rawi-export.begun.json';
export const FILE_LIST = 'files.jsonl';
/** The list of a comics folder, which the importer reads. */
export const CATALOGUE = 'catalog.json';

export const documentsPart = (collection: string) => `documents/${collection}.jsonl`;
/** Content lies under its hash, in folders by the first two digits. */
export const contentPath = (sha256: string) => `content/${sha256.slice(0, 2)}/${sha256}`;

const begunShape = {
  format: z.literal(FORMAT),
  version: z.int().positive(),
  /** Made up when an export is begun: by it a restore knows its own. */
  id: z.uuid(),
  project: z.string().min(1),
  beganAt: z.iso.datetime(),
};
export const begunSchema = z.strictObject(begunShape);
export type Begun = z.infer<typeof begunSchema>;

const count = z.int().nonnegative();
export const partSchema = z.strictObject({ lines: count, bytes: count, sha256: sha256Schema });
export type Part = z.infer<typeof partSchema>;

export const manifestSchema = z.strictObject({
  ...begunShape,
  endedAt: z.iso.datetime(),
  /** Every file of the folder but content, by its name. */
  parts: z.record(z.string(), partSchema),
  /** What the files hold together. */
  contentBytes: count,
  /** How much there is in the sealed part; absent where there is none. */
  people: z.strictObject({ documents: count, files: count, accounts: count }).exactOptional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const header = z.string().max(1000);
/** A line of the list of files: where it belongs, what it holds, and how Storage hands it out. */
export const fileLineSchema = z.strictObject({
  path: storagePathSchema.refine(
    (path) => path.startsWith('public/') && !path.split('/').includes('..'),
    'is no published file',
  ),
  bytes: count,
  sha256: sha256Schema,
  /** In the notation of Storage. */
  md5: z.string().length(24),
  contentType: header.exactOptional(),
  cacheControl: header.exactOptional(),
  contentEncoding: header.exactOptional(),
  contentDisposition: header.exactOptional(),
  contentLanguage: header.exactOptional(),
  metadata: z.record(z.string().max(200), z.string().max(2000)).exactOptional(),
});
export type FileLine = z.infer<typeof fileLineSchema>;

export const documentLineSchema = z.strictObject({ path: z.string().max(1500), fields: z.unknown() });

/** Reads a small JSON file of the folder; undefined where there is none. Throws `Refused` for what cannot be read. */
export async function readJson<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Refused(`${name} cannot be read: the export is damaged, or of another version of Rawi.`);
  }
}

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Whether a folder holds an export, whole or not. */
export async function holdsExport(folder: string): Promise<boolean> {
  return (await isThere(join(folder, MANIFEST))) || (await isThere(join(folder, BEGUN)));
}
