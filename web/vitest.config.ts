import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What every unit test of the client needs. `vitest.config.ts` of the repository says which of them share modules. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    // The default limits are too short on a machine that also does other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
