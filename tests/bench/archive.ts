import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleChapter, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import { filesOfChapter, filesOfComic } from '@rawi/model/truth/named-files';
import { z } from '@rawi/model/zod';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Emulator, startEmulator } from '../../emulator/src/index.ts';
import { writeComic } from '../../functions/src/testing/write-comic.ts';
import { writeImportFolder } from './import-folder.ts';
import { madeBucket } from './made-bucket.ts';
import { type Row, writeSection } from './report.ts';

const COMICS = 1000;
const CHAPTERS_EACH = 10;
/** Of each chapter, and of one of them, as long as a chapter may be. */
const PAGES = 3;
const MOST_PAGES = 500;
const GOAL_MB = 300;
/** How often the system is asked for the memory of a command. */
const LOOK_MS = 200;

/**
 * Measures the memory of an export, a restore and an import of a large catalogue: of the commands themselves, with Google's SDKs, on
 * a Firestore and a Storage that this process answers for. Files are of a few kilobytes; a larger one passes in pieces, but for a PDF that goes
 * in as it is, which is opened whole.
 */
export async function benchArchive(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-bench-archive-'));
  const projectId = variable('GCLOUD_PROJECT');
  const indexes = readFileSync('firestore.indexes.json', 'utf8');
  const emulator = await startEmulator({ projectId, indexes, port: portOf('FIRESTORE_EMULATOR_HOST') });
  const bucket = await madeBucket(portOf('FIREBASE_STORAGE_EMULATOR_HOST'), storedBelow);
  const hub = await answering(portOf('FIREBASE_EMULATOR_HUB'));
  const app = initializeApp({ projectId });
  const firestore = getFirestore(app);
  try {
    console.log(`Writing ${COMICS} comics and ${COMICS * CHAPTERS_EACH} chapters …`);
    await fill(firestore);
    const exported = await rowOf('export', folder, emulator);
    emulator.clear(projectId);
    bucket.empty();
    const stop = answerInvalidations(firestore);
    const restored = await rowOf('restore', folder, emulator);
    emulator.clear(projectId);
    bucket.empty();
    const given = join(folder, 'given');
    await mkdir(given);
    await writeImportFolder(given, COMICS, CHAPTERS_EACH);
    const imported = await rowOf('import', given, emulator);
    stop();
    writeSection('archive', 'A large catalogue exported, restored and imported', 'npm run bench -- archive', [
      exported,
      restored,
      imported,
    ]);
  } finally {
    await deleteApp(app);
    await Promise.all([emulator.stop(), bucket.stop(), hub()]);
    await rm(folder, { recursive: true, force: true });
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} must be set.`);
  return value;
}

const portOf = (name: string) => Number(variable(name).split(':').at(-1));

/** What a command asks first, to see whether a site is running. */
async function answering(port: number): Promise<() => Promise<void>> {
  const server = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

type Command = 'export' | 'restore' | 'import';

async function rowOf(command: Command, folder: string, emulator: Emulator): Promise<Row> {
  console.log(`${command} …`);
  emulator.resetBilling();
  const started = performance.now();
  const megabytes = await peakOf(command, folder);
  const seconds = (performance.now() - started) / 1000;
  const { reads, writes } = emulator.billing();
  const isKept = megabytes < GOAL_MB ? '' : ', missed';
  return {
    what: `${command}, ${COMICS.toLocaleString('en')} comics and ${(COMICS * CHAPTERS_EACH).toLocaleString('en')} chapters: memory at its peak, MB`,
    figure: String(megabytes),
    note: `under ${GOAL_MB} is the goal${isKept}; ${seconds.toFixed(0)} s${command === 'export' ? `; ${reads} reads, ${writes} writes` : ''}`,
  };
}

/** Chapters go in as the PDFs that they are: what takes files apart are processes of their own, which have their own bounds. */
const MORE = { export: [], restore: [], import: ['--as-pdf'] } as const;

/** Runs a command to its end, and returns the megabytes that its process, or the program that it starts, had at most. */
async function peakOf(command: Command, folder: string): Promise<number> {
  const child = spawn(process.execPath, [...argumentsOf(command), folder, ...MORE[command]], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of [child.pid, ...childrenOf(child.pid)]) peak = Math.max(peak, peakSoFar(pid));
  }, LOOK_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The ${command} ended with ${String(code)}.`);
  return peak;
}

/** What Node is started with for a command of `npm run`: with its bounds of memory. */
function argumentsOf(command: string): readonly string[] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const [program, ...given] = scripts[command]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`npm run ${command} starts no Node.`);
  return given;
}

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** The processes that a process has started and that are still there, as Linux lists them. */
function childrenOf(pid: number | undefined): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  } catch {
    return [];
  }
}

/** The most that a process has had in memory, in megabytes, as Linux counts; nought once it is gone. */
function peakSoFar(pid: number | undefined): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.ceil((Number(kilobytes ?? 0) * 1024) / 1_000_000);
  } catch {
    return 0;
  }
}

const chapterOf = (comicId: string, number: number, pages: number) => {
  const id = `${comicId}-${number}-en`;
  const folder = `public/${id}-0123456789abcdef`;
  const manifest = {
    folder,
    widths: [320],
    images: Array.from({ length: pages }, () => '1600x2263#1a2b3c'),
    panels: [],
  };
  return sampleChapter(id, { comicId, number, pageCount: pages, manifest });
};

async function fill(firestore: Firestore): Promise<void> {
  const { id, ...publisher } = samplePublisher('atlas', { comicCount: COMICS, arrivals: COMICS });
  await firestore.doc(paths.publisher(id)).set(publisher);
  const counts = { comics: COMICS, publishers: 1, arrivals: COMICS };
  await firestore.doc(paths.catalogueCounts()).set(counts);
  for (let index = 0; index < COMICS; index += 1) {
    const slug = `comic-${index}`;
    const comic = sampleComic(slug, {
      updatedAt: daysLater(index % 700),
      publisher: { id, name: { en: 'Atlas' } },
    });
    const chapters = Array.from({ length: CHAPTERS_EACH }, (_, number) =>
      chapterOf(slug, number + 1, index + number === 0 ? MOST_PAGES : PAGES),
    );
    await writeComic(firestore, comic, chapters);
  }
}

/** The files of a folder, as its name says which chapter or comic it belongs to. */
function storedBelow(prefix: string): readonly string[] {
  const [, comicId = '', number] = /^public\/(comic-\d+)(?:-(\d+)-en)?-[0-9a-f]{16}\/$/.exec(prefix) ?? [];
  const pages = comicId === 'comic-0' && number === '1' ? MOST_PAGES : PAGES;
  const named =
    number === undefined
      ? filesOfComic(sampleComic(comicId))
      : filesOfChapter(chapterOf(comicId, Number(number), pages));
  return named.filter((path) => path.startsWith(prefix));
}

/** Stands in for the functions: what is invalidated is rebuilt. */
function answerInvalidations(firestore: Firestore): () => void {
  return firestore.collection(paths.invalidations()).onSnapshot((snapshot) => {
    for (const { doc, type } of snapshot.docChanges()) if (type !== 'removed') void doc.ref.delete();
  });
}
