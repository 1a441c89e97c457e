import { readFileSync } from 'node:fs';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type Emulator, startEmulator } from '../../emulator/src/index.ts';
import { republish } from '../../functions/src/calls/republish.ts';
import { unpublish } from '../../functions/src/calls/unpublish.ts';
import { manyComics } from '../../functions/src/testing/many-comics.ts';
import { type PublishingDesk, publishingDesk } from '../../functions/src/testing/publishing-desk.ts';
import { writeComic } from '../../functions/src/testing/write-comic.ts';
import { spread } from './measure.ts';
import { type Row, writeSection } from './report.ts';

/** Comics of the catalogue, and chapters that the comic has already. */
const SIZES = [
  { comics: 100, chapters: 1 },
  { comics: 100, chapters: 200 },
  { comics: 100_000, chapters: 1 },
] as const;
const RUNS = 20;

interface Cost {
  readonly ms: number[];
  reads: number;
  writes: number;
}

/** Measures how a chapter is published and unpublished, in catalogues and comics of any size. */
export async function benchPublish(): Promise<void> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(...(await rowsOf(size)));
  writeSection('publish', 'Publishing a chapter of three pages', 'npm run bench -- publish', rows);
}

async function rowsOf({ comics, chapters }: (typeof SIZES)[number]): Promise<Row[]> {
  const projectId = `demo-publish-${comics}-${chapters}`;
  const indexes = readFileSync('firestore.indexes.json', 'utf8');
  const emulator = await startEmulator({ projectId, indexes });
  const app = initializeApp({ projectId }, projectId);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  try {
    console.log(`Writing ${comics} comics, and ${chapters} chapters of one …`);
    await manyComics(firestore, comics);
    const desk = await prepare(firestore, chapters);
    const costs = await measure(emulator, desk);
    const of = `${comics.toLocaleString('en')} comics, ${chapters} of its chapters`;
    return [...costs].map(([what, { ms, reads, writes }]) => ({
      what: `${what}, ${of}: reads + writes`,
      figure: `${reads} + ${writes}`,
      note: `${spread(ms, 0)} ms (median / p95)`,
    }));
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}

async function prepare(firestore: Firestore, chapters: number): Promise<PublishingDesk> {
  const comicId = 'simurgh';
  const there = Array.from({ length: chapters }, (_, index) =>
    sampleChapter(`simurgh-${index + 1}-en`, { comicId, number: index + 1 }),
  );
  await writeComic(firestore, sampleComic(comicId), there);
  const desk = publishingDesk(firestore);
  await desk.addPerson('layla');
  await desk.addStaff('admin', 'admin');
  await desk.addNames();
  return desk;
}

/** The most that each step reads and writes in any run, and how long it takes. Each run ends as it began. */
async function measure(emulator: Emulator, desk: PublishingDesk): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const spend = async (what: string, run: number, step: () => Promise<unknown>) => {
    emulator.resetBilling();
    const started = performance.now();
    await step();
    const ms = performance.now() - started;
    const { reads, writes } = emulator.billing();
    // The first run finds nothing prepared: it is left out.
    if (run === 0) return;
    const cost = costs.get(what) ?? { ms: [], reads: 0, writes: 0 };
    costs.set(what, cost);
    cost.ms.push(ms);
    cost.reads = Math.max(cost.reads, reads);
    cost.writes = Math.max(cost.writes, writes);
  };
  for (let run = 0; run <= RUNS; run += 1) {
    const submissionId = `chapter-${run}`;
    await desk.addChapter(submissionId, 'layla', { number: 1000 + run });
    await spend('planning', run, () => desk.decide(submissionId));
    await spend('the task, until readers have it', run, () => desk.run(submissionId));
    const taking = { submissionId, reason: 'rights', forGood: false } as const;
    await spend('taking it from readers', run, () =>
      unpublish(desk.admin(), { ...taking, requestId: `off-${run}` }),
    );
    await spend('its files away', run, () => desk.run(submissionId));
    await spend('giving it back', run, () =>
      republish(desk.admin(), { submissionId, requestId: `on-${run}` }),
    );
    await spend('its files back', run, () => desk.run(submissionId));
    await unpublish(desk.admin(), { ...taking, forGood: true, requestId: `gone-${run}` });
    await desk.drain();
    await desk.run(submissionId);
  }
  return costs;
}
