import { defineConfig } from 'vitest/config';

/** Suites that drive the emulator with Google's own SDKs; unit runs do not see them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.conformance.ts'],
    // The SDKs keep connections and timers per process: one file at a time, each in a process of its own.
    pool: 'forks',
    fileParallelism: false,
    reporters: ['default', './report.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
