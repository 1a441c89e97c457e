import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const MB = 1_000_000;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const [WIDTH, HEIGHT] = [1600, 2264];

/** Writes as many pages as its first argument says and tells the most memory that it ever had, in bytes (Linux). */
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { writePdf } from './media/src/pdf/write-pdf.ts';
  const [path, count, ...jpegs] = process.argv.slice(2);
  const pages = Array.from({ length: Number(count) }, (_, page) =>
    ({ jpeg: jpegs[page % jpegs.length], width: ${WIDTH}, height: ${HEIGHT} }));
  await writePdf(path, 'A long chapter', pages);
  const peak = /^VmHWM:\\s+(\\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1];
  console.log(Number(peak) * 1024);
`;

/** What pages weigh that are drawn in detail: about half a megabyte each. */
async function drawnPages(folder: string): Promise<string[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 9 };
  const jpegs = [1, 2, 3].map((page) => join(folder, `${page}.jpg`));
  for (const jpeg of jpegs) {
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000', noise } })
      .jpeg({ quality: 82 })
      .toFile(jpeg);
  }
  return jpegs;
}

it.runIf(process.platform === 'linux')('500 pages are written in less than 300 MB of memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'long-pdf-'));
  // Within the repository, so that packages are found.
  await mkdir(join(root, '.rawi'), { recursive: true });
  const bundle = await mkdtemp(join(root, '.rawi/write-pdf-'));
  try {
    const program = join(bundle, 'program.mjs');
    await build({
      stdin: { contents: PROGRAM, resolveDir: root, loader: 'ts' },
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'warning',
    });
    const jpegs = await drawnPages(folder);
    const pdf = join(folder, 'long.pdf');
    const peakOf = async (pages: number) => {
      const { stdout } = await run(process.execPath, [program, pdf, String(pages), ...jpegs]);
      return Number(stdout);
    };
    const few = await peakOf(50);
    const many = await peakOf(500);
    expect((await stat(pdf)).size).toBeGreaterThan(200 * MB);
    expect(many).toBeLessThan(300 * MB);
    // Ten times the pages: what each leaves behind is a fraction of its picture.
    expect(many - few).toBeLessThan(60 * MB);
  } finally {
    await Promise.all([folder, bundle].map((path) => rm(path, { recursive: true })));
  }
});
