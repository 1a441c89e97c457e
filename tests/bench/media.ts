import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHAPTER_PDF, writeChapterPdf } from '../../media/src/distill/chapter-files.ts';
import { type Distilled, distill } from '../../media/src/distill/distill.ts';
import { median } from './measure.ts';
import { likenessOf, likenessRows } from './media/likeness.ts';
import { madeFiles } from './media/made-files.ts';
import { referenceSeconds } from './media/reference.ts';
import { type Row, writeSection } from './report.ts';

const MB = 1_000_000;
/** What the pages of the sample folder may weigh, in kilobytes: the median in each width. */
const BUDGETS: ReadonlyMap<number, number> = new Map([
  [240, 12],
  [800, 90],
  [1200, 150],
  [1600, 240],
]);
/** Maximum time, as a multiple of what pdftoppm and cwebp take for the same pages. */
const MAX_TIMES = 1.5;
/** The other programs process only so many pages of a longer file: all of them would take a quarter of an hour. */
const MAX_REFERENCE_PAGES = 40;
/** A long timeout, since the machine may do other work. In seconds. */
const PAGE_TIMEOUT_SECONDS = 300;

interface Measured {
  readonly file: string;
  readonly distilled: Distilled;
  readonly folder: string;
  /** Of the whole: pages and copy for download. */
  readonly seconds: number;
  /** Of as many pages as the other programs do. */
  readonly comparedSeconds: number;
}

/**
 * How long files take to become pages, in how much memory, and what they weigh; beside it the same work by `pdftoppm` and
 * `cwebp`. Without options every real comic and two made files, one of 500 pages and one of 100 MB: some ten minutes on
 * two idle cores. `--only <text>` takes the real comics whose name holds it, and the made files only with `--long`.
 */
export async function benchMedia(args: readonly string[]): Promise<void> {
  const program = pathToFileURL(required('RAWI_DISTILLER'));
  const work = await mkdtemp(join(tmpdir(), 'bench-media-'));
  const only = optionOf(args, '--only');
  try {
    const real = sampleFiles(only ?? '');
    const made = only === undefined || args.includes('--long') ? await madeFiles(work) : [];
    const rows: Row[] = [];
    const measured: Measured[] = [];
    const likeness = [];
    for (const file of [...real, ...made]) {
      const one = await measure(program, file, work);
      const reference = await referenceSeconds(file, one.distilled.pages, MAX_REFERENCE_PAGES, work);
      rows.push(rowOf(one, reference));
      if (!real.includes(file)) continue;
      measured.push(one);
      likeness.push(...(await likenessOf(file, one.distilled.pages, one.folder)));
    }
    rows.push(...weightRows(measured), ...likenessRows(likeness));
    writeSection('media', 'From files to pages', ['npm run bench -- media', ...args].join(' '), rows);
  } finally {
    await rm(work, { recursive: true });
  }
}

function sampleFiles(only: string): string[] {
  const folder = resolve(process.env['RAWI_SAMPLES'] ?? '../shared/data', 'comics');
  if (!existsSync(folder)) {
    console.log('No real comics here (RAWI_SAMPLES): only made files are measured.');
    return [];
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && name.includes(only))
    .map((name) => join(folder, name));
}

async function measure(program: URL, file: string, work: string): Promise<Measured> {
  const folder = await mkdtemp(join(work, 'pages-'));
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let comparedPages = 0;
  const distilled = await distill({
    program,
    file,
    folder,
    pageSeconds: PAGE_TIMEOUT_SECONDS,
    onPage(done) {
      if (done <= MAX_REFERENCE_PAGES) comparedPages = passed();
    },
  });
  const drawn = passed();
  await writeChapterPdf(folder, basename(file), distilled.pages);
  const seconds = passed();
  const share = Math.min(1, MAX_REFERENCE_PAGES / distilled.pages.length);
  console.log(`${basename(file)}: ${seconds.toFixed(1)} s for ${distilled.pages.length} pages`);
  return { file, distilled, folder, seconds, comparedSeconds: comparedPages + (seconds - drawn) * share };
}

function rowOf({ file, distilled, folder, ...took }: Measured, reference: number | undefined): Row {
  const { pages, peakBytes } = distilled;
  const out = pages.flatMap(({ images }) => images.flatMap(({ files }) => files));
  const webp = out.reduce((sum, { bytes }) => sum + bytes, 0);
  const [bytesIn, pdf] = [file, join(folder, CHAPTER_PDF)].map((path) => statSync(path).size / MB);
  const times = reference === undefined ? undefined : took.comparedSeconds / reference;
  const compared =
    times === undefined
      ? ''
      : `; ${times.toFixed(2)} × pdftoppm and cwebp${times > MAX_TIMES ? ` (above ${MAX_TIMES})` : ''}`;
  return {
    what: `${basename(file)}, ${pages.length} pages, ${bytesIn?.toFixed(1)} MB`,
    figure: `${(took.seconds / pages.length).toFixed(2)} s a page${compared}`,
    note: `peak ${((peakBytes ?? 0) / MB).toFixed(0)} MB; page images ${(webp / MB).toFixed(1)} MB, for download ${pdf?.toFixed(1)} MB`,
  };
}

function weightRows(measured: readonly Measured[]): Row[] {
  const files = measured.flatMap(({ distilled }) =>
    distilled.pages.flatMap(({ images }) => images.flatMap((image) => image.files)),
  );
  return [...BUDGETS].flatMap(([width, budget]) => {
    const weights = files.filter((file) => file.width === width).map(({ bytes }) => bytes / 1000);
    if (weights.length === 0) return [];
    return [
      {
        what: `a page ${width} pixels wide, kB (median)`,
        figure: median(weights).toFixed(0),
        note: `at most ${budget} is the goal; ${weights.length} pages`,
      },
    ];
  });
}

function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: this runs as npm run bench.`);
  return value;
}
