import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type InlineConfig,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { z } from 'zod';
import type { CheckMutant } from './check-mutants.ts';
import { type Callers, OUTSIDE } from './kept-outcomes.ts';
import type { Killer } from './killers.ts';
import { addProbes, placeOf } from './probes.ts';

/** Entries of the root that are not linked into the copy; the others are read there and never changed. */
const NOT_LINKED = new Set(['.git', '.rawi', 'functions', 'vitest.config.ts']);

/** The unit tests of the functions, in a copy of the tree whose files can be changed. */
export interface UnitTests {
  /**
   * Runs the tests that can notice a mutant, the likeliest first: what noticed one of the same file, then the quickest.
   * `before`, where it is known, is asked before all others. Returns the first that fails; undefined where all pass.
   */
  readonly firstFailure: (mutant: CheckMutant, before?: Killer) => Promise<Killer | undefined>;
  /** Ends them and removes the copy. */
  readonly close: () => Promise<void>;
}

/**
 * Copies the functions and loads their unit tests once, so that a changed file alone is read again. With `callers` a mutant
 * of a function runs only the tests that call it; any other those that import its file.
 */
export async function openUnitTests(callers: Callers = {}): Promise<UnitTests> {
  const { folder, vitest, close } = await openCopy({
    bail: 1,
    fileParallelism: false,
    // Starting a process and loading the SDKs takes longer than the tests of most mutants: all of them share one.
    isolate: false,
    sequence: { sequencer: AsGiven },
    setupFiles: [resolve('tests/bench/mutants/fail-fast.ts')],
  });
  const related = new Map<string, Promise<TestSpecification[]>>();
  const testsOf = (file: string) => {
    const known = related.get(file) ?? findTests(file);
    related.set(file, known);
    return known;
  };
  async function findTests(file: string): Promise<TestSpecification[]> {
    vitest.config.related = [join(folder, file)];
    const found = await vitest.getRelevantTestSpecifications();
    return found.toSorted((one, other) => distance(file, one.moduleId) - distance(file, other.moduleId));
  }
  /** By file, the tests that noticed a mutant of it, the last one first. */
  const noticed = new Map<string, string[]>();

  async function candidates({ file, where }: CheckMutant): Promise<TestSpecification[]> {
    const tests = await testsOf(file);
    const byFile =
      where === undefined || where === 'module' ? undefined : (callers[placeOf(file, where)] ?? {});
    const first = noticed.get(file) ?? [];
    const rank = ({ moduleId }: TestSpecification) =>
      first.includes(moduleId) ? first.indexOf(moduleId) : first.length;
    const time = ({ moduleId }: TestSpecification) =>
      Object.values(byFile?.[relative(folder, moduleId)] ?? {}).reduce((sum, each) => sum + each, 0);
    return tests
      .flatMap((test) => narrow(test, byFile))
      .toSorted((one, other) => rank(one) - rank(other) || time(one) - time(other));
  }

  /** The tests of a file that call the mutant's function: none, some, or all where it is called outside of them. */
  function narrow(test: TestSpecification, byFile: Callers[string] | undefined): TestSpecification[] {
    if (byFile === undefined) return [test];
    const times = byFile[relative(folder, test.moduleId)];
    if (times === undefined) return [];
    if (OUTSIDE in times) return [test];
    return [test.project.createSpecification(test.moduleId, { testNames: Object.keys(times) })];
  }

  /** The one test that failed the last time, if it is there still. */
  function lastKiller(tests: readonly TestSpecification[], before?: Killer): TestSpecification[] {
    const [file, name = ''] = before ?? [];
    return tests
      .filter((test) => relative(folder, test.moduleId) === file)
      .map((test) => test.project.createSpecification(test.moduleId, { testNames: [name] }));
  }

  return {
    async firstFailure(mutant, before) {
      const path = join(folder, mutant.file);
      const original = readFileSync(path, 'utf8');
      const tests = await candidates(mutant);
      writeFileSync(path, mutant.text);
      vitest.invalidateFile(path);
      try {
        const failed = (await failureOf(lastKiller(tests, before))) ?? (await failureOf(tests));
        if (failed === undefined) return undefined;
        const { moduleId, test } = failed;
        const others = (noticed.get(mutant.file) ?? []).filter((id) => id !== moduleId);
        noticed.set(mutant.file, [moduleId, ...others]);
        return [relative(folder, moduleId), test];
      } finally {
        writeFileSync(path, original);
        vitest.invalidateFile(path);
      }
    },
    close,
  };

  /** The first test of some that fails, with the path of its file; an error that nobody catches is the first file's. */
  async function failureOf(
    tests: TestSpecification[],
  ): Promise<{ readonly moduleId: string; readonly test: string } | undefined> {
    const [first] = tests;
    if (first === undefined) return undefined;
    // What failed before would count for `bail` too.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
    for (const module of testModules) {
      const { moduleId } = module;
      for (const each of module.children.allTests()) {
        if (each.result().state === 'failed') return { moduleId, test: each.fullName };
      }
      if (module.state() === 'failed')
        return { moduleId, test: `${basename(moduleId)}, which does not load` };
    }
    const { moduleId } = first;
    return unhandledErrors.length > 0
      ? { moduleId, test: `${basename(moduleId)}, by an error that nobody catches` }
      : undefined;
  }
}

