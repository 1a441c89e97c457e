import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';

/** Of the root's entries these are not linked into the copy; the rest is read there and never changed. */
const NOT_LINKED = new Set(['.git', '.rawi', 'functions', 'vitest.config.ts']);

/** The unit tests of the functions, in a copy of the tree whose files can be changed. */
export interface UnitTests {
  /**
   * Runs the tests that import a file while it has another text, the likeliest to notice first. Returns the first that fails;
   * undefined where all pass.
   */
  readonly firstFailure: (file: string, text: string) => Promise<string | undefined>;
  /** Ends them and removes the copy. */
  readonly close: () => Promise<void>;
}

/** Copies the functions and loads their unit tests once, so that a changed file alone is read again. */
export async function openUnitTests(): Promise<UnitTests> {
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
    bail: 1,
    fileParallelism: false,
    // A mutant may wait for what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [{}],
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

  return {
    async firstFailure(file, text) {
      const path = join(folder, file);
      const original = readFileSync(path, 'utf8');
      const tests = await testsOf(file);
      writeFileSync(path, text);
      vitest.invalidateFile(path);
      try {
        for (const test of tests) {
          const failed = await failureOf(test);
          if (failed !== undefined) return failed;
        }
        return undefined;
      } finally {
        writeFileSync(path, original);
        vitest.invalidateFile(path);
      }
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function failureOf(test: TestSpecification): Promise<string | undefined> {
    // What failed before would count for `bail` too.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([test]);
    for (const module of testModules) {
      for (const each of module.children.allTests()) {
        if (each.result().state === 'failed') return each.fullName;
      }
      if (module.state() === 'failed') return `${basename(module.moduleId)}, which does not load`;
    }
    return unhandledErrors.length > 0
      ? `${basename(test.moduleId)}, by an error that nobody catches`
      : undefined;
  }
}

/** 0 for the test beside a file that is called like it; more, the further away. */
function distance(file: string, test: string): number {
  const name = basename(file, '.ts');
  if (basename(test) === `${name}.test.ts`) return 0;
  if (readFileSync(test, 'utf8').includes(`/${name}.ts'`)) return 1;
  return dirname(test).endsWith(dirname(file)) ? 2 : 3;
}
