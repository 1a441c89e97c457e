/**
 * `npm run import -- <folder>`: brings a folder of comics with a `catalog.json`, articles and orders into the running local suite.
 * `--project <id>` means a real project, with the application default credentials of this machine: everything is checked, the
 * project's name is asked back unless `--yes` is there too, and then it is written.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runBundle, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';

await requireNode();
const FLAGS = ['check', 'as-pdf', 'give-back'];
const { values, positionals } = readCommand({
  usage: 'npm run import -- <folder> [--check] [--as-pdf] [--give-back] [--project <id>] [--yes]',
  options: Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'boolean', default: false }])),
  check({ positionals: { length } }) {
    if (length !== 1)
      throw new TypeError(
        'Name one folder, which holds a catalog.json, a blog, an orders.json, a ratings.json, or chapters to make a catalogue of.',
      );
  },
});
await ensureDependencies();
const target = await openProject(values, { withBucket: true });
const given = [resolve(positionals[0]), ...FLAGS.filter((flag) => values[flag]).map((flag) => `--${flag}`)];
await runIn(target, async () => {
  if (target.isReal && !values.yes && !values.check) {
    // What is wrong with the folder is known before anybody is asked; what is good goes in.
    const code = await runBundle('import', [...given, '--check'], target.env);
    if (code > 1) return code;
    await target.confirm(
      `What has no problem is written into ${target.project} and its bucket ${target.bucket}.`,
    );
  }
  return runBundle('import', given, target.env);
});
