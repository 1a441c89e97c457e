/** `npm run bench`: measures the site (reads, bytes, first page); `-- emulator` measures the embedded Firestore. */
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

requireNode();
const [part = 'site'] = process.argv.slice(2);
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const { run } = await import('./lib/run.mjs');

if (part === 'emulator') await benchEmulator();
else if (part === 'site') await benchSite();
else
  stopWith(
    `There is no benchmark "${part}".`,
    'Run `npm run bench` (the site) or `npm run bench -- emulator`.',
  );

async function benchEmulator() {
  const env = { ...process.env, RAWI_EMULATOR: await bundle('firestore') };
  await run(process.execPath, [await bundle('bench'), 'emulator'], { env });
}

/** On a suite of its own, away from the ports of `npm start` and `npm test`. */
async function benchSite() {
  const { buildWeb, bundleFunctions } = await import('./lib/bundles.mjs');
  const { ports: portTable, requireFreePorts } = await import('./lib/ports.mjs');
  const { seed } = await import('./lib/seeding.mjs');
  const { startSuite } = await import('./lib/suite.mjs');
  const { stopOnSignal } = await import('./lib/stop-on-signal.mjs');
  const ports = portTable(20_000);
  await requireFreePorts(ports);
  const chromium = await ensureChromium();
  await Promise.all([buildWeb(), bundleFunctions()]);
  const suite = await startSuite({ ports });
  stopOnSignal(suite);
  try {
    await seed(suite.env);
    const env = { ...process.env, ...suite.env, CHROMIUM: chromium, RAWI_IMPORTER: await bundle('import') };
    await run(process.execPath, [await bundle('bench'), 'site'], { env });
  } finally {
    await suite.stop();
  }
}
