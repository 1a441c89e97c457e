import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const TESTS = 'tests/rules';
const outcomeSchema = z.object({ mutant: z.string(), tests: z.string(), killedBy: z.string().nullable() });

export interface KeptOutcomes {
  /** The test that killed the mutant, null if none of these did, undefined if they were not asked yet. */
  readonly of: (mutant: string, tests: readonly string[]) => string | null | undefined;
  readonly keep: (mutant: string, tests: readonly string[], killedBy: string | null) => void;
}

/**
 * What mutants of these rules came to, kept between runs: two thousand of them take hours, and a run that was ended goes
 * on where it was. Other rules or other tests of them begin anew.
 */
export function keptOutcomes(rules: string): KeptOutcomes {
  const hash = createHash('sha256').update(rules);
  for (const name of readdirSync(TESTS).toSorted()) hash.update(readFileSync(join(TESTS, name)));
  const folder = '.rawi/mutants';
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${hash.digest('hex').slice(0, 16)}.jsonl`);
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
