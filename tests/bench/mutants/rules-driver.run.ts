import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe } from 'vitest';
import { z } from 'zod';
import { startEmulator } from '../../../emulator/src/index.ts';

/**
 * Runs the rules tests once for each mutant of a batch, in one process: what is slow, loading the SDKs, is done once.
 * After a mutant's first failure its other tests are skipped. Each mutant's line in the results says how many tests
 * passed before that, and which failed.
 */
const batchSchema = z.object({
  folder: z.string(),
  results: z.string(),
  file: z.enum(['firestore.rules', 'storage.rules']),
  /** Each with the test files that judge it, in their order. */
  mutants: z.array(z.object({ id: z.number(), text: z.string(), tests: z.array(z.string()) })),
});
const { folder, results, file, mutants } = batchSchema.parse(
  JSON.parse(readFileSync(String(process.env['RAWI_MUTANTS']), 'utf8')),
);

if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
  const { host, port } = await startEmulator({ projectId: 'demo-rules' });
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${port}`;
}

for (const { id, text, tests } of mutants) {
  // Some tests read the rules as they are collected, others as they run.
  const load = () => writeFileSync(join(folder, file), text);
  describe(`mutant ${id}`, async () => {
    load();
    let failed: string | undefined;
    let passed = 0;
    beforeAll(() => {
      load();
      return () => appendFileSync(results, `${JSON.stringify({ id, passed, failed })}\n`);
    });
    beforeEach(({ task, skip, onTestFinished }) => {
      if (failed !== undefined) skip();
      onTestFinished(() => {
        if (task.result?.state === 'fail') failed ??= task.name;
        if (task.result?.state === 'pass') passed += 1;
      });
    });
    for (const test of tests) {
      describe(test, async () => {
        await import(/* @vite-ignore */ `../../rules/${test}?mutant=${id}`);
      });
    }
  });
}
