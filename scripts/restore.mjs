/**
 * `npm run restore -- <folder>`: brings an export into the running local suite, which must be empty (`npm start -- --empty`).
 * With `--people` those come in too who are sealed in it. `--project <id>` means a real project, with the application default
 * credentials of this machine; its name is asked back before the first write, unless `--yes` is there too. `--ledger` names a copy of
 * the ledger of removals, for a bucket that has lost its own.
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
  usage:
    'npm run restore -- <folder> [--people] [--passphrase-file <file>] [--ledger <copy>] [--project <id>] [--yes]',
  options: {
    people: { type: 'boolean', default: false },
    ledger: { type: 'string' },
    ...PASSPHRASE_OPTION,
  },
  check({ positionals: { length } }) {
    if (length !== 1) throw new TypeError('Name one folder, which holds an export.');
  },
});
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const target = await openProject(values, { withBucket: true });
await runIn(target, async () => {
  const { isRefusal, runRestore } = await import(await bundle('archive'));
  const { auth, bucket, firestore } = await connect(target);
  try {
    const passphrase = values.people ? await readPassphrase(values) : undefined;
    const { code, rows } = await runRestore({
      folder: resolve(positionals[0]),
      project: target.project,
      firestore: await firestore(),
      bucket: await bucket(),
      ...(passphrase !== undefined && { people: await peopleOfProject(target, passphrase) }),
      auth: await auth(),
      copy: values.ledger === undefined ? undefined : resolve(values.ledger),
      confirm: () =>
        target.confirm(`All of it is written into ${target.project} and its bucket ${target.bucket}.`),
    });
    printTable(rows);
    return code;
  } catch (error) {
    if (isRefusal(error)) return refuse(error.message, 'Nothing more was written.');
    throw error;
  }
});
