import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comicInfoXml } from '@rawi/model/cbz/comic-info';
import { StoredZip } from '@rawi/model/cbz/stored-zip';
import sharp from 'sharp';
import { describeTree } from '../../import/src/trees/describe-tree.ts';
import { type Row, writeSection } from './report.ts';

const SERIES = 40;
const CHAPTERS_EACH = 50;
/** Of each chapter, and every other of them says what it is itself. */
const PAGES = 3;
const GOAL_MB = 300;
/** How often the memory of this process is looked at. */
const LOOK_MS = 20;

/** Measures how a folder of many small archives becomes a catalogue: the first time, and again with what was kept of it. */
export async function benchTrees(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-bench-trees-'));
  try {
    console.log(`Writing ${SERIES * CHAPTERS_EACH} archives …`);
    const tree = join(folder, 'tree');
    await fill(tree);
    const keptIn = join(folder, 'kept');
    const first = await described(tree, keptIn);
    await rm(join(tree, 'catalog.json'));
    const again = await described(tree, keptIn);
    const rows: readonly Row[] = [
      {
        what: `${first.chapters} archives of ${PAGES} pages, looked through`,
        figure: `${first.seconds} s`,
        note: `catalog.json ${first.kilobytes} kB`,
      },
      { what: 'the same again, with what was kept of it', figure: `${again.seconds} s` },
      {
        what: 'memory, at most',
        figure: `${Math.max(first.megabytes, again.megabytes)} MB`,
        note: `goal ${GOAL_MB} MB; with Node and the programs that open files`,
      },
    ];
    writeSection('trees', 'A folder of chapters becomes a catalogue', 'npm run bench -- trees', rows);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function described(folder: string, keptIn: string) {
  let highest = 0;
  const look = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, LOOK_MS);
  const start = performance.now();
  const report = await describeTree({ folder, keptIn, checkOnly: false, log: () => {}, progress: () => {} });
  clearInterval(look);
  const { size } = await stat(join(folder, 'catalog.json'));
  return {
    chapters: report?.chapters ?? 0,
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    megabytes: Math.round(highest / 1024 / 1024),
    kilobytes: Math.round(size / 1024),
  };
}

async function fill(tree: string): Promise<void> {
  await mkdir(tree);
  const picture = join(tree, 'page.webp');
  await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#204060' } }).toFile(picture);
  const page = await readFile(picture);
  await rm(picture);
  for (let series = 1; series <= SERIES; series += 1) {
    const folder = join(tree, `Series ${series}`);
    await mkdir(folder);
    for (let number = 1; number <= CHAPTERS_EACH; number += 1) {
      const says = number % 2 === 0 ? infoOf(series, number) : undefined;
      const name = `Series ${series} - c${String(number).padStart(3, '0')} [Group].cbz`;
      await writeFile(join(folder, name), archiveOf(page, says));
    }
  }
}

const infoOf = (series: number, number: number) =>
  comicInfoXml({
    series: `Series ${series}`,
    number,
    language: 'en',
    readingDirection: 'ltr',
    translators: ['Group'],
    pages: [],
  });

function archiveOf(page: Uint8Array, info: string | undefined): Buffer {
  const zip = new StoredZip();
  const parts: Uint8Array[] = [];
  const add = (name: string, content: Uint8Array) => parts.push(zip.header(name, content), content);
  for (let number = 1; number <= PAGES; number += 1) add(`${number}.webp`, page);
  if (info !== undefined) add('ComicInfo.xml', new TextEncoder().encode(info));
  return Buffer.concat([...parts, zip.end()]);
}
