/**
 * `npm run bench`: measures the site (reads, bytes, first page); `-- search` how long a browser searches; `-- text-search` the same inside comics; `-- rebuild` what a rebuild of the home page reads;
 * `-- paint` the largest paint of first visits, with `--against <folder>` beside another build; `-- counts` many who follow one translator at the same time; `-- fan-out` ten thousand who are notified of a chapter;
 * `-- downloads` what is saved on a device; `-- reader` the reader beside pdf.js's viewer; `-- publish` what it takes that readers have a chapter; `-- renew` what it costs to renew pages after their version was raised; `-- interface` what programs of others read; `-- archive` the memory of an export, a restore and an import of a large catalogue; `-- trees` how a folder of many archives becomes a catalogue; `-- more-like-this` what is shown beside a comic, for made-up tastes; `-- media` files that become pages; `-- dense` what their files for dense screens take; `-- panels` how many panels of pages are found; `-- pdf <folder>` first pages of PDFs beside pdftoppm; `-- emulator` the embedded Firestore; `-- mutants` changes rules and functions and looks whether a test notices.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const [part = 'site', ...rest] = process.argv.slice(2);
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const { run } = await import('./lib/run.mjs');

if (part === 'emulator') await benchEmulator();
else if (part === 'search') await run(process.execPath, [await bundle('bench'), 'search']);
else if (part === 'text-search') await run(process.execPath, [await bundle('bench'), 'text-search']);
else if (part === 'rebuild') await run(process.execPath, [await bundle('bench'), 'rebuild']);
else if (part === 'counts') await run(process.execPath, [await bundle('bench'), 'counts']);
else if (part === 'fan-out') await run(process.execPath, [await bundle('bench'), 'fan-out']);
else if (part === 'publish') await run(process.execPath, [await bundle('bench'), 'publish']);
else if (part === 'renew') await run(process.execPath, [await bundle('bench'), 'renew']);
else if (part === 'more-like-this') await run(process.execPath, [await bundle('bench'), 'more-like-this']);
else if (part === 'interface') await run(process.execPath, [await bundle('bench'), 'interface']);
else if (part === 'archive') await benchArchive();
else if (part === 'trees') await run(process.execPath, [await bundle('bench'), 'trees']);
else if (part === 'panels') await run(process.execPath, [await bundle('bench'), 'panels']);
else if (part === 'media' || part === 'dense') await benchMedia(part);
else if (part === 'pdf') await benchPdf();
else if (part === 'reader' || part === 'downloads') await benchReader(part);
else if (part === 'site' || part === 'paint') await benchSite(part);
else if (part === 'mutants') await benchMutants();
else
  stopWith(
    `There is no benchmark "${part}".`,
    'Run `npm run bench` (the site), or with `-- paint`, `-- search`, `-- text-search`, `-- rebuild`, `-- counts`, `-- fan-out`, `-- publish`, `-- renew`, `-- archive`, `-- interface`, `-- trees`, `-- more-like-this`, `-- media`, `-- dense`, `-- panels`, `-- pdf <folder>`, `-- reader`, `-- downloads`, `-- emulator` or `-- mutants`.',
  );

async function benchEmulator() {
  const env = { ...process.env, RAWI_EMULATOR: await bundle('firestore') };
  await run(process.execPath, [await bundle('bench'), 'emulator'], { env });
}

/** The commands themselves, which find a site on ports of its own. */
async function benchArchive() {
  const { ports: portTable, requireFreePorts } = await import('./lib/ports.mjs');
  const { suiteEnvironment } = await import('./lib/suite.mjs');
  const ports = portTable(22_000);
  await requireFreePorts(ports);
  // Not made by the command whose memory is measured.
  await bundle('archive');
  const env = { ...process.env, ...suiteEnvironment(ports), RAWI_PORT_OFFSET: String(ports.offset) };
  await run(process.execPath, [await bundle('bench'), 'archive'], { env });
}

async function benchMedia(which) {
  const env = { ...process.env, RAWI_DISTILLER: await bundle('distiller') };
  await run(process.execPath, [await bundle('bench'), which, ...rest], { env });
}

async function benchPdf() {
  const env = { ...process.env, RAWI_DISTILLER: await bundle('distiller') };
  await run(process.execPath, [await bundle('bench'), 'pdf', ...rest], { env });
}

/** Its two small servers need no suite. */
async function benchReader(which) {
  const { buildWeb } = await import('./lib/bundles.mjs');
  const { buildViewerPage } = await import('./lib/viewer-page.mjs');
  const chromium = await ensureChromium();
  await buildViewerPage();
  await buildWeb();
  const env = { ...process.env, CHROMIUM: chromium, RAWI_DISTILLER: await bundle('distiller') };
  await run(process.execPath, [await bundle('bench'), which, ...rest], { env });
}

/** On a suite of its own, away from the ports of `npm start` and `npm test`. */
async function benchSite(which) {
  const { buildWeb, bundleFunctions } = await import('./lib/bundles.mjs');
  const { ports: portTable, requireFreePorts } = await import('./lib/ports.mjs');
  const { seed } = await import('./lib/seeding.mjs');
  const { startSuite } = await import('./lib/suite.mjs');
  const ports = portTable(20_000);
  await requireFreePorts(ports);
  const chromium = await ensureChromium();
  await bundleFunctions();
  const suite = await startSuite({ ports, site: buildWeb() });
  try {
    await seed(suite.env);
    const env = { ...process.env, ...suite.env, CHROMIUM: chromium, RAWI_IMPORTER: await bundle('import') };
    await run(process.execPath, [await bundle('bench'), which, ...rest], { env });
  } finally {
    await suite.stop();
  }
}

/** Storage's rules are asked by the Storage emulator, which the CLI brings; the rest needs nothing that runs. */
async function benchMutants() {
  const { ports: portTable, requireFreePorts } = await import('./lib/ports.mjs');
  const { CommandFailed } = await import('./lib/run.mjs');
  const { startSuite } = await import('./lib/suite.mjs');
  const only = rest.indexOf('--only');
  const needsStorage = only === -1 || rest[only + 1]?.includes('storage');
  let suite;
  if (needsStorage) {
    const ports = portTable(21_000);
    await requireFreePorts(ports);
    suite = await startSuite({ ports, only: 'firestore,storage' });
  }
  try {
    const env = { ...process.env, ...suite?.env };
    await run(process.execPath, [await bundle('bench'), 'mutants', ...rest], { env });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    process.exitCode = error.code;
  } finally {
    await suite?.stop();
  }
}
