import type { Firestore } from 'firebase-admin/firestore';
import type { FileLine } from '../archive/layout.ts';
import type { Archive } from '../archive/open-archive.ts';
import { Refused } from '../archive/refused.ts';
import type { Headers, StoredFiles } from '../archive/stored-files.ts';
import { ledgerRef } from './ledger.ts';

/** Files that are sent at once. */
const AT_ONCE = 6;
/** Folders after which it is written how far this is. */
const FOLDERS_A_NOTE = 20;

/** Files of one folder of the bucket, and how many lines of the list end with them. */
interface FolderOfFiles {
  readonly folder: string;
  readonly files: readonly FileLine[];
  readonly lines: number;
}

/** The files of an export by their folders, which follow each other in its list. */
async function* byFolder(archive: Archive): AsyncGenerator<FolderOfFiles> {
  let folder = '';
  let files: FileLine[] = [];
  let lines = 0;
  for await (const file of archive.files()) {
    const own = file.path.slice(0, file.path.lastIndexOf('/'));
    if (own !== folder && files.length > 0) {
      yield { folder, files, lines };
      files = [];
    }
    folder = own;
    files.push(file);
    lines += 1;
  }
  if (files.length > 0) yield { folder, files, lines };
}

/** Throws `Refused` where the bucket holds something else under the path of a file of the export. */
export async function requireFreePaths(archive: Archive, stored: StoredFiles): Promise<void> {
  if (!(await stored.hasAny('public/'))) return;
  for await (const { folder, files } of byFolder(archive)) await missingIn(stored, folder, files);
}

/** Stores the files behind those that the ledger counts; what is there already is not sent. Returns how many were sent. */
export async function sendFiles(
  archive: Archive,
  {
    firestore,
    files: stored,
    done,
    onDone,
  }: {
    readonly firestore: Firestore;
    readonly files: StoredFiles;
    /** Lines of the list that are stored. */
    readonly done: number;
    readonly onDone: (bytes: number) => void;
  },
): Promise<number> {
  let sent = 0;
  let bytes = 0;
  let folders = 0;
  let last = done;
  const note = async (lines: number) => {
    if (lines > last) await ledgerRef(firestore).update({ files: lines });
    last = lines;
  };
  let lines = done;
  for await (const group of byFolder(archive)) {
    bytes += group.files.reduce((sum, file) => sum + file.bytes, 0);
    if (group.lines <= done) continue;
    const missing = await missingIn(stored, group.folder, group.files);
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const some = missing.slice(start, start + AT_ONCE);
      await Promise.all(some.map((file) => stored.send(file.path, archive.contentOf(file), headersOf(file))));
      sent += some.length;
    }
    onDone(bytes);
    lines = group.lines;
    folders += 1;
    if (folders % FOLDERS_A_NOTE === 0) await note(lines);
  }
  await note(lines);
  return sent;
}

/** Those of the files that the bucket does not hold. Throws `Refused` for a path that holds something else. */
async function missingIn(
  stored: StoredFiles,
  folder: string,
  files: readonly FileLine[],
): Promise<FileLine[]> {
  const there = new Map((await stored.list(`${folder}/`)).map((file) => [file.path, file]));
  return files.filter(({ path, bytes, md5 }) => {
    const found = there.get(path);
    if (!found) return true;
    if (found.bytes === bytes && (found.md5 === '' || found.md5 === md5)) return false;
    throw new Refused(
      `The bucket ${stored.bucket} holds another file as ${path}. Empty it, or take another project.`,
    );
  });
}

function headersOf({ path: _p, bytes: _b, sha256: _s, md5: _m, ...headers }: FileLine): Headers {
  return headers;
}
