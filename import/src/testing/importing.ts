import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundled, bundledDistiller } from '@rawi/media/testing/bundled-distiller';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { importCatalog } from '../import-catalog.ts';
import { type EmulatedSite, emulatedSite } from './emulated-site.ts';
import { smallCatalog, smallFiles, type TemporaryFolder, temporaryFolder } from './sample-folder.ts';

/** The time of an import, where a test says no other. */
export const NOW = new Date('2026-05-01T12:00:00Z');

interface RunOptions {
  readonly now?: Date;
  readonly timeoutMs?: number;
  readonly checkOnly?: boolean;
  readonly giveBack?: boolean;
  readonly from?: string;
}

const COLLECTIONS = [
  'publishers',
  'people',
  'genres',
  'slugs',
  'comics',
  'translators',
  'counters',
  'blogs',
  'dirty',
];

/** What a test of the importer works with, made for each test: a site, a folder with one comic, and the printed lines. */
interface Importing {
  readonly site: EmulatedSite;
  readonly folder: TemporaryFolder;
  readonly lines: readonly string[];
}

/** Sets a site and a folder up for the tests of a file. `at` is filled when they run. */
export function importing(name: string) {
  let site: EmulatedSite;
  let folder: TemporaryFolder;
  let lines: string[];
  let distiller: Bundled;
  let keptIn: string;
  beforeAll(async () => {
    site = await emulatedSite(name);
    distiller = await bundledDistiller();
    keptIn = await mkdtemp(join(tmpdir(), 'rendered-'));
  });
  afterAll(async () => {
    await site.stop();
    await distiller.remove();
    await rm(keptIn, { recursive: true });
  });
  beforeEach(async () => {
    site.clear();
    site.bucket.files.clear();
    site.bucket.writes = 0;
    lines = [];
    folder = await temporaryFolder({ 'catalog.json': smallCatalog(), ...(await smallFiles()) });
  });
  afterEach(() => folder.remove());

  const at: Importing = {
    get site() {
      return site;
    },
    get folder() {
      return folder;
    },
    get lines() {
      return lines;
    },
  };

  function run({ from = folder.folder, now = NOW, ...others }: RunOptions = {}) {
    const { firestore, bucket } = site;
    return importCatalog({
      folder: from,
      firestore,
      bucket,
      rendering: { program: distiller.program, keptIn },
      log: (line) => lines.push(line),
      now,
      ...others,
    });
  }

  /** Imports while every invalidated page is answered; `rebuilt` are the ids of these pages, in order. */
  async function runAnswered(options: RunOptions = {}) {
    const rebuilt: string[] = [];
    const stop = site.rebuildPages(rebuilt);
    const report = await run(options);
    stop();
    return { ...report, rebuilt: [...new Set(rebuilt)].toSorted() };
  }

  /** Every document of the truth and every invalidation, by its path. */
  async function documents(): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const collection of COLLECTIONS) {
      for (const { ref } of (await site.firestore.collection(collection).get()).docs) {
        found[ref.path] = (await ref.get()).data();
        for (const chapter of (await ref.collection('chapters').get()).docs) {
          found[chapter.ref.path] = chapter.data();
        }
      }
    }
    return found;
  }

  return { at, run, runAnswered, documents };
}
