import { defineConfig } from 'vitest/config';

/** The last step against the running suite: what the steps before it left unused. */
export default defineConfig({
  test: { name: 'indexes', include: ['tests/indexes/**/*.test.ts'], testTimeout: 120_000 },
});
