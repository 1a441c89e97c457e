import { defineConfig } from 'vitest/config';

/** Against the running suite, whose addresses `npm test` puts into the environment; files share one database. */
export default defineConfig({
  test: {
    name: 'backend',
    include: ['tests/backend/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
