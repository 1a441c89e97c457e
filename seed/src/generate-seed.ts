import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageDocuments, type SeedDocument, truthDocuments } from './load/documents.ts';
import { truthOf } from './load/truth.ts';
import { type DrawOptions, drawCatalogue } from './output/drawn-catalogue.ts';
import type { PublishedFile } from './output/folder.ts';

/** What `seed.json` holds; times of the truth are ISO strings there. */
export interface Seed {
  readonly version: string;
  readonly truth: readonly SeedDocument[];
  readonly pages: readonly SeedDocument[];
  readonly files: readonly PublishedFile[];
}

export interface GenerateOptions extends DrawOptions {
  /** The moment that "two hours ago" counts from. */
  readonly now: Date;
}

/** Draws the catalogue into `outDir/files` unless it is there, and writes `outDir/seed.json`. */
export async function generateSeed(options: GenerateOptions): Promise<Seed> {
  const drawn = await drawCatalogue(options);
  const truth = truthOf(drawn, options.now);
  const seed: Seed = {
    version: drawn.version,
    truth: truthDocuments(truth),
    pages: pageDocuments(truth),
    files: [...drawn.comics, ...drawn.chapters].flatMap(({ files }) => files),
  };
  await writeFile(join(options.outDir, 'seed.json'), JSON.stringify(seed));
  return seed;
}
