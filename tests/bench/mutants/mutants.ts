import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type ReportedPart, writeMutants } from './mutants-report.ts';
import { fits, judge, type Outcome } from './outcome.ts';
import { CHECKED_FOLDERS, type CheckedFolder, runChecks, runFunctions } from './run-functions.ts';
import { runRules } from './run-rules.ts';
import { SAME_PROGRAM } from './same-program.ts';

const KINDS = ['firestore', 'storage', 'functions', 'checks'] as const;
type Kind = (typeof KINDS)[number];

interface Part extends ReportedPart {
  /** How the names of its mutants begin. */
  readonly prefix: string;
  readonly run: (narrow: Narrow) => Promise<Outcome[]>;
}

interface Narrow {
  readonly since?: string | undefined;
  readonly match?: string | undefined;
}

/** The parts of a kind: of the checks each folder is one, since all of them take most of an hour. */
function partsOf(kind: Kind, folders: readonly CheckedFolder[]): readonly Part[] {
  switch (kind) {
    case 'firestore':
      return [rulesPart('firestore', 'The rules of Firestore')];
    case 'storage':
      return [rulesPart('storage', 'The rules of Storage')];
    case 'functions':
      return [{ name: kind, title: 'The functions', prefix: 'functions ', run: runFunctions }];
    case 'checks':
      return folders.map((folder) => ({
        name: `checks --folder ${folder}`,
        title: `The checks of the functions: ${folder}`,
        prefix: `checks ${folder}/`,
        run: ({ match = '' }) => runChecks(folder, (name) => name.includes(match)),
      }));
  }
}

function rulesPart(name: 'firestore' | 'storage', title: string): Part {
  const file = `${name}.rules` as const;
  const isNamed = (mutant: string) => SAME_PROGRAM.some((known) => fits(known.name, mutant));
  return {
    name,
    title,
    prefix: `${file} `,
    run: ({ since }) => runRules(file, isNamed, since === undefined ? undefined : linesSince(since, file)),
  };
}

/**
 * `npm run bench -- mutants`: changes the rules and the functions, one place at a time, and looks whether a test
 * notices. `--only firestore,storage,functions,checks` runs a part, `--folder <names>` of the checks those in some folders,
 * `--since <commit>` the mutants of rules lines that changed, `--match <text>` those of checks whose name holds the text. What is run
 * whole is written to docs/mutants.md. Ends with code 1 where a mutant survives that `same-program.ts` does not name.
 */
export async function benchMutants(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      folder: { type: 'string' },
      since: { type: 'string' },
      match: { type: 'string' },
    },
  });
  const isAsked = (given: string | undefined, name: string) => given?.split(',').includes(name) ?? true;
  const folders = CHECKED_FOLDERS.filter((folder) => isAsked(values.folder, folder));
  const parts = KINDS.filter((kind) => isAsked(values.only, kind)).flatMap((kind) => partsOf(kind, folders));
  const isWhole = values.since === undefined && values.match === undefined;
  let hasFailed = false;
  for (const part of parts) {
    const outcomes = await part.run(values);
    const known = SAME_PROGRAM.filter(({ name }) => name.startsWith(part.prefix));
    const judged = judge(outcomes, known);
    // A run of some mutants does not need every reason.
    const stale = isWhole ? judged.stale : [];
    console.log(
      `\n${part.name}: ${outcomes.length} mutants, ${judged.killed} killed, ${judged.same.length} the same program`,
    );
    for (const name of judged.real) console.error(`  survives: ${name}`);
    for (const name of stale) console.error(`  no survivor needs this reason: ${name}`);
    hasFailed ||= judged.real.length > 0 || stale.length > 0;
    if (isWhole) writeMutants(part, outcomes.length, judged);
  }
  if (hasFailed) process.exitCode = 1;
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
