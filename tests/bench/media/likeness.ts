import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { DistilledPage } from '../../../media/src/distill/distilled-page.ts';
import { openPdf } from '../../../media/src/pdf/open-pdf.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';
import { similarity } from './similarity.ts';

/** AVIF takes ten seconds a page: of each file so many are looked at. */
const PAGES = 5;
const WIDTH = 1600;
const AVIF = { quality: 55, effort: 3 } as const;

export interface Likeness {
  /** Of its WebP to the page as it is drawn: structural similarity. */
  readonly similarity: number;
  readonly webpBytes: number;
  readonly avifBytes: number;
  readonly avifSeconds: number;
}

/** How like drawn pages their WebP is, and what AVIF would weigh and take; over a sample of a file's pages. */
export async function likenessOf(
  file: string,
  pages: readonly DistilledPage[],
  folder: string,
): Promise<Likeness[]> {
  const pdf = await openPdf(readFileSync(file));
  const found: Likeness[] = [];
  const step = Math.max(1, Math.ceil(pages.length / PAGES));
  for (let page = 1; page <= pages.length; page += step) {
    const drawn = await pdf.draw(page, WIDTH);
    const widest = pages[page - 1]?.images[0]?.files.at(-1);
    // A page that is cut into slices has no picture of its own.
    if (!widest || pages[page - 1]?.images.length !== 1) continue;
    const path = join(folder, widest.name);
    const raw = { raw: { width: drawn.width, height: drawn.height, channels: 3 as const } };
    const grey = async (image: Sharp) => image.greyscale().raw().toBuffer();
    const alike = similarity(await grey(sharp(drawn.data, raw)), await grey(sharp(path)), drawn.width);
    const started = performance.now();
    const avif = await sharp(drawn.data, raw).avif(AVIF).toBuffer();
    found.push({
      similarity: alike,
      webpBytes: statSync(path).size,
      avifBytes: avif.length,
      avifSeconds: (performance.now() - started) / 1000,
    });
  }
  pdf.close();
  return found;
}

export function likenessRows(likeness: readonly Likeness[]): Row[] {
  if (likeness.length === 0) return [];
  const alike = likeness.map((page) => page.similarity);
  const ratios = likeness.map(({ avifBytes, webpBytes }) => avifBytes / webpBytes);
  return [
    {
      what: 'structural similarity of WebP at 1,600 pixels (median)',
      figure: median(alike).toFixed(4),
      note: `at least 0.98 is the goal; least ${Math.min(...alike).toFixed(4)}, ${alike.length} pages`,
    },
    {
      what: `AVIF (quality ${AVIF.quality}, effort ${AVIF.effort}) against WebP at 1,600 pixels (median)`,
      figure: `${median(ratios).toFixed(2)} × the bytes`,
      note: `${median(likeness.map(({ avifSeconds }) => avifSeconds)).toFixed(1)} s a page for one width`,
    },
  ];
}
