import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckMutant, checkMutants } from './check-mutants.ts';
import { FUNCTION_MUTANTS } from './function-mutants.ts';
import { type Callers, keptCallers, keptOutcomes } from './kept-outcomes.ts';
import { readKillers } from './killers.ts';
import type { Outcome } from './outcome.ts';
import { noteCallers, openUnitTests } from './unit-tests.ts';

/** Where calls, triggers and what arrives in Storage are handled, and who may do what is decided. */
export const CHECKED_FOLDERS = [
  'areas',
  'callers',
  'calls',
  'distilling',
  'photos',
  'requests',
  'review',
  'secrets',
  'submissions',
  'takedowns',
  'triggers',
] as const;
export type CheckedFolder = (typeof CHECKED_FOLDERS)[number];
/** Copies that run beside each other, one for each processor of a usual machine. */
const AT_ONCE = 2;
/** What decides about the outcome of a mutant beside its own text. */
const SOURCES = ['functions/src', 'model/src', 'media/src', 'tests/support'];

/** Runs the mutants of the table `function-mutants.ts`. Throws where a text is not found any more. */
export function runFunctions(): Promise<Outcome[]> {
  return runAll('functions', changedTexts());
}

/** Runs every mutant of the checks in a folder of handlers; `wanted` tells by its name whether one is run. */
export function runChecks(folder: CheckedFolder, wanted: (name: string) => boolean): Promise<Outcome[]> {
  const mutants = filesIn(folder)
    .flatMap((file) => checkMutants(file, readFileSync(file, 'utf8')))
    .filter(({ name }) => wanted(name));
  // Noted once for all folders: it takes as long as all unit tests of the functions.
  const all = CHECKED_FOLDERS.flatMap(filesIn);
  return runAll('checks', mutants, () => keptCallers(SOURCES, all, noteCallers));
}

function filesIn(checked: CheckedFolder): string[] {
  const folder = `functions/src/${checked}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Each mutant with the first of its unit tests that fails; what an earlier run of the same sources found out is not run. */
async function runAll(
  part: 'functions' | 'checks',
  mutants: readonly CheckMutant[],
  noteCalls: () => Promise<Callers> = async () => ({}),
): Promise<Outcome[]> {
  const kept = keptOutcomes(part, SOURCES);
  const outcomes: Outcome[] = [];
  const left: CheckMutant[] = [];
  for (const mutant of mutants) {
    const killedBy = kept.of(mutant.name, [mutant.file]);
    if (killedBy === undefined) left.push(mutant);
    else outcomes.push({ name: `${part} ${mutant.name}`, killedBy: killedBy ?? undefined });
  }
  console.log(`${part}: ${outcomes.length} known from an earlier run, ${left.length} to run`);
  if (left.length === 0) return outcomes;
  const callers = await noteCalls();
  const killers = readKillers();
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, work));
  return outcomes;

  async function work(): Promise<void> {
    const tests = await openUnitTests(callers);
    try {
      for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
        const { name, file } = mutant;
        const killer = await tests.firstFailure(mutant, killers.of(name));
        if (killer) killers.set(name, killer);
        const killedBy = killer?.[1];
        kept.keep(name, [file], killedBy ?? null);
        outcomes.push({ name: `${part} ${name}`, killedBy });
        console.log(`${killedBy === undefined ? 'SURVIVES' : 'killed'}: ${name}`);
      }
    } finally {
      await tests.close();
    }
  }
}

/** The changed text of each mutant's file. Throws one error that names every text that is not where the table says. */
function changedTexts(): CheckMutant[] {
  const lost: string[] = [];
  const changed = FUNCTION_MUTANTS.map(({ name, file, find, replacement }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const count = text.split(find).length - 1;
    if (count !== 1) lost.push(`“${name}”: stands ${count} times in ${file}, and must stand there once`);
    return { name, file, text: text.replace(find, () => replacement) };
  });
  if (lost.length > 0) throw new Error(`function-mutants.ts and the code differ:\n${lost.join('\n')}`);
  return changed;
}
