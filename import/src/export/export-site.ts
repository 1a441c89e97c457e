import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../archive/collections.ts';
import { forgetReceived } from '../archive/content-store.ts';
import {
  BEGUN,
  type Begun,
  begunSchema,
  CATALOGUE,
  documentsPart,
  FILE_LIST,
  FORMAT,
  FORMAT_VERSION,
  isThere,
  MANIFEST,
  type Manifest,
  type Part,
  readJson,
} from '../archive/layout.ts';
import { writeLines } from '../archive/lines.ts';
import { Refused } from '../archive/refused.ts';
import type { StoredFiles } from '../archive/stored-files.ts';
import { progressOf } from '../archive/time-left.ts';
import { exportPeople, type PeopleSource } from '../people/export-people.ts';
import { PEOPLE } from '../people/sealed-files.ts';
import { exportCollection } from './export-collection.ts';
import { exportFiles } from './export-files.ts';

export interface ExportOptions {
  /** Where the export goes: a folder that is new, empty, or holds an export that broke off. */
  readonly folder: string;
  readonly project: string;
  readonly firestore: Firestore;
  readonly files: StoredFiles;
  /** With what people go along, sealed; they stay out otherwise. */
  readonly people?: PeopleSource;
  readonly log: (line: string) => void;
  /** Takes lines that say how far something is, each instead of the one before; `log` unless given. */
  readonly progress?: (line: string) => void;
  readonly now?: Date;
}

export interface ExportReport {
  readonly manifest: Manifest;
  /** What is not in it: documents and files, each with the reason, in a line. */
  readonly problems: readonly string[];
  /** Files that were fetched by this run. */
  readonly fetched: number;
}

/**
 * Writes the public truth of a project and its files into a folder, without people, and those into a sealed part where they go
 * along. What broke off goes on: a file that is there is not fetched again, but the sealed part is made from its beginning.
 * The manifest comes last. Throws `Refused` where the folder holds something else.
 */
export async function exportSite(options: ExportOptions): Promise<ExportReport> {
  const { folder, firestore, log, progress = log, now = new Date() } = options;
  const begun = await beginIn(folder, options.project, now);
  const total = await countAll(firestore);
  log(`Exporting ${total} documents of ${options.project} with their files …`);
  const problems: string[] = [];
  const note = (problem: string) => {
    problems.push(problem);
    log(`✗ ${problem}`);
  };
  const told = progressOf('exported', { total, print: progress });
  const fileList = await writeLines(join(folder, FILE_LIST));
  const files = exportFiles(options, fileList, note);
  // Without its key nobody can go on with what a run before has sealed.
  await rm(join(folder, PEOPLE), { recursive: true, force: true });
  const people =
    options.people && (await exportPeople(options.people, { folder, exportId: begun.id, firestore, note }));
  const parts: Record<string, Part> = {};
  let done = 0;
  for (const collection of COLLECTIONS) {
    const part = documentsPart(collection.name);
    parts[part] = await exportCollection(collection, {
      firestore,
      to: join(folder, part),
      note,
      files,
      people,
      onDone: () => told.at((done += 1)),
    });
  }
  parts[FILE_LIST] = await fileList.end();
  if (people) log('Sealing what is people’s …');
  const sealed = await people?.end();
  const manifest = {
    ...begun,
    endedAt: new Date().toISOString(),
    parts,
    contentBytes: files.bytes(),
    ...(sealed && { people: sealed }),
  };
  await writeManifest(folder, manifest);
  await forgetReceived(folder);
  return { manifest, problems, fetched: files.fetched() };
}

/** Begins an export in a folder, or goes on with one of the same project. */
async function beginIn(folder: string, project: string, now: Date): Promise<Begun> {
  await mkdir(folder, { recursive: true });
  if (await isThere(join(folder, MANIFEST)))
    throw new Refused(`${folder} holds a whole export already. Name another folder.`);
  const begun = await readJson(folder, BEGUN, begunSchema);
  if (begun) {
    if (begun.version !== FORMAT_VERSION)
      throw new Refused(
        `${folder} holds an export that another version of Rawi has begun. Name another folder.`,
      );
    if (begun.project === project) return begun;
    throw new Refused(`${folder} holds an export of ${begun.project} that broke off. Name another folder.`);
  }
  if (await isThere(join(folder, CATALOGUE)))
    throw new Refused(`${folder} holds comics for npm run import (${CATALOGUE}). Name an empty folder.`);
  if ((await readdir(folder)).length > 0)
    throw new Refused(`${folder} is not empty. Name an empty folder, or a new one.`);
  const fresh: Begun = {
    format: FORMAT,
    version: FORMAT_VERSION,
    id: randomUUID(),
    project,
    beganAt: now.toISOString(),
  };
  await writeFile(join(folder, BEGUN), JSON.stringify(fresh, null, 2));
  return fresh;
}

/** The manifest gets its name when all of it is there. */
async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const work = join(folder, `${MANIFEST}.work`);
  await writeFile(work, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(work, join(folder, MANIFEST));
}

async function countAll(firestore: Firestore): Promise<number> {
  const counts = await Promise.all(
    COLLECTIONS.map(async ({ query }) => (await query(firestore).count().get()).data().count),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
