/**
 * `npm run take-down -- <address or kind:id> --reason <reason>`: takes something public from everybody in the running local
 * suite, or gives it back with `--give-back`. `--project <id>` means a real project, with the application default credentials of
 * this machine.
 */
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const given = process.argv.slice(2);
if (given.length === 0) {
  stopWith(
    'What should be taken down?',
    'npm run take-down -- <address or kind:id> --reason <reason> [--note <text>] [--give-back] [--project <id>]',
  );
}
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const { CommandFailed, run } = await import('./lib/run.mjs');
const isOfProject = given.some((each) => each === '--project' || each.startsWith('--project='));
const env = isOfProject ? {} : await (await import('./lib/running-suite.mjs')).runningSuite();
try {
  await run(process.execPath, ['--enable-source-maps', await bundle('takeDown'), ...given], {
    env: { ...process.env, ...env },
  });
} catch (error) {
  // The command has said what is wrong.
  if (!(error instanceof CommandFailed)) throw error;
  process.exit(error.code);
}
