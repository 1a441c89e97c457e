/**
 * `npm run migrate`: brings what the running local suite has stored to what this version expects; `--dry-run` only counts.
 * `--project <id>` means a real project, with the application default credentials of this machine; its name is asked back, unless
 * `--yes` is there too.
 */
import { parseArgs } from 'node:util';
import { confirmProject } from './lib/confirm-project.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { 'dry-run': isDry, project, yes } = readArguments();
await ensureDependencies();
const { migrate } = await import('./lib/migrate.mjs');
const { CommandFailed } = await import('./lib/run.mjs');
const { runningSuite } = await import('./lib/running-suite.mjs');
if (project !== undefined && !isDry && !yes)
  await confirmProject(project, 'What is stored there is migrated.');
const given = [...(isDry ? ['--dry-run'] : []), ...(project === undefined ? [] : ['--project', project])];
try {
  await migrate(project === undefined ? await runningSuite() : {}, given);
} catch (error) {
  // The command has said what is wrong.
  if (!(error instanceof CommandFailed)) throw error;
  process.exit(error.code);
}

function readArguments() {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stopWith(error.message, 'npm run migrate -- [--dry-run] [--project <id>] [--yes]');
  }
}
