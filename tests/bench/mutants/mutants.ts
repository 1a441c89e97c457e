import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { writeMutants } from './mutants-report.ts';
import { fits, judge, type Outcome } from './outcome.ts';
import { runChecks, runFunctions } from './run-functions.ts';
import { runRules } from './run-rules.ts';
import { SAME_PROGRAM } from './same-program.ts';

const PARTS = ['firestore', 'storage', 'functions', 'checks'] as const;
type Part = (typeof PARTS)[number];

/**
 * `npm run bench -- mutants`: changes the rules and the functions, one place at a time, and looks whether a test
 * notices. `--only firestore,storage,functions,checks` runs a part, `--since <commit>` the mutants of rules lines that
 * changed, `--match <text>` those of checks whose name holds the text. A whole run writes docs/mutants.md. Ends with code 1 where a mutant survives that `same-program.ts` does not name.
 */
export async function benchMutants(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, since: { type: 'string' }, match: { type: 'string' } },
  });
  const parts =
    values.only === undefined ? PARTS : PARTS.filter((part) => values.only?.split(',').includes(part));
  const isWhole = values.since === undefined && values.match === undefined;
  let hasFailed = false;
  for (const part of parts) {
    const outcomes = await run(part, values);
    const known = SAME_PROGRAM.filter(({ name }) =>
      name.startsWith(part === 'functions' || part === 'checks' ? `${part} ` : `${part}.rules `),
    );
    const judged = judge(outcomes, known);
    // A run of some mutants does not need every reason.
    const stale = isWhole ? judged.stale : [];
    console.log(
      `\n${part}: ${outcomes.length} mutants, ${judged.killed} killed, ${judged.same.length} the same program`,
    );
    for (const name of judged.real) console.error(`  survives: ${name}`);
    for (const name of stale) console.error(`  no survivor needs this reason: ${name}`);
    hasFailed ||= judged.real.length > 0 || stale.length > 0;
    if (isWhole) writeMutants(part, outcomes.length, judged);
  }
  if (hasFailed) process.exitCode = 1;
}

interface Narrow {
  readonly since?: string | undefined;
  readonly match?: string | undefined;
}

async function run(part: Part, { since, match = '' }: Narrow): Promise<Outcome[]> {
  if (part === 'functions') return runFunctions();
  if (part === 'checks') return runChecks((name) => name.includes(match));
  const file = `${part}.rules` as const;
  const isNamed = (name: string) => SAME_PROGRAM.some((known) => fits(known.name, name));
  return runRules(file, isNamed, since === undefined ? undefined : linesSince(since, file));
}

/** The lines of a file that are not as they were at a commit. */
function linesSince(commit: string, file: string): ReadonlySet<number> {
  const diff = execFileSync('git', ['diff', '-U0', commit, '--', file], { encoding: 'utf8' });
  return new Set(
    [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, first, count = '1']) =>
      Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
    ),
  );
}
