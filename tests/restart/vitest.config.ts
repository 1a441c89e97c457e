import { defineConfig } from 'vitest/config';

/** Against a suite that was stopped after seeding and importing, and started again with the kept data. */
export default defineConfig({
  test: { name: 'restart', include: ['tests/restart/**/*.test.ts'], testTimeout: 120_000 },
});
