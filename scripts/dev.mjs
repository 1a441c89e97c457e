/** `npm run dev`: the emulators, and the site served by Vite, which shows a change as soon as it is saved. */
import { join } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { HOST, ports as portTable, requireFreePorts } from './lib/ports.mjs';
import { endProgram, isEnding, startProgram } from './lib/programs.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';

await requireNode();
const ports = portTable();
await requireFreePorts(ports);
await ensureDependencies();
const { bundleFunctions } = await import('./lib/bundles.mjs');
const { clientConfig, dataFolder, PROJECT } = await import('./lib/local-config.mjs');
const { runEarly, startSchedules } = await import('./lib/schedules.mjs');
const { showDemonstration } = await import('./lib/demonstration.mjs');
const { startSuite } = await import('./lib/suite.mjs');

await bundleFunctions();
console.log('Starting the emulators …');
const suite = await startSuite({
  ports,
  data: dataFolder(ports),
  keep: true,
  only: 'auth,firestore,storage,functions',
});
await showDemonstration(suite.env);
const functions = { origin: suite.env.RAWI_FUNCTIONS, project: PROJECT };
await startSchedules(functions);
// Texts that the demonstration brings are found soon.
await runEarly(functions, 'indexTexts');
const vite = startProgram(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--host', HOST, '--port', String(ports.vite), '--strictPort'],
  {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: { ...process.env, VITE_RAWI_FIREBASE: JSON.stringify(clientConfig(ports)) },
  },
);
await Promise.race([suite.exited, new Promise((resolve) => vite.once('exit', resolve))]);
if (!isEnding()) {
  await endProgram(vite);
  await suite.stop();
  process.exit(1);
}
