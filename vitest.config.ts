import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testFiles } from './tests/support/own-modules.ts';

const ROOT = import.meta.dirname;
const NODE = [
  'model',
  'media',
  'functions',
  'emulator',
  'import',
  'demo',
  'scripts',
  'tests/bench',
  'tests/support',
];

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
const ofNode = testFiles(ROOT, NODE);

const web = join(ROOT, 'web');
const ofWeb = testFiles(web, ['.']);

/**
 * The unit tests of every workspace; what needs a running backend lies under `tests/` and `emulator/conformance/`. Most files
 * share the modules that they load with the files before them; those of “own modules” have each their own.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { ...node, name: 'node', include: ofNode.shared, isolate: false } },
      { test: { ...node, name: 'node, own modules', include: ofNode.own } },
      {
        extends: './web/vitest.config.ts',
        root: web,
        test: {
          name: 'web',
          maxWorkers,
          include: ofWeb.shared,
          isolate: false,
          setupFiles: [join(web, 'src/testing/leave-nothing.ts')],
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: web,
        test: { name: 'web, own modules', maxWorkers, include: ofWeb.own },
      },
    ],
  },
});
