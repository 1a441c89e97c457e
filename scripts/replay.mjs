/**
 * `npm run replay`: does once more what the ledger of removals says, where a restored database has lost it: takes down what was taken
 * down, erases who was erased, and adds what the ledger lacks. A restore does so by itself; this is for what Google has restored.
 * `--ledger` names a copy, for a bucket that has lost its own. `--project <id>` means a real project, with the application default
 * credentials of this machine; its name is asked back before the first write, unless `--yes` is there too.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { connect, openProject, printTable, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { refuse } from './lib/stop-with.mjs';

await requireNode();
const { values } = readCommand({
  usage: 'npm run replay -- [--ledger <copy>] [--project <id>] [--yes]',
  options: { ledger: { type: 'string' } },
  check({ positionals: [more] }) {
    if (more !== undefined) throw new TypeError(`“${more}” is nothing that can be replayed by itself.`);
  },
});
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const target = await openProject(values, { withBucket: true });
await runIn(target, async () => {
  const { isRefusal, runReplay } = await import(await bundle('archive'));
  const { auth, bucket, firestore } = await connect(target);
  try {
    const { code, rows } = await runReplay({
      firestore: await firestore(),
      bucket: await bucket(),
      auth: await auth(),
      copy: values.ledger === undefined ? undefined : resolve(values.ledger),
      confirm: () =>
        target.confirm(`What its ledger says is removed goes from ${target.project} once more, for good.`),
    });
    printTable(rows);
    return code;
  } catch (error) {
    if (isRefusal(error)) return refuse(error.message, 'Nothing more was written.');
    throw error;
  }
});
