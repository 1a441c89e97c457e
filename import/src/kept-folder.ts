import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from '@rawi/model/zod';

/** How one kind of thing is kept. */
interface Keeping<Facts> {
  /** The folder that all of them lie in. */
  readonly keptIn: string;
  /** Everything that its content depends on: the same parts name the same folder. */
  readonly madeOf: readonly (string | number | Buffer)[];
  /** The file with what is known of it, written last: a folder with it is whole. */
  readonly factsFile: string;
  readonly schema: z.ZodType<Facts>;
}

/** A folder that is whole, and what is known of its content. */
export interface KeptFolder<Facts> {
  readonly folder: string;
  readonly facts: Facts;
}

/**
 * A folder that was made by an earlier import, or is made now: `make` writes its files into a folder of its own, which
 * gets its name when all of it is there. Nothing is kept of one that throws.
 */
export async function keepFolder<Facts>(
  { keptIn, madeOf, factsFile, schema }: Keeping<Facts>,
  make: (work: string) => Promise<Facts>,
): Promise<KeptFolder<Facts>> {
  const folder = join(keptIn, nameOf(madeOf));
  const text = await readFile(join(folder, factsFile), 'utf8').catch(() => undefined);
  if (text !== undefined) return { folder, facts: schema.parse(JSON.parse(text)) };
  await mkdir(keptIn, { recursive: true });
  const work = await mkdtemp(join(keptIn, 'work-'));
  try {
    const facts = await make(work);
    await writeFile(join(work, factsFile), JSON.stringify(facts));
    await rm(folder, { recursive: true, force: true });
    await rename(work, folder);
    return { folder, facts };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}

/** Each part on a line of its own. */
function nameOf(madeOf: Keeping<unknown>['madeOf']): string {
  const hash = createHash('sha256');
  for (const [index, part] of madeOf.entries()) {
    if (index > 0) hash.update('\n');
    hash.update(typeof part === 'number' ? String(part) : part);
  }
  return hash.digest('hex').slice(0, 32);
}
