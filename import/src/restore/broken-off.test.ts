import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MANIFEST, type Manifest } from '../archive/layout.ts';
import { archiving, publicDocuments } from '../testing/archiving.ts';
import { Died, dyingAt } from '../testing/dying.ts';

const { at, runExport, runRestore } = archiving('broken-off');

/** Where it dies, each time that it begins. */
const deaths = (steps: number) =>
  fc.array(fc.integer({ min: 1, max: steps }), { minLength: 1, maxLength: 4 });
const NEVER = Number.POSITIVE_INFINITY;

async function partsOf(): Promise<Manifest['parts']> {
  const manifest: Manifest = JSON.parse(await readFile(join(at.folder, MANIFEST), 'utf8'));
  return manifest.parts;
}

it('an export that broke off anywhere, however often, goes on to the same end and fetches no file twice', async () => {
  const living = dyingAt(NEVER, at.filled);
  await runExport(living);
  const whole = await partsOf();
  const opened = at.filled.files.opened.length;
  await fc.assert(
    fc.asyncProperty(deaths(living.steps()), async (steps) => {
      await rm(at.folder, { recursive: true });
      at.filled.files.opened.length = 0;
      let unfinished = 0;
      for (const step of steps) {
        const before = at.filled.files.opened.length;
        await runExport(dyingAt(step, at.filled)).catch((error: unknown) => {
          // A whole export is refused.
          if (error instanceof Died) unfinished += at.filled.files.opened.length > before ? 6 : 0;
        });
      }
      await runExport().catch(() => {});
      expect(await partsOf()).toEqual(whole);
      // What was under way when it died comes once more: six at once.
      expect(at.filled.files.opened.length).toBeLessThanOrEqual(opened + unfinished);
    }),
    { numRuns: 15 },
  );
});

it('a restore that broke off anywhere, however often, goes on to the same end', async () => {
  await runExport();
  const living = dyingAt(NEVER, at.empty);
  await runRestore(living);
  const whole = await publicDocuments(at.empty.firestore);
  const files = new Map([...at.empty.files.kept].map(([path, { content }]) => [path, String(content)]));
  await fc.assert(
    fc.asyncProperty(deaths(living.steps()), async (steps) => {
      at.empty.clear();
      at.empty.files.kept.clear();
      for (const step of steps)
        await runRestore(dyingAt(step, at.empty)).catch((error: unknown) => {
          if (!(error instanceof Died)) throw error;
        });
      const { waiting } = await runRestore();
      expect(waiting.count).toBe(0);
      expect(await publicDocuments(at.empty.firestore)).toEqual(whole);
      expect(new Map([...at.empty.files.kept].map(([path, { content }]) => [path, String(content)]))).toEqual(
        files,
      );
    }),
    { numRuns: 15 },
  );
});
