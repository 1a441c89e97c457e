import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { StoredFile, StoredFiles } from '@rawi/import/archive/stored-files';
import { exportSite } from '@rawi/import/export/export-site';
import { restoreSite } from '@rawi/import/restore/restore-site';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleChapter, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import { filesOfChapter, filesOfComic } from '@rawi/model/truth/named-files';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type Emulator, startEmulator } from '../../emulator/src/index.ts';
import { writeComic } from '../../functions/src/testing/write-comic.ts';
import { type Row, writeSection } from './report.ts';

const COMICS = 1000;
const CHAPTERS_EACH = 10;
/** Of each chapter, and of one of them, as long as a chapter may be. */
const PAGES = 3;
const MOST_PAGES = 500;
const FILE_BYTES = 4096;
const GOAL_MB = 300;
const FROM = 'demo-archive-from';
const INTO = 'demo-archive-into';
const HEADERS = { contentType: 'image/webp', cacheControl: 'public,max-age=86400' };

/**
 * Measures the memory of an export and a restore of a large catalogue, each in a process of its own: those that `npm run export`
 * and `npm run restore` call. Files are of a few kilobytes; a larger one passes in pieces.
 */
export async function benchArchive(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-bench-archive-'));
  const emulator = await startEmulator({
    projectId: FROM,
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
  });
  const host = `${emulator.host}:${emulator.port}`;
  const { firestore, close } = connect(host, FROM);
  const into = connect(host, INTO);
  const stop = answerInvalidations(into.firestore);
  try {
    console.log(`Writing ${COMICS} comics and ${COMICS * CHAPTERS_EACH} chapters …`);
    await fill(firestore);
    const rows = [
      await rowOf('export', { host, folder, emulator }),
      await rowOf('restore', { host, folder, emulator }),
    ];
    writeSection('archive', 'A large catalogue exported and restored', 'npm run bench -- archive', rows);
  } finally {
    stop();
    await into.close();
    await close();
    await emulator.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measuring {
  readonly host: string;
  readonly folder: string;
  readonly emulator: Emulator;
}

async function rowOf(task: 'export' | 'restore', { host, folder, emulator }: Measuring): Promise<Row> {
  console.log(`${task} …`);
  emulator.resetBilling();
  const started = performance.now();
  const megabytes = await peakOf(task, host, folder);
  const seconds = (performance.now() - started) / 1000;
  const { reads, writes } = emulator.billing();
  return {
    what: `${task}, ${COMICS.toLocaleString('en')} comics and ${(COMICS * CHAPTERS_EACH).toLocaleString('en')} chapters: memory at its peak, MB`,
    figure: String(megabytes),
    note: `at most ${GOAL_MB} is the goal; ${seconds.toFixed(0)} s${task === 'export' ? `; ${reads} reads, ${writes} writes` : ''}`,
  };
}

/** Runs a task to its end, and returns the megabytes that its process had at most. */
async function peakOf(task: string, host: string, folder: string): Promise<number> {
  const [, bundle = ''] = process.argv;
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: host };
  const child = spawn(process.execPath, [bundle, 'archive-task', task, folder], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let peak: unknown;
  child.on('message', (message) => void (peak = message));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0 || typeof peak !== 'number') throw new Error(`The ${task} ended with ${String(code)}.`);
  return peak;
}

/** One task by itself; says how many megabytes it has had at most. */
export async function runArchiveTask([task, folder = '']: readonly string[]): Promise<void> {
  const quiet = { log: () => {}, progress: () => {}, files: files(), folder };
  const { firestore, close } = connect(
    String(process.env['FIRESTORE_EMULATOR_HOST']),
    task === 'export' ? FROM : INTO,
  );
  if (task === 'export') {
    const { problems } = await exportSite({ ...quiet, firestore, project: FROM });
    if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
  } else {
    const { waiting } = await restoreSite({ ...quiet, firestore });
    if (waiting.count > 0) throw new Error(`${waiting.count} pages are waiting.`);
  }
  await close();
  // The system counts in kilobytes.
  process.send?.(Math.ceil((process.resourceUsage().maxRSS * 1024) / 1_000_000));
}

function connect(host: string, projectId: string) {
  const app = initializeApp({ projectId }, projectId);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host, ssl: false });
  return { firestore, close: () => deleteApp(app) };
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

/** A bucket whose files are made of their paths when they are asked for: it holds nothing, so that only the task's own memory counts. */
function files(): StoredFiles {
  return {
    bucket: 'made',
    hasAny: async () => false,
    list: async (prefix) => storedBelow(prefix),
    open: (path) => Readable.from([contentOf(path)]),
    async send() {},
    async write(_path, content) {
      for await (const _ of content);
    },
    async create() {},
  };
}

const contentOf = (path: string) => Buffer.alloc(FILE_BYTES, path);

/** The files of a folder, as its name says which chapter or comic it belongs to. */
function storedBelow(prefix: string): StoredFile[] {
  const [, comicId = '', number] = /^public\/(comic-\d+)(?:-(\d+)-en)?-[0-9a-f]{16}\/$/.exec(prefix) ?? [];
  const named =
    number === undefined
      ? filesOfComic(sampleComic(comicId))
      : filesOfChapter(
          chapterOf(comicId, Number(number), comicId === 'comic-0' && number === '1' ? MOST_PAGES : PAGES),
        );
  return named
    .filter((path) => path.startsWith(prefix))
    .map((path) => ({
      path,
      bytes: FILE_BYTES,
      md5: createHash('md5').update(contentOf(path)).digest('base64'),
      generation: '1',
      headers: HEADERS,
    }));
}

/** Stands in for the functions: what is invalidated is rebuilt. */
function answerInvalidations(firestore: Firestore): () => void {
  return firestore.collection(paths.invalidations()).onSnapshot((snapshot) => {
    for (const { doc, type } of snapshot.docChanges()) if (type !== 'removed') void doc.ref.delete();
  });
}
