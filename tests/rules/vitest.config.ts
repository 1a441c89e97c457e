import { defineConfig } from 'vitest/config';

/** Against running emulators; the files share one project, which each clears, and so run one after the other. */
export default defineConfig({
  test: {
    name: 'rules',
    include: ['tests/rules/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
