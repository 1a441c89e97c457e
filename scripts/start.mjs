/** `npm start`: the whole product on this machine. `--fresh` begins with new data, `--official-emulators` uses Java's. */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCOUNT_PASSWORD, ACCOUNTS } from './lib/accounts.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { ports as portTable, requireFreePorts } from './lib/ports.mjs';
import { requireNode } from './lib/require-node.mjs';

requireNode();
const { values: options } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    'official-emulators': { type: 'boolean', default: false },
  },
});
const ports = portTable();
await requireFreePorts(ports);
await ensureDependencies();

const { buildWeb, bundleFunctions } = await import('./lib/bundles.mjs');
const { dataFolder } = await import('./lib/local-config.mjs');
const { hasCatalogue, seed } = await import('./lib/seeding.mjs');
const { startSuite } = await import('./lib/suite.mjs');
const { stopOnSignal } = await import('./lib/stop-on-signal.mjs');

console.log('Building the site and the functions …');
await Promise.all([buildWeb(), bundleFunctions()]);
const data = dataFolder(ports);
if (options.fresh) rmSync(data, { recursive: true, force: true });

console.log('Starting the emulators …');
const suite = await startSuite({ ports, data, keep: true, official: options['official-emulators'] });
stopOnSignal(suite);
if (!(await hasCatalogue(suite.env))) await seed(suite.env);

console.log(`
Rawi is running:  ${suite.env.RAWI_SITE}
Its mail arrives: ${suite.env.RAWI_INBOX}

Accounts (password ${ACCOUNT_PASSWORD}):
${ACCOUNTS.map((email) => `  ${email}`).join('\n')}

Add comics of your own:  npm run import -- <folder with a catalog.json>
Stop with Ctrl-C; what is stored is kept for the next start.
`);

const end = await suite.exited;
process.exit(end.code ?? 0);
