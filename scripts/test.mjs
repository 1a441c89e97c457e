/**
 * `npm test`: everything, from a fresh clone. First what needs no backend (`npm run check`, the emulator's conformance),
 * then the whole product on its own ports: rules, functions, journeys, and the same data after a restart.
 * `-- --only check|emulator|product` runs a part.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { ports as portTable, requireFreePorts } from './lib/ports.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root, workFolder } from './lib/root.mjs';

/** Away from `npm start`, so that both can run at once. */
const TEST_OFFSET = 10_000;

requireNode();
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = (part) => options.only === undefined || options.only === part;
const ports = portTable(TEST_OFFSET);
if (wanted('product')) await requireFreePorts(ports);
await ensureDependencies();
const chromium = await ensureChromium();

const { counted, runSteps } = await import('./lib/steps.mjs');
const bin = (name) => join(root, 'node_modules/.bin', name);
const vitest = (name, config, env) => ({
  name,
  command: [bin('vitest'), 'run', '--config', config],
  env,
  report: 'vitest',
});
let failed = false;

if (wanted('check')) failed = (await (await import('./lib/check-steps.mjs')).check()) || failed;
if (wanted('emulator')) {
  const steps = [vitest('conformance', 'emulator/conformance/vitest.config.ts', { CHROMIUM: chromium })];
  failed = (await runSteps(steps)) || failed;
}
if (wanted('product')) failed = (await testProduct()) || failed;

console.log(`\n${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
process.exit(failed ? 1 : 0);

/** Seeds and imports into a fresh suite, tests it, stops it, and looks again after a restart. */
async function testProduct() {
  const { buildWeb, bundleFunctions, bundle } = await import('./lib/bundles.mjs');
  const { seed } = await import('./lib/seeding.mjs');
  const { startSuite } = await import('./lib/suite.mjs');
  const { stopOnSignal } = await import('./lib/stop-on-signal.mjs');
  const data = join(workFolder, 'test-data');
  rmSync(data, { recursive: true, force: true });
  await Promise.all([buildWeb(), bundleFunctions(), bundle('import')]);

  let suite = await startSuite({ ports, data, keep: true });
  stopOnSignal(suite);
  let failed = true;
  try {
    await seed(suite.env);
    const env = { ...suite.env, CHROMIUM: chromium, RAWI_IMPORTER: await bundle('import') };
    failed = await runSteps([
      vitest('rules', 'tests/rules/vitest.config.ts', env),
      vitest('backend', 'tests/backend/vitest.config.ts', env),
      {
        name: 'journeys',
        command: [bin('playwright'), 'test', '--config', 'tests/journeys/playwright.config.ts'],
        env,
        report: 'playwright',
      },
    ]);
  } finally {
    await suite.stop();
  }
  suite = await startSuite({ ports, data });
  try {
    failed =
      (await runSteps([vitest('after a restart', 'tests/restart/vitest.config.ts', suite.env)])) || failed;
  } finally {
    await suite.stop();
  }
  return failed;
}
