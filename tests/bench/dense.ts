import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distillDense } from '../../media/src/distill/distill-dense.ts';
import { openPdf } from '../../media/src/pdf/open-pdf.ts';
import { asInFile } from '../../model/src/truth/arranged-pages.ts';
import { DENSE_WIDTH, imageFile, imageName } from '../../model/src/truth/page-images.ts';
import { median } from './measure.ts';
import { madeFile } from './media/made-files.ts';
import { type Row, writeSection } from './report.ts';

/** The first pages of each file do. */
const PAGES = 12;
/** A sheet of paper that was scanned at 300 dots an inch, with grain. */
const SCAN = { name: 'made-scan.pdf', pages: 12, width: 2480, height: 3508, grain: 8, quality: 80 };
/** A long timeout, since the machine may do other work. In seconds. */
const PAGE_TIMEOUT_SECONDS = 300;

/**
 * What the files for dense screens take, apart from what readers wait for: of real comics, the time and the bytes of a page whose
 * original has so many pixels, and how many have.
 */
export async function benchDense(): Promise<void> {
  const program = pathToFileURL(process.env['RAWI_DISTILLER'] ?? '');
  const samples = resolve(process.env['RAWI_SAMPLES'] ?? '../shared/data', 'comics');
  if (!existsSync(samples)) throw new Error('No real comics are here (RAWI_SAMPLES).');
  const work = await mkdtemp(join(tmpdir(), 'bench-dense-'));
  try {
    const rows: Row[] = [];
    const files = readdirSync(samples).filter((name) => name.endsWith('.pdf'));
    const scan = await madeFile(work, SCAN);
    for (const file of [...files.map((name) => join(samples, name)), scan]) {
      rows.push(await measured(program, file, work));
    }
    writeSection('dense', 'Files for dense screens', 'npm run bench -- dense', rows);
  } finally {
    await rm(work, { recursive: true });
  }
}

async function measured(program: URL, file: string, work: string): Promise<Row> {
  const folder = await mkdtemp(join(work, 'pages-'));
  const { pageCount, close } = await openPdf(await readFile(file));
  close();
  const wanted = asInFile(pageCount)
    .slice(0, PAGES)
    .map(({ source, turn }) => ({ source, turn, place: source }));
  const started = performance.now();
  const done = await distillDense({
    program,
    file,
    folder,
    seconds: 3600,
    pages: wanted,
    pageSeconds: PAGE_TIMEOUT_SECONDS,
  });
  const seconds = (performance.now() - started) / 1000;
  const there = done.filter(({ isThere }) => isThere);
  const bytes = there.map(
    ({ page }) => statSync(join(folder, imageFile(imageName(page, 1), DENSE_WIDTH))).size,
  );
  return {
    what: `${basename(file)}, the first ${wanted.length} of ${pageCount} pages`,
    figure: `${(seconds / wanted.length).toFixed(2)} s a page`,
    note:
      there.length === 0
        ? 'none has so many pixels'
        : `${there.length} have so many pixels, ${(median(bytes) / 1000).toFixed(0)} kB each (median)`,
  };
}
