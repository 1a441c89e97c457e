import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE, FIRST_COMICS } from '../stories/catalogue.ts';
import { type ChapterFiles, WORK_PREFIX } from './chapter-files.ts';
import type { ComicFiles } from './comic-files.ts';
import { contentVersion } from './content-version.ts';
import { type Drawing, startDrawing } from './drawing.ts';
import { type DrawnComic, tasksOf } from './tasks.ts';

/** Comics that were drawn, in the order they were asked for. */
export interface DrawnCatalogue {
  readonly version: string;
  readonly comics: readonly ComicFiles[];
  readonly chapters: readonly ChapterFiles[];
}

export interface DrawOptions {
  /** Files go below `files/` here, what is known of each comic below `drawn/`. */
  readonly outDir: string;
  /** Slugs of the comics to draw, in this order; without it all of them, `FIRST_COMICS` before the others. */
  readonly only?: readonly string[];
  /** Counts covers and chapters; what lay on disk already is not counted. */
  readonly onProgress?: (done: number, total: number) => void;
  /** A module that calls `serveAsWorker`; without one everything is drawn in this thread. */
  readonly worker?: URL;
}

/** The slugs of the whole catalogue in the order in which they are drawn. */
export function drawingOrder(): readonly string[] {
  const slugs = CATALOGUE.map(({ slug }) => slug);
  return [...FIRST_COMICS, ...slugs.filter((slug) => !FIRST_COMICS.includes(slug))];
}

/**
 * Draws comics one after the other, each given out as soon as it is whole, while the next are drawn behind it. What
 * lies in `outDir` from an earlier run of the same version is given out as it is; what another version drew is removed.
 * Ending the iteration early stops the drawing. Throws the first error of drawing, and a RangeError for an unknown slug.
 */
export async function* drawComics(options: DrawOptions): AsyncGenerator<DrawnComic, void, undefined> {
  const { outDir, only = drawingOrder() } = options;
  await keepVersion(outDir);
  await removeLeftOvers(join(outDir, 'files'));
  const kept = new Map<string, DrawnComic>();
  for (const slug of only) {
    const drawn = await readDrawn(outDir, slug);
    if (drawn) kept.set(slug, drawn);
  }
  const missing = only.filter((slug) => !kept.has(slug)).map(entryOf);
  const drawing = startDrawing({
    ...options,
    root: join(outDir, 'files'),
    comics: missing.map(tasksOf),
    threads: Math.min(4, availableParallelism()),
  });
  try {
    for (const slug of only) yield kept.get(slug) ?? (await finishDrawing(drawing, outDir, slug));
  } finally {
    await drawing.stop();
  }
}

/** Writes the list of drawn comics, `drawn.json` in `outDir`, which the benchmarks read; returns it. */
export async function writeList(outDir: string, drawn: readonly DrawnComic[]): Promise<DrawnCatalogue> {
  const list = {
    version: contentVersion(),
    comics: drawn.map(({ comic }) => comic),
    chapters: drawn.flatMap(({ chapters }) => chapters),
  };
  await writeFile(join(outDir, 'drawn.json'), JSON.stringify(list));
  return list;
}

async function finishDrawing(drawing: Drawing, outDir: string, slug: string): Promise<DrawnComic> {
  const drawn = await drawing.comic(slug);
  const list = listOf(outDir, slug);
  // Another run may read the list while it is written.
  await writeFile(`${list}.${process.pid}`, JSON.stringify(drawn));
  await rename(`${list}.${process.pid}`, list);
  return drawn;
}

const listOf = (outDir: string, slug: string) => join(outDir, 'drawn', `${slug}.json`);

async function readDrawn(outDir: string, slug: string): Promise<DrawnComic | undefined> {
  const kept = await readFile(listOf(outDir, slug), 'utf8').catch(() => undefined);
  return kept === undefined ? undefined : (JSON.parse(kept) as DrawnComic);
}

/** Empties the folder unless what it holds is of this version. Whoever writes into it before `drawComics` does calls this first. */
export async function keepVersion(outDir: string): Promise<void> {
  const note = join(outDir, 'version');
  const version = contentVersion();
  if ((await readFile(note, 'utf8').catch(() => undefined)) !== version) {
    await rm(outDir, { recursive: true, force: true });
  }
  await mkdir(join(outDir, 'drawn'), { recursive: true });
  await writeFile(note, version);
}

/** In milliseconds; no chapter takes so long, so what is older belongs to a run that was ended. */
const LEFT_OVER = 60 * 60 * 1000;

/** Removes what runs left behind that were ended within a chapter. */
async function removeLeftOvers(files: string): Promise<void> {
  const names = await readdir(files).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(WORK_PREFIX))) {
    // Another run may have just removed it.
    const folder = await stat(join(files, name)).catch(() => undefined);
    if (folder && Date.now() - folder.mtimeMs > LEFT_OVER)
      await rm(join(files, name), { recursive: true, force: true });
  }
}

function entryOf(slug: string) {
  const entry = CATALOGUE.find((comic) => comic.slug === slug);
  if (!entry) throw new RangeError(`There is no comic "${slug}".`);
  return entry;
}
