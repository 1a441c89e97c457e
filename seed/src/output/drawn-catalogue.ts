import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { ChapterFiles } from './chapter-files.ts';
import type { ComicFiles } from './comic-files.ts';
import { allTasks, type Drawn, draw, type Task } from './tasks.ts';
import { drawInWorkers } from './worker.ts';

/** Raise it whenever the drawing code changes what is drawn; the words and people of stories count by themselves. */
const ART_VERSION = 4;

/** Everything that was drawn, by slug and chapter id in the catalogue's order. */
export interface DrawnCatalogue {
  readonly version: string;
  readonly comics: readonly ComicFiles[];
  readonly chapters: readonly ChapterFiles[];
}

export interface DrawOptions {
  /** Files go below `files/` here, the list of them beside it. */
  readonly outDir: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** A module that calls `serveAsWorker`; without one everything is drawn in this thread. */
  readonly worker?: URL;
}

/** What the files are a function of. */
export function contentVersion(): string {
  return createHash('sha256')
    .update(`${ART_VERSION}\n${JSON.stringify(CATALOGUE)}`)
    .digest('hex')
    .slice(0, 16);
}

/** The drawn catalogue in `outDir`: what is there if it is of this version, else drawn anew. */
export async function drawCatalogue(options: DrawOptions): Promise<DrawnCatalogue> {
  const { outDir } = options;
  const version = contentVersion();
  const list = join(outDir, 'drawn.json');
  const kept = await readFile(list, 'utf8').catch(() => undefined);
  if (kept !== undefined) {
    const drawn = JSON.parse(kept) as DrawnCatalogue;
    if (drawn.version === version) return drawn;
  }
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const drawn = await drawAll(options, version);
  await writeFile(list, JSON.stringify(drawn));
  return drawn;
}

async function drawAll(
  { outDir, onProgress, worker }: DrawOptions,
  version: string,
): Promise<DrawnCatalogue> {
  const root = join(outDir, 'files');
  const tasks = allTasks(CATALOGUE);
  const comics = new Map<string, ComicFiles>();
  const chapters = new Map<string, ChapterFiles>();
  const keep = (drawn: Drawn) => {
    if ('comic' in drawn) comics.set(drawn.comic.slug, drawn.comic);
    else chapters.set(drawn.chapter.id, drawn.chapter);
    onProgress?.(comics.size + chapters.size, tasks.length);
  };
  if (worker) await drawInWorkers(worker, root, tasks, Math.min(4, availableParallelism()), keep);
  else for (const task of tasks) keep(await draw(root, task));
  return { version, comics: inOrder(tasks, 'comic', comics), chapters: inOrder(tasks, 'chapter', chapters) };
}

function inOrder<T>(tasks: readonly Task[], kind: Task['kind'], drawn: ReadonlyMap<string, T>): T[] {
  return tasks
    .filter((task) => task.kind === kind)
    .map((task) => drawn.get(task.kind === 'comic' ? task.slug : task.id))
    .filter((files) => files !== undefined);
}
