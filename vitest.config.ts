import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testFiles } from './tests/support/own-modules.ts';

const ROOT = import.meta.dirname;
/** Their tests leave nothing behind in what they load. */
const SHARING = ['model', 'emulator', 'scripts', 'tests/bench', 'tests/support'];
/** Their tests load programs, databases and decoders: only packages are shared. */
const OWN = ['media', 'functions', 'import', 'demo', 'tests/worst-day'];

/** By itself Vitest leaves one processor free, which on two of them means one file at a time. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const node = {
  maxWorkers,
  environment: 'node',
  // Google's SDKs then look for no machine of theirs around this one: a unit test asks no network.
  env: { METADATA_SERVER_DETECTION: 'none' },
  // Properties are tried on hundreds of values, beside other work of the machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;
const sharing = testFiles(ROOT, SHARING);
const own = testFiles(ROOT, OWN);

const web = join(ROOT, 'web');
const LEAVE_NOTHING = join(web, 'src/testing/leave-nothing.ts');
const FRESH = join(ROOT, 'tests/support/fresh-modules.ts');
const ofWeb = testFiles(web, ['.']);
/** What draws a page finds there whatever another file has drawn, said and stored before. */
const draws = (file: string) => file.endsWith('.tsx');

/**
 * The unit tests of every workspace; what needs a running backend lies under `tests/` and `emulator/conformance/`. Those of “node”
 * and “web” share the modules that they load with the files before them; those of “own modules” have each their own, and share packages alone.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { ...node, name: 'node', include: sharing.shared, isolate: false } },
      {
        test: {
          ...node,
          name: 'node, own modules',
          include: [...sharing.own, ...own.shared, ...own.own],
          isolate: false,
          setupFiles: [FRESH, join(ROOT, 'tests/support/leave-nothing.ts')],
        },
      },
      { test: { ...node, name: 'node, own process', include: [...sharing.alone, ...own.alone] } },
      {
        extends: './web/vitest.config.ts',
        root: web,
        test: {
          name: 'web',
          maxWorkers,
          include: ofWeb.shared.filter((file) => !draws(file)),
          isolate: false,
          setupFiles: [LEAVE_NOTHING],
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: web,
        test: {
          name: 'web, own modules',
          maxWorkers,
          include: [...ofWeb.own, ...ofWeb.shared.filter(draws)],
          isolate: false,
          setupFiles: [FRESH, LEAVE_NOTHING],
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: web,
        test: { name: 'web, own process', maxWorkers, include: ofWeb.alone },
      },
    ],
  },
});
