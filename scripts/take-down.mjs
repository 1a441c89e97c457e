/**
 * `npm run take-down -- <address or kind:id> --reason <reason>`: takes something public from everybody in the running local
 * suite, or gives it back with `--give-back`. `--project <id>` means a real project, with the application default credentials of
 * this machine; its name is asked back, unless `--yes` is there too.
 */
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runBundle, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';

await requireNode();
const { values, positionals } = readCommand({
  usage:
    'npm run take-down -- <address or kind:id> --reason <reason> [--note <text>] [--give-back] [--project <id>] [--yes]',
  options: {
    reason: { type: 'string' },
    note: { type: 'string' },
    'give-back': { type: 'boolean', default: false },
  },
  check({ positionals: { length } }) {
    if (length !== 1) throw new TypeError('What should be taken down? Name one address, or one kind and id.');
  },
});
await ensureDependencies();
const target = await openProject(values);
const [what] = positionals;
const stated = ['reason', 'note'].flatMap((name) =>
  values[name] === undefined ? [] : [`--${name}`, values[name]],
);
const given = [what, ...stated, ...(values['give-back'] ? ['--give-back'] : [])];
await runIn(target, async () => {
  const end = values['give-back'] ? 'is given back to everybody' : 'is taken from everybody';
  await target.confirm(`“${what}” of ${target.project} ${end}.`);
  const ofProject = target.isReal ? ['--project', target.project] : [];
  return runBundle('takeDown', [...given, ...ofProject], target.env);
});
