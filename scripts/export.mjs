/**
 * `npm run export -- <folder>`: writes the catalogue of the running local suite into a folder, its truth and its files, without
 * people. With `--people` they go along in a part of their own, sealed with a passphrase. `--project <id>` means a real project,
 * with the application default credentials of this machine.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { PASSPHRASE_OPTION, readPassphrase } from './lib/passphrase.mjs';
import { peopleOfProject } from './lib/people-of-project.mjs';
import { connect, openProject, printTable, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { refuse } from './lib/stop-with.mjs';

await requireNode();
const { values, positionals } = readCommand({
  usage: 'npm run export -- <folder> [--people] [--passphrase-file <file>] [--project <id>]',
  options: { people: { type: 'boolean', default: false }, ...PASSPHRASE_OPTION },
  check({ positionals: { length } }) {
    if (length !== 1) throw new TypeError('Name one folder, which the export goes into.');
  },
});
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const target = await openProject(values, { withBucket: true });
await runIn(target, async () => {
  const { isRefusal, requireLength, runExport } = await import(await bundle('archive'));
  const { bucket, firestore } = await connect(target);
  try {
    const passphrase = values.people ? await readPassphrase(values, { twice: true }) : undefined;
    if (passphrase !== undefined) requireLength(passphrase);
    const { code, rows } = await runExport({
      folder: resolve(positionals[0]),
      project: target.project,
      firestore: await firestore(),
      bucket: await bucket(),
      ...(passphrase !== undefined && { people: await peopleOfProject(target, passphrase) }),
    });
    printTable(rows);
    return code;
  } catch (error) {
    if (isRefusal(error)) return refuse(error.message, 'Nothing was written.');
    throw error;
  }
});
