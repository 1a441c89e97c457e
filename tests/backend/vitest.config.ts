import { defineConfig } from 'vitest/config';

/** Against the running suite, whose addresses `npm test` puts into the environment; files share one database. */
export default defineConfig({
  test: {
    name: 'backend',
    include: ['tests/backend/**/*.test.ts'],
    fileParallelism: false,
    // The Functions emulator of the CLI can lose a call: between asking for an idle worker and taking it another call may
    // have it, and `submitRequest` throws. `npm test` names each test that passed at the second try only.
    retry: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
