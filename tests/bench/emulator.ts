import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { type EmulatorProcess, startProcess } from './emulator-process.ts';
import { deferred, median, percentile, spread, timeEach } from './measure.ts';
import { type Row, writeSection } from './report.ts';

const PORT = 21_900;
const SIZES = [1_000, 10_000, 100_000] as const;

/** Start-up, memory, commits, queries, listeners and rules of the embedded Firestore, over gRPC as an SDK sees it. */
export async function benchEmulator(): Promise<void> {
  const rows: Row[] = [];
  const starts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const emulator = await startProcess(PORT);
    starts.push(emulator.startMs);
    await emulator.stop();
  }
  rows.push({
    what: 'start until the port answers, ms (median / p95)',
    figure: spread(starts, 0),
    note: 'official emulator: 740',
  });

  await withEmulator(async (emulator, firestore) => {
    rows.push({ what: 'resident memory idle, MiB', figure: megabytes(emulator), note: 'official: 95' });
    rows.push(...(await commitRows(firestore)));
    rows.push({
      what: 'resident memory after about 1,000 documents, MiB',
      figure: megabytes(emulator),
      note: 'official: 456',
    });
    rows.push(await fanOutRow(firestore));
  });

  const commitBySize = new Map<number, number>();
  for (const size of SIZES) {
    await withEmulator(async (emulator, firestore) => {
      await fill(firestore, size);
      rows.push(await queryRow(firestore, size));
      commitBySize.set(size, await commitWithListener(firestore, size));
      if (size === 100_000)
        rows.push({ what: 'resident memory with 100,000 documents, MiB', figure: megabytes(emulator) });
    });
  }
  const [small, , large] = SIZES.map((size) => commitBySize.get(size) ?? Number.NaN);
  rows.push({
    what: 'commit with an open listener, 100k against 1k documents',
    figure: `${((large ?? 0) / (small ?? 1)).toFixed(2)} ×`,
    note: `medians ${large?.toFixed(2)} and ${small?.toFixed(2)} ms; at most 1.5 × is the goal; official: 11 × slower`,
  });
  rows.push(await rulesRow());
  writeSection('emulator', 'The embedded Firestore', 'npm run bench -- emulator', rows);
}

