import { defineConfig } from 'vitest/config';

/** Suites that drive the emulator with Google's own SDKs; unit runs do not see them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.conformance.ts'],
    // The SDKs keep connections and timers per process: each file has a process of its own, and an emulator.
    pool: 'forks',
    // By itself Vitest leaves one processor free. Half of the time goes by in waiting.
    maxWorkers: 2,
    reporters: ['default', './report.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
