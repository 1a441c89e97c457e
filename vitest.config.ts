import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The unit tests of every workspace; what needs a running backend lies under `tests/` and `emulator/conformance/`. */
export default defineConfig({
  test: {
    // By itself Vitest leaves one processor free, which on two of them means one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Google's SDKs then look for no machine of theirs around this one: a unit test asks no network.
          env: { METADATA_SERVER_DETECTION: 'none' },
          // Properties are tried on hundreds of values, beside other work of the machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [
            '{model,media,functions,emulator,import,demo,tests/bench}/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
