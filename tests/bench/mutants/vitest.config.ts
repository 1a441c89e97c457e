import { defineConfig } from 'vitest/config';

/** Started by `npm run bench -- mutants` only. */
export default defineConfig({
  test: {
    include: ['tests/bench/mutants/rules-driver.run.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: [{}],
  },
});
