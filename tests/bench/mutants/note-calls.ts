import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { OUTSIDE } from './kept-outcomes.ts';
import { PROBE } from './probes.ts';

/**
 * Loaded before each test file where calls are noted: adds a line to the file RAWI_CALLS for every test, with the functions
 * that it called and the milliseconds that it took. What is called while the file loads, or for several tests together, is
 * of `OUTSIDE`.
 */
const notes: { readonly name: string; readonly called: readonly string[]; readonly took: number }[] = [];
let called = new Set<string>();
let startedAt = 0;
Object.assign(globalThis, { [PROBE]: (place: string) => called.add(place) });

function note(name: string): void {
  notes.push({ name, called: [...called], took: Math.round(performance.now() - startedAt) });
  called = new Set();
}

beforeEach(() => {
  note(OUTSIDE);
  startedAt = performance.now();
});

afterEach(() => {
  note(expect.getState().currentTestName ?? OUTSIDE);
});

afterAll(() => {
  note(OUTSIDE);
  const file = process.env['RAWI_CALLS'];
  const { testPath } = expect.getState();
  if (file === undefined || testPath === undefined) return;
  for (const { name, called: places, took } of notes) {
    if (places.length > 0) {
      appendFileSync(file, `${JSON.stringify({ file: testPath, name, called: places, took })}\n`);
    }
  }
});
