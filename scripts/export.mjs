/**
 * `npm run export -- <folder>`: writes the catalogue of the running local suite into a folder, its truth and its files, without
 * people. `--project <id>` means a real project, with the application default credentials of this machine.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { connect, openProject, printTable, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { refuse } from './lib/stop-with.mjs';

await requireNode();
const { values, positionals } = readCommand({
  usage: 'npm run export -- <folder> [--project <id>]',
  check({ positionals: { length } }) {
    if (length !== 1) throw new TypeError('Name one folder, which the export goes into.');
  },
});
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const target = await openProject(values, { withBucket: true });
await runIn(target, async () => {
  const { isRefusal, runExport } = await import(await bundle('archive'));
  const { bucket, firestore } = await connect(target);
  try {
    const { code, rows } = await runExport({
      folder: resolve(positionals[0]),
      project: target.project,
      firestore: await firestore(),
      bucket: await bucket(),
    });
    printTable(rows);
    return code;
  } catch (error) {
    if (isRefusal(error)) return refuse(error.message, 'Nothing was written.');
    throw error;
  }
});
