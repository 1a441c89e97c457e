import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePdf } from '../../../media/src/pdf/write-pdf.ts';

const MB = 1_000_000;

export interface Made {
  readonly name: string;
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** How rough the grain on a page is, and how finely it is kept: together they make its weight. */
  readonly grain: number;
  readonly quality: number;
}

const FILES: readonly Made[] = [
  { name: 'made-500-pages.pdf', pages: 500, width: 800, height: 1130, grain: 8, quality: 80 },
  { name: 'made-100-mb.pdf', pages: 54, width: 1600, height: 2264, grain: 14, quality: 94 },
];

/** Two PDFs of pictures with grain: one as long and one as heavy as a file may be. */
export function madeFiles(folder: string): Promise<string[]> {
  return Promise.all(FILES.map((made) => madeFile(folder, made)));
}

/** Writes a PDF of pictures with grain into a folder, and returns its path. */
export async function madeFile(folder: string, { name, pages, ...page }: Made): Promise<string> {
  const { width, height, grain, quality } = page;
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain };
  const pictures = [];
  for (let number = 1; number <= pages; number += 1) {
    const jpeg = join(folder, `${name}-${number}.jpg`);
    const picture = sharp({ create: { width, height, channels: 3, background: '#000', noise } });
    await writeFile(jpeg, await picture.jpeg({ quality }).toBuffer());
    pictures.push({ jpeg, width, height });
  }
  const path = join(folder, name);
  const bytes = await writePdf(path, name, pictures);
  console.log(`${name}: ${(bytes / MB).toFixed(0)} MB`);
  return path;
}
