import { defineConfig } from 'vitest/config';

/** The unit tests of every workspace; what needs a running backend lies under `tests/` and `emulator/conformance/`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{model,functions,emulator,seed}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
