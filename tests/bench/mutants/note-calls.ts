import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { PROBE } from './probes.ts';

/** Loaded before each test file where calls are noted: adds a line to the file RAWI_CALLS with every function that it called. */
const called = new Set<string>();
Object.assign(globalThis, { [PROBE]: (place: string) => called.add(place) });

afterAll(() => {
  const file = process.env['RAWI_CALLS'];
  const { testPath } = expect.getState();
  if (file !== undefined && testPath !== undefined) {
    appendFileSync(file, `${JSON.stringify({ test: testPath, called: [...called] })}\n`);
  }
});
