import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DistilledPage } from '../../../media/src/distill/distilled-page.ts';

/** The qualities of `encode-page.ts`, so that both do the same work. */
const QUALITIES: readonly (readonly [maxWidth: number, quality: number])[] = [
  [240, 60],
  [800, 73],
  [1200, 76],
  [Number.POSITIVE_INFINITY, 79],
];

/**
 * Seconds in which `pdftoppm` draws the first pages of a file, `most` of them at most, and `cwebp` encodes them in the
 * widths that they have with us. Undefined where one of the two is not installed.
 */
export async function referenceSeconds(
  file: string,
  pages: readonly DistilledPage[],
  most: number,
  work: string,
): Promise<number | undefined> {
  const folder = join(work, 'reference');
  await mkdir(folder, { recursive: true });
  try {
    const started = performance.now();
    for (const { first, last, width } of drawings(pages.slice(0, most))) {
      const range = ['-f', String(first), '-l', String(last)];
      const size = ['-scale-to-x', String(width), '-scale-to-y', '-1'];
      execFileSync('pdftoppm', [...range, ...size, file, join(folder, `page-${width}`)]);
    }
    const widths = new Set(pages.slice(0, most).flatMap(widthsOfPage));
    for (const name of readdirSync(folder)) {
      const drawn = Number(/^page-(\d+)/.exec(name)?.[1]);
      for (const width of widths) if (width <= drawn) encode(join(folder, name), width, drawn, folder);
    }
    const seconds = (performance.now() - started) / 1000;
    console.log(`  pdftoppm and cwebp: ${seconds.toFixed(1)} s for ${Math.min(most, pages.length)} pages`);
    return seconds;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.log('pdftoppm or cwebp is not installed: nothing to compare with.');
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const widthsOfPage = ({ images }: DistilledPage) =>
  images.slice(0, 1).flatMap(({ files }) => files.map(({ width }) => width));

/** Runs of pages that are equally wide with us. */
function drawings(pages: readonly DistilledPage[]) {
  const runs: { first: number; last: number; readonly width: number }[] = [];
  for (const entry of pages) {
    const width = Math.max(...widthsOfPage(entry));
    const run = runs.at(-1);
    if (run?.width === width) run.last = entry.page;
    else runs.push({ first: entry.page, last: entry.page, width });
  }
  return runs;
}

function encode(picture: string, width: number, drawn: number, folder: string): void {
  const [, quality] = QUALITIES.find(([maxWidth]) => width <= maxWidth) ?? [];
  const resized = width === drawn ? [] : ['-resize', String(width), '0'];
  const out = ['-o', join(folder, 'out.webp')];
  execFileSync('cwebp', ['-quiet', '-q', String(quality), ...resized, picture, ...out]);
}
