/**
 * `npm run migrate`: brings what the running local suite has stored to what this version expects; `--dry-run` only counts.
 * `--project <id>` means a real project, with the application default credentials of this machine; it prints what waits, and its name
 * is asked back, unless `--yes` is there too.
 */
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runBundle, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';

await requireNode();
const { values } = readCommand({
  usage: 'npm run migrate -- [--dry-run] [--project <id>] [--yes]',
  options: { 'dry-run': { type: 'boolean', default: false } },
  check({ positionals: [more] }) {
    if (more !== undefined) throw new TypeError(`“${more}” is nothing that can be migrated.`);
  },
});
await ensureDependencies();
const target = await openProject(values);
const given = target.isReal ? ['--project', target.project] : [];
await runIn(target, async () => {
  const dry = () => runBundle('migrations', ['--dry-run', ...given], target.env);
  if (values['dry-run']) return dry();
  if (target.isReal && !values.yes) {
    const code = await dry();
    if (code > 1) return code;
    await target.confirm(`What is stored in ${target.project} is migrated.`);
  }
  return runBundle('migrations', given, target.env);
});
