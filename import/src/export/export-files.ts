import { Damaged, keepContent, noteReceived, type Received, receivedOf } from '../archive/content-store.ts';
import type { FileLine } from '../archive/layout.ts';
import type { LineWriter } from '../archive/lines.ts';
import { persistently } from '../archive/persistent.ts';
import type { StoredFile, StoredFiles } from '../archive/stored-files.ts';

/** Files that are fetched at once. */
const AT_ONCE = 6;
/** How often a file is asked for whose bytes do not arrive as they are stored. */
const TRIES = 3;

/** The files of an export. */
export interface ExportedFiles {
  /** Brings the files that belong to a document into the folder, and lists them. */
  readonly take: (document: string, paths: readonly string[]) => Promise<void>;
  readonly fetched: () => number;
  readonly bytes: () => number;
}

interface Exporting {
  readonly folder: string;
  readonly files: StoredFiles;
}

/** Fetches files into a folder, those of one document at a time; `note` takes what is missing. */
export function exportFiles(
  { folder, files }: Exporting,
  list: LineWriter,
  note: (problem: string) => void,
): ExportedFiles {
  let fetched = 0;
  let bytes = 0;

  /** The line of a file, which is fetched unless it is there. */
  async function lineOf(stored: StoredFile, received: Received | undefined, from: string): Promise<FileLine> {
    if (received?.generation === stored.generation) return { ...received.line, ...stored.headers };
    const content = await fetchContent(folder, files, stored);
    fetched += 1;
    const line = { path: stored.path, ...content, ...stored.headers };
    await noteReceived(folder, from, { generation: stored.generation, line });
    return line;
  }

  async function takeFolder(document: string, from: string, paths: readonly string[]): Promise<void> {
    const stored = new Map((await files.list(`${from}/`)).map((file) => [file.path, file]));
    const received = await receivedOf(folder, from);
    for (let start = 0; start < paths.length; start += AT_ONCE) {
      const lines = await Promise.all(
        paths.slice(start, start + AT_ONCE).map(async (path) => {
          const file = stored.get(path);
          const line = file && (await lineOf(file, received.get(path), from).catch(ifMissing));
          if (!line) note(`${document}: its file ${path} is not in the bucket`);
          return line;
        }),
      );
      for (const line of lines) {
        if (!line) continue;
        bytes += line.bytes;
        await list.write(line);
      }
    }
  }

  return {
    async take(document, paths) {
      for (const [from, named] of byFolder(paths)) await takeFolder(document, from, named);
    },
    fetched: () => fetched,
    bytes: () => bytes,
  };
}

/** A file may go while it is fetched, with what is taken from readers. */
function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
  throw error;
}

async function fetchContent(folder: string, files: StoredFiles, stored: StoredFile) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await persistently(() => keepContent(folder, () => files.open(stored.path), stored));
    } catch (error) {
      if (tries >= TRIES || !(error instanceof Damaged)) throw error;
    }
  }
}

function byFolder(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const named = folders.get(folder);
    if (named) named.push(path);
    else folders.set(folder, [path]);
  }
  return folders;
}
