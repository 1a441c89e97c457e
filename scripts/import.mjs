/** `npm run import -- <folder>`: brings a folder of comics with a `catalog.json` into the running site. */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const [folder, ...rest] = process.argv.slice(2);
if (!folder) {
  stopWith('Which folder should be imported?', 'Name it: npm run import -- <folder with a catalog.json>');
}
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const { CommandFailed, run } = await import('./lib/run.mjs');
const { runningSuite } = await import('./lib/running-suite.mjs');
const env = await runningSuite();
try {
  await run(process.execPath, ['--enable-source-maps', await bundle('import'), resolve(folder), ...rest], {
    env: { ...process.env, ...env },
  });
} catch (error) {
  // The importer has said what is wrong.
  if (!(error instanceof CommandFailed)) throw error;
  process.exit(error.code);
}
