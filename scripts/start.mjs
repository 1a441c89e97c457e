/**
 * `npm start`: the whole product on this machine. `--fresh` begins with new data, `--empty` with none, `--official-emulators` uses
 * Java's.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { ports as portTable, requireFreePorts } from './lib/ports.mjs';
import { isEnding } from './lib/programs.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { values: options } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    'official-emulators': { type: 'boolean', default: false },
  },
});
const ports = portTable();
await requireFreePorts(ports);
await ensureDependencies();

const { buildWeb, bundleFunctions } = await import('./lib/bundles.mjs');
const { demonstrationProgress, showDemonstration } = await import('./lib/demonstration.mjs');
const { dataFolder, PROJECT } = await import('./lib/local-config.mjs');
const { migrate } = await import('./lib/migrate.mjs');
const { runEarly, startSchedules } = await import('./lib/schedules.mjs');
const { seedBehind } = await import('./lib/seeding.mjs');
const { startSuite, suiteEnvironment } = await import('./lib/suite.mjs');

const data = dataFolder(ports);
if (options.fresh || options.empty) rmSync(data, { recursive: true, force: true });

console.log('Building the site and the functions, and starting the emulators …');
const progress = demonstrationProgress();
// Whether the kept data is complete is known only when the emulators have read it.
const isKept = existsSync(data);
const begun = isKept || options.empty ? undefined : await seedBehind(suiteEnvironment(ports), progress.tell);
const site = buildWeb();
await bundleFunctions();
const suite = await startSuite({ ports, data, keep: true, official: options['official-emulators'], site });
if (isKept) await migrateKept();
if (options.empty) progress.stop();
else await showDemonstration(suite.env, { begun, progress });
const functions = { origin: suite.env.RAWI_FUNCTIONS, project: PROJECT };
await startSchedules(functions);
// Texts that the demonstration brings are found soon.
await runEarly(functions, 'indexTexts');

const { accounts, password } = JSON.parse(readFileSync(join(root, 'demo/src/load/accounts.json'), 'utf8'));
const listed = [`Accounts (password ${password}):`, ...accounts.map(({ email }) => `  ${email}`)].join('\n');
progress.line.say(`
Rawi is running:  ${suite.env.RAWI_SITE}
Its mail arrives: ${suite.env.RAWI_INBOX}

${options.empty ? 'Nothing is stored here. The next `npm start` loads the demonstration beside what you bring.' : listed}

Add comics of your own:  npm run import -- <folder with a catalog.json>
Stop with Ctrl-C; what is stored is kept for the next start.
`);

/** Documents that cannot be migrated are left as they are; what a newer version has stored is not touched. */
async function migrateKept() {
  try {
    await migrate(suite.env, ['--quiet']);
  } catch (error) {
    if (error.code === 1) return;
    if (error.code !== 2) throw error;
    await suite.stop();
    stopWith(
      'What is stored here cannot be used by this version.',
      'Begin with new data: npm start -- --fresh',
    );
  }
}

const end = await suite.exited;
if (!isEnding()) process.exit(end.code ?? 1);