async function withEmulator(
  measure: (emulator: EmulatorProcess, firestore: Firestore) => Promise<void>,
): Promise<void> {
  const emulator = await startProcess(PORT);
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.host;
  const app = initializeApp({ projectId: 'demo-bench' }, `bench-${performance.now()}`);
  try {
    await measure(emulator, initializeFirestore(app, { preferRest: false }));
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}

const megabytes = (emulator: EmulatorProcess): string => emulator.memory()?.toFixed(0) ?? 'not told';

const document = (index: number) => ({
  title: `Document ${index}`,
  group: index % 50,
  score: (index * 7_919) % 100_003,
  tags: [`t${index % 10}`, `t${index % 7}`],
  text: 'x'.repeat(100),
});

async function fill(firestore: Firestore, size: number): Promise<void> {
  for (let from = 0; from < size; from += 400) {
    const batch = firestore.batch();
    for (let index = from; index < Math.min(size, from + 400); index += 1) {
      batch.set(firestore.doc(`items/i${index}`), document(index));
    }
    await batch.commit();
  }
}

async function commitRows(firestore: Firestore): Promise<Row[]> {
  const one = await timeEach(500, (run) => firestore.doc(`items/i${run}`).set(document(run)), 50);
  const batches = await timeEach(5, async (run) => {
    const batch = firestore.batch();
    for (let index = 0; index < 400; index += 1)
      batch.set(firestore.doc(`batch/b${run}-${index}`), document(index));
    await batch.commit();
  });
  return [
    {
      what: 'commits of one document a second, one after the other',
      figure: (1000 / median(one)).toFixed(0),
      note: `ms ${spread(one, 2)}`,
    },
    { what: 'documents a second in batches of 400', figure: (400_000 / median(batches)).toFixed(0) },
  ];
}

/** One commit until 50 listeners on its collection have seen it. */
async function fanOutRow(firestore: Firestore): Promise<Row> {
  const listeners = 50;
  let seen = 0;
  let awaited = -1;
  let done = () => {};
  const opened: Promise<void>[] = [];
  const stops = Array.from({ length: listeners }, () => {
    let opening: (() => void) | undefined;
    opened.push(new Promise((resolve) => (opening = resolve)));
    return firestore.collection('fan').onSnapshot((snapshot) => {
      opening?.();
      if (snapshot.docs.some((found) => found.get('value') === awaited)) {
        seen += 1;
        if (seen === listeners) done();
      }
    });
  });
  await Promise.all(opened);
  const times = await timeEach(50, async (run) => {
    seen = 0;
    awaited = run + 100;
    const all = new Promise<void>((resolve) => (done = resolve));
    await firestore.doc('fan/one').set({ value: awaited });
    await all;
  });
  for (const stop of stops) stop();
  return { what: 'commit until 50 listeners have it, ms (median / p95)', figure: spread(times) };
}

async function queryRow(firestore: Firestore, size: number): Promise<Row> {
  const items = firestore.collection('items');
  const equality = await timeEach(30, () => items.where('group', '==', 7).limit(20).get(), 3);
  const ordered = await timeEach(30, () => items.orderBy('score', 'desc').limit(20).get(), 3);
  const one = await timeEach(100, (run) => items.doc(`i${Math.abs(run)}`).get(), 5);
  return {
    what: `query latency at ${size.toLocaleString('en-US')} documents, ms (median / p95)`,
    figure: `${spread(equality)} where · ${spread(ordered)} order · ${spread(one)} get`,
  };
}

async function commitWithListener(firestore: Firestore, size: number): Promise<number> {
  const opened = deferred();
  const stop = firestore
    .collection('items')
    .orderBy('score', 'desc')
    .limit(50)
    .onSnapshot(() => opened.resolve(), opened.reject);
  await opened.promise;
  const times = await timeEach(
    300,
    (run) => firestore.doc(`items/i${(run + 50) % size}`).update({ text: `y${run}` }),
    50,
  );
  stop();
  return median(times);
}

/** Reads of single documents under a rule with a function, an equality and a `get`, by 20 clients at once over REST. */
async function rulesRow(): Promise<Row> {
  const file = join(mkdtempSync(join(tmpdir(), 'rawi-bench-')), 'firestore.rules');
  writeFileSync(
    file,
    `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isListed() { return get(/databases/$(database)/documents/lists/all).data.open == true; }
    match /items/{item} { allow get: if item.matches('^i[0-9]+$') && resource.data.group < 100 && isListed(); }
  }
}`,
  );
  const emulator = await startProcess(PORT, file);
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.host;
  const app = initializeApp({ projectId: 'demo-bench' }, 'bench-rules');
  try {
    const firestore = initializeFirestore(app, { preferRest: false });
    await firestore.doc('lists/all').set({ open: true });
    await fill(firestore, 400);
    const base = `http://${emulator.host}/v1/projects/demo-bench/databases/(default)/documents/items/i`;
    const perRound = 400;
    const read = async (headers: Record<string, string>) => {
      const pending = Array.from({ length: perRound }, (_, index) => index);
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
            const response = await fetch(`${base}${index}`, { headers });
            if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
            await response.arrayBuffer();
          }
        }),
      );
    };
    const ruled = await timeEach(8, () => read({}), 2);
    const owner = await timeEach(8, () => read({ authorization: 'Bearer owner' }), 2);
    return {
      what: 'reads a second under rules (REST, 20 at once)',
      figure: ((perRound * 1000) / median(ruled)).toFixed(0),
      note: `${(percentile(ruled, 0.5) / percentile(owner, 0.5)).toFixed(2)} × the time of the same reads without rules`,
    };
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
}
