import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { brotliOf, chunksWith, firstChunks } from './bundle-size.ts';
import { importRealComic, loadLargeCatalogue, type SomePages, somePages } from './catalogues.ts';
import { paintRows } from './first-paint.ts';
import { spread } from './measure.ts';
import { type Row, writeSection } from './report.ts';
import { type Visitor, withVisitor } from './visitor.ts';

const RUNS = 12;

/** Reads, bytes and the time to the first drawn page, in a real browser on the whole product. */
export async function benchSite(): Promise<void> {
  const app = initializeApp({ projectId: 'demo-rawi' });
  const firestore = initializeFirestore(app, {});
  try {
    const real = importRealComic();
    const rows = [...bundleRows()];
    await withVisitor(async (visitor) => {
      const measured = await somePages(firestore);
      rows.push(...(await readRows(visitor, measured, '24 comics')));
      rows.push(...(await speedRows(visitor, measured.chapter, real)));
      rows.push(...(await paintRows(visitor.browser, { comic: measured.comic, reader: measured.chapter })));
      await loadLargeCatalogue(firestore, 5_000, measured.slug, measured.chapterId);
      rows.push(...(await readRows(visitor, measured, '5,000 comics')));
    });
    writeSection('site', 'The site', 'npm run bench', rows);
  } finally {
    await deleteApp(app);
  }
}

function bundleRows(): Row[] {
  const { bytes, files } = firstChunks();
  const heavy = { Firebase: 'FirebaseError', zod: 'ZodError', 'pdf.js': 'GlobalWorkerOptions' };
  const found = Object.entries(heavy).filter(([, mark]) =>
    chunksWith(mark).some((chunk) => files.includes(chunk)),
  );
  return [
    {
      what: 'JavaScript in the first chunk and its preloads, brotli, kB',
      figure: (bytes / 1000).toFixed(1),
      note:
        found.length === 0 ? 'no Firebase, zod or pdf.js' : `holds ${found.map(([name]) => name).join(', ')}`,
    },
    accountAreaRow(),
  ];
}

/** What the lazily loaded chunk of the account area weighs, and ReactFire with it (docs/decisions/010). */
function accountAreaRow(): Row {
  // A sentence of ReactFire's own code; the names of its caches also stand in ours.
  const area = chunksWith('cannot call useObservable without an observableId');
  const isFirst = firstChunks().files.some((file) => area.includes(file));
  return {
    what: 'JavaScript of the account area’s own chunk, brotli, kB',
    figure: (brotliOf(area) / 1000).toFixed(1),
    note: isFirst
      ? 'ReactFire is in the first chunk'
      : `with ReactFire, in ${area.length === 1 ? 'this chunk' : `${area.length} chunks`} only`,
  };
}

/** Billed document reads of one cold view of each kind of page. */
async function readRows(visitor: Visitor, measured: SomePages, size: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of [
    ['home', '/en'],
    ['comic', measured.comic],
    ['reader', measured.chapter],
  ] as const) {
    const { reads, scripts } = await visitor.view(path);
    rows.push({
      what: `billed reads, ${name}, ${size}`,
      figure: String(reads),
      note: `${(brotliOf(scripts) / 1000).toFixed(1)} kB of JavaScript (brotli) until it shows`,
    });
  }
  return rows;
}

/** From the start of the navigation to the first page drawn, with an empty cache and with a warm one. */
async function speedRows(visitor: Visitor, chapter: string, real: string | undefined): Promise<Row[]> {
  const images: number[] = [];
  const pdf: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // In turn, so that the machine's drift falls on all alike.
    images.push((await visitor.view(chapter)).drawnMs);
    if (real !== undefined) pdf.push((await visitor.view(real)).drawnMs);
    warm.push((await visitor.view(chapter, { warm: true })).drawnMs);
  }
  const rows = [
    { what: 'first page drawn, seeded chapter (images), cold, ms (median / p95)', figure: spread(images, 0) },
    { what: 'first page drawn, seeded chapter (images), second visit, ms', figure: spread(warm, 0) },
  ];
  if (pdf.length === 0) return rows;
  const ratios = pdf.map((time, run) => time / (images[run] ?? Number.NaN));
  return [
    ...rows,
    { what: 'first page drawn, imported chapter (PDF of 10 MB), cold, ms', figure: spread(pdf, 0) },
    { what: 'PDF against images, run by run', figure: `${spread(ratios, 2)} ×` },
  ];
}
