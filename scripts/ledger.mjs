/**
 * `npm run ledger -- <file>`: brings a copy of the ledger of removals up to date, which says what was taken down and which accounts
 * were erased, in ids alone. It is read from the running local suite; `--project <id>` means a real project, with the application
 * default credentials of this machine. A restore replays it.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { connect, openProject, printTable, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { refuse } from './lib/stop-with.mjs';

await requireNode();
const { values, positionals } = readCommand({
  usage: 'npm run ledger -- <file> [--project <id>]',
  check({ positionals: { length } }) {
    if (length !== 1) throw new TypeError('Name one file, which holds the copy.');
  },
});
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const target = await openProject(values, { withBucket: true });
await runIn(target, async () => {
  const { isRefusal, runLedger } = await import(await bundle('archive'));
  const { bucket } = await connect(target);
  try {
    const { code, rows } = await runLedger({ bucket: await bucket(), copy: resolve(positionals[0]) });
    printTable(rows);
    return code;
  } catch (error) {
    if (isRefusal(error)) return refuse(error.message, 'Nothing was written.');
    throw error;
  }
});
