import { readFileSync } from 'node:fs';
import { pageIds } from '@rawi/model/page-ids';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../emulator/src/index.ts';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';
import { rebuildPage } from '../../functions/src/tasks/rebuild-page.ts';
import { manyComics } from '../../functions/src/testing/many-comics.ts';
import { median } from './measure.ts';
import { type Row, writeSection } from './report.ts';

const SIZES = [24, 5_000, 100_000] as const;
const RUNS = 5;

/** What a rebuild of the home page reads and how long it takes, its invalidation included, in catalogues of any size. */
export async function benchRebuild(): Promise<void> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(await homeRow(size));
  writeSection('rebuild', 'Rebuilding a page', 'npm run bench -- rebuild', rows);
}

async function homeRow(size: number): Promise<Row> {
  const projectId = `demo-rebuild-${size}`;
  const emulator = await startEmulator({
    projectId,
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
  });
  const app = initializeApp({ projectId }, projectId);
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  try {
    console.log(`Writing ${size} comics …`);
    await manyComics(firestore, size);
    const times: number[] = [];
    let reads = 0;
    for (let run = 0; run < RUNS; run += 1) {
      await invalidateTargets(firestore, [{ kind: 'home' }], new Date());
      emulator.resetBilling();
      const started = performance.now();
      await rebuildPage(
        { firestore, now: () => new Date(), enqueue: async () => {} },
        { pageId: pageIds.home() },
      );
      times.push(performance.now() - started);
      reads = Math.max(reads, emulator.billing().reads);
    }
    return {
      what: `billed reads of a rebuild, home, ${size.toLocaleString('en')} comics`,
      figure: String(reads),
      note: `at most 50 is the goal; ${median(times).toFixed(0)} ms (median)`,
    };
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}
