import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from '@rawi/model/zod';
import type { TreeItem } from './walk-tree.ts';

const names = z.array(z.string()).readonly();
const aboutSchema = z.strictObject({
  title: z.string().optional(),
  series: z.string().optional(),
  number: z.string().optional(),
  volume: z.string().optional(),
  count: z.string().optional(),
  summary: z.string().optional(),
  writers: names,
  artists: names,
  translators: names,
  publisher: z.string().optional(),
  genres: names,
  address: z.string().optional(),
  language: z.string().optional(),
  ageRating: z.string().optional(),
});
/** What a file says of itself. */
const factsSchema = z.strictObject({ about: aboutSchema.optional() });
type Facts = z.infer<typeof factsSchema>;
/** The same, or why it cannot be a chapter. */
export type Known = Facts | { readonly refused: string };
const lineSchema = z.tuple([z.string(), factsSchema]);

export interface KeptFacts {
  readonly of: (item: TreeItem) => Facts | undefined;
  /** A refusal is not kept: a disk that could not be read may be there the next time. */
  readonly keep: (item: TreeItem, known: Known) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * What was found of the files of a folder before, by path, length and time of change: one line each, written as they are looked at, so that a run that broke off goes on
 * where it was.
 */
export async function openKeptFacts(folder: string, keptIn: string): Promise<KeptFacts> {
  await mkdir(keptIn, { recursive: true });
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const path = join(keptIn, `tree-${name}.jsonl`);
  const known = new Map<string, Facts>();
  for await (const line of linesOf(path)) {
    const read = lineSchema.safeParse(parsed(line));
    if (read.success) known.set(...read.data);
  }
  const file = await open(path, 'a');
  // The last line of a run that broke off may be half.
  if (known.size > 0) await file.appendFile('\n');
  const keyOf = (item: TreeItem) =>
    `${item.path}\n${item.kind} ${item.bytes} ${item.changedAt}${item.info === undefined ? '' : ` ${item.info}`}`;
  return {
    of: (item) => known.get(keyOf(item)),
    keep: async (item, facts) => {
      const key = keyOf(item);
      if (!('refused' in facts) && !known.has(key))
        await file.appendFile(`${JSON.stringify([key, facts])}\n`);
    },
    close: () => file.close(),
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (exists) yield* createInterface({ input: createReadStream(path) });
}
