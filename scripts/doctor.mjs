/**
 * `npm run doctor`: looks whether what the running local suite has derived is what its truth makes of it, whether files are
 * there and work goes on; `--all` looks at everything instead of a sample, `--repair` mends what is derived. `--project <id>`
 * means a real project, with the application default credentials of this machine: there rules, indexes and settings are
 * compared with this checkout too, and before a repair its name is asked back, unless `--yes` is there. Exits with 0 where nothing
 * is wrong, with 1 where something is, with 2 where it could not look.
 */
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runBundle, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { EXIT } from './lib/stop-with.mjs';

await requireNode();
const { values } = readCommand({
  usage: 'npm run doctor -- [--all] [--repair] [--project <id>] [--yes]',
  options: { all: { type: 'boolean', default: false }, repair: { type: 'boolean', default: false } },
  check({ positionals: [more] }) {
    if (more !== undefined) throw new TypeError(`“${more}” is nothing that can be looked at by itself.`);
  },
});
const { all, repair } = values;
await ensureDependencies();
const target = await openProject(values, { withBucket: true });
await runIn(target, async () => {
  if (repair) await target.confirm(`What is derived in ${target.project} is mended.`);
  const hasDrifted = target.isReal && (await drift(target.project));
  const code = await runBundle(
    'doctor',
    [
      ...(all ? ['--all'] : []),
      ...(repair ? ['--repair'] : []),
      ...(target.isReal ? ['--project', target.project, '--bucket', target.bucket] : []),
    ],
    target.env,
  );
  return code === EXIT.done && hasDrifted ? EXIT.left : code;
});

/** Says where the project differs from this checkout; whether it does. */
async function drift(project) {
  const { googleApi } = await import('./lib/project-settings.mjs');
  const { readDrift } = await import('./lib/deployed.mjs');
  const { appCheckSite } = await import('./lib/app-check-settings.mjs');
  const { readProjectFile } = await import('./lib/project-file.mjs');
  const { settings } = readProjectFile(project);
  const site = settings && appCheckSite(settings);
  const found = await readDrift(googleApi({ project }), { site });
  for (const { check, id, problem, remedy } of found) {
    console.log(`${check}: ${id}: ${problem}\n  → ${remedy}`);
  }
  if (found.length === 0) console.log('Rules, indexes and settings are those of this checkout.');
  return found.length > 0;
}