/** Runs files in the order in which they are asked for: the likeliest first. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const noteSchema = z.object({
  file: z.string(),
  name: z.string(),
  called: z.array(z.string()),
  took: z.number(),
});

/** Runs all unit tests of the functions once, with probes in `files`, and returns which test calls which function. */
export async function noteCallers(files: readonly string[]): Promise<Callers> {
  const notes = join(mkdtempSync(join(tmpdir(), 'rawi-calls-')), 'calls.jsonl');
  writeFileSync(notes, '');
  const { folder, vitest, close } = await openCopy({
    setupFiles: [resolve('tests/bench/mutants/note-calls.ts')],
    env: { RAWI_CALLS: notes },
    // By itself Vitest leaves one processor free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  });
  try {
    for (const file of files) {
      writeFileSync(join(folder, file), addProbes(file, readFileSync(file, 'utf8')));
    }
    await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    const callers: Record<string, Record<string, Record<string, number>>> = {};
    for (const line of readFileSync(notes, 'utf8').split('\n').filter(Boolean)) {
      const { file, name, called, took } = noteSchema.parse(JSON.parse(line));
      for (const place of called) {
        const byFile = (callers[place] ??= {});
        (byFile[relative(folder, file)] ??= {})[name] = took;
      }
    }
    return callers;
  } finally {
    await close();
    rmSync(dirname(notes), { recursive: true, force: true });
  }
}

/** Vitest over the functions' unit tests in a copy of the tree: `folder`. `close` ends it and removes the copy. */
async function openCopy(
  config: InlineConfig,
): Promise<{ readonly folder: string; readonly vitest: Vitest; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'rawi-mutants-'));
  for (const name of readdirSync('.')) {
    if (!NOT_LINKED.has(name)) symlinkSync(resolve(name), join(folder, name));
  }
  cpSync('functions', join(folder, 'functions'), {
    recursive: true,
    filter: (path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    watch: false,
    include: ['functions/**/*.test.ts'],
    // A mutant may wait for what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [{}],
    ...config,
    env: { METADATA_SERVER_DETECTION: 'none', ...config.env },
  });
  const close = async () => {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, vitest, close };
}

/** 0 for the test beside a file that is called like it; more, the further away. */
function distance(file: string, test: string): number {
  const name = basename(file, '.ts');
  if (basename(test) === `${name}.test.ts`) return 0;
  if (readFileSync(test, 'utf8').includes(`/${name}.ts'`)) return 1;
  return dirname(test).endsWith(dirname(file)) ? 2 : 3;
}
