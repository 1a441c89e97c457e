import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const outcomeSchema = z.object({ mutant: z.string(), tests: z.string(), killedBy: z.string().nullable() });

/** Stands for a test's name where a function is called while a file loads, or for several tests together. */
export const OUTSIDE = '';

const callersSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number())));
/** For a function (`placeOf`), by test file, the names of the tests that call it, with the milliseconds that each took. */
export type Callers = z.infer<typeof callersSchema>;

export interface KeptOutcomes {
  /** The test that killed the mutant, null if none of these did, undefined if they were not asked yet. */
  readonly of: (mutant: string, tests: readonly string[]) => string | null | undefined;
  readonly keep: (mutant: string, tests: readonly string[], killedBy: string | null) => void;
}

/**
 * What mutants of a text came to, kept between runs: two thousand of them take hours, and a run that was ended goes on where
 * it was. `folders` hold what decides about them beside the text, tests above all: where one of their files is another, the
 * outcomes are not used.
 */
export function keptOutcomes(text: string, folders: readonly string[]): KeptOutcomes {
  const path = `${pathFor(text, folders)}.jsonl`;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const keyOf = (mutant: string, tests: string) => `${mutant}\n${tests}`;
  const kept = new Map(
    lines
      .map((line) => outcomeSchema.parse(JSON.parse(line)))
      .map(({ mutant, tests, killedBy }) => [keyOf(mutant, tests), killedBy] as const),
  );
  return {
    of: (mutant, tests) => kept.get(keyOf(mutant, tests.join())),
    keep: (mutant, tests, killedBy) => {
      kept.set(keyOf(mutant, tests.join()), killedBy);
      appendFileSync(path, `${JSON.stringify({ mutant, tests: tests.join(), killedBy })}\n`);
    },
  };
}

/** Which tests call which functions of `files`, by `note` and kept until a file of `folders` changes. */
export async function keptCallers(
  folders: readonly string[],
  files: readonly string[],
  note: (files: readonly string[]) => Promise<Callers>,
): Promise<Callers> {
  const path = `${pathFor(files.join(), folders)}.callers.json`;
  if (!existsSync(path)) {
    console.log('Which test calls which function is noted first, by all unit tests of the functions …');
    writeFileSync(path, JSON.stringify(await note(files)));
  }
  return callersSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** A path in the folder of what is kept, without its ending: another one for every `text` and state of the sources. */
function pathFor(text: string, folders: readonly string[]): string {
  const hash = createHash('sha256').update(text);
  for (const each of folders) {
    for (const path of sourcesBelow(each)) hash.update(path).update(readFileSync(path));
  }
  const folder = '.rawi/mutants';
  mkdirSync(folder, { recursive: true });
  return join(folder, hash.digest('hex').slice(0, 16));
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|mts|mjs)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .toSorted();
}
