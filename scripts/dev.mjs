/** `npm run dev`: the emulators, and the site served by Vite, which shows a change as soon as it is saved. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { HOST, ports as portTable, requireFreePorts } from './lib/ports.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';

requireNode();
const ports = portTable();
await requireFreePorts(ports);
await ensureDependencies();
const { bundleFunctions } = await import('./lib/bundles.mjs');
const { clientConfig, dataFolder } = await import('./lib/local-config.mjs');
const { hasCatalogue, seed } = await import('./lib/seeding.mjs');
const { startSuite } = await import('./lib/suite.mjs');

await bundleFunctions();
console.log('Starting the emulators …');
const suite = await startSuite({
  ports,
  data: dataFolder(ports),
  keep: true,
  only: 'auth,firestore,storage,functions',
});
if (!(await hasCatalogue(suite.env))) await seed(suite.env);
const vite = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--host', HOST, '--port', String(ports.vite), '--strictPort'],
  {
    cwd: join(root, 'web'),
    stdio: 'inherit',
    env: { ...process.env, VITE_RAWI_FIREBASE: JSON.stringify(clientConfig(ports)) },
  },
);
const stop = () => {
  vite.kill('SIGTERM');
  void suite.stop().then(({ code }) => process.exit(code ?? 0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
vite.once('exit', stop);
