import { readFileSync } from 'node:fs';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type Emulator, startEmulator } from '../../emulator/src/index.ts';
import { outdatedPages } from '../../functions/src/data/outdated-pages.ts';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';
import { renewPages } from '../../functions/src/schedules/renew-pages.ts';
import { rebuildPage } from '../../functions/src/tasks/rebuild-page.ts';
import { writeComic } from '../../functions/src/testing/write-comic.ts';
import { type Row, writeSection } from './report.ts';

const PROJECT = 'demo-renew';
const COMICS = 200;
const CHAPTERS_EACH = 4;

/** Measures what it costs to renew every page after their version was raised: the walk itself, and the rebuilds that it begins. */
export async function benchRenew(): Promise<void> {
  const indexes = readFileSync('firestore.indexes.json', 'utf8');
  const emulator = await startEmulator({ projectId: PROJECT, indexes });
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  try {
    console.log(`Building the pages of ${COMICS} comics and ${COMICS * CHAPTERS_EACH} chapters …`);
    const pages = await fill(firestore);
    // Built twice, so that the second time nothing of them changes: that is what the walk begins, too.
    const alone = await costOf(emulator, () => rebuildAll(firestore, pages));
    await makeFormer(firestore);
    writeSection('renew', 'After the version of pages was raised', 'npm run bench -- renew', [
      ...(await rowsOfWalk(firestore, emulator, pages.length)),
      {
        what: 'the same pages rebuilt without the walk, reads a page',
        figure: (alone.reads / pages.length).toFixed(2),
        note: `${(alone.writes / pages.length).toFixed(2)} writes; invalidations included`,
      },
    ]);
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}

async function rowsOfWalk(firestore: Firestore, emulator: Emulator, pages: number): Promise<Row[]> {
  const services = { firestore, now: () => new Date(), servedVersion: async () => PAGE_VERSION };
  const walk = { reads: 0, writes: 0 };
  const rebuilds = { reads: 0, writes: 0 };
  let runs = 0;
  for (;;) {
    let handedOn = 0;
    add(walk, await costOf(emulator, async () => void (handedOn = await renewPages(services))));
    runs += 1;
    if (handedOn === 0) break;
    add(rebuilds, await costOf(emulator, () => rebuildInvalidated(firestore)));
  }
  const left = (await outdatedPages(firestore).get()).size;
  if (left > 0) throw new Error(`${left} pages are of the version before.`);
  return [
    {
      what: `the walk by itself, ${pages} pages: reads a page`,
      figure: (walk.reads / pages).toFixed(2),
      note: `${runs} runs; ${(walk.writes / pages).toFixed(2)} writes: the invalidation of each page`,
    },
    {
      what: 'the rebuilds that it begins, reads a page',
      figure: (rebuilds.reads / pages).toFixed(2),
      note: `${(rebuilds.writes / pages).toFixed(2)} writes`,
    },
  ];
}

interface Cost {
  reads: number;
  writes: number;
}

async function costOf(emulator: Emulator, work: () => Promise<void>): Promise<Cost> {
  emulator.resetBilling();
  await work();
  const { reads, writes } = emulator.billing();
  return { reads, writes };
}

function add(sum: Cost, { reads, writes }: Cost): void {
  sum.reads += reads;
  sum.writes += writes;
}

/** Writes the catalogue and builds its pages. */
async function fill(firestore: Firestore): Promise<readonly PageTarget[]> {
  const targets: PageTarget[] = [];
  for (let index = 0; index < COMICS; index += 1) {
    const comicId = `comic-${index}`;
    const chapters = Array.from({ length: CHAPTERS_EACH }, (_, number) =>
      sampleChapter(`${comicId}-${number + 1}-en`, { comicId, number: number + 1 }),
    );
    await writeComic(firestore, sampleComic(comicId), chapters);
    targets.push({ kind: 'comic', id: comicId });
    for (const { id } of chapters) targets.push({ kind: 'chapter', id, comicId });
  }
  await rebuildAll(firestore, targets);
  return targets;
}

async function rebuildAll(firestore: Firestore, targets: readonly PageTarget[]): Promise<void> {
  await invalidateTargets(firestore, targets, new Date());
  await rebuildInvalidated(firestore);
}

/** Runs the task of each invalidation. */
async function rebuildInvalidated(firestore: Firestore): Promise<void> {
  const invalidations = await firestore.collection(paths.invalidations()).listDocuments();
  for (const { id } of invalidations)
    await rebuildPage({ firestore, now: () => new Date(), enqueue: async () => {} }, { pageId: id });
}

async function makeFormer(firestore: Firestore): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const page of await firestore.collection(paths.pages()).listDocuments())
    void writer.update(page, { version: PAGE_VERSION - 1 });
  await writer.close();
}
