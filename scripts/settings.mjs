/**
 * `npm run settings -- --project <id>`: sets Authentication of a real project as the code needs it, and App Check where the
 * functions demand it, and names what else is missing; `--check` only reads. Works with the application default credentials of this
 * machine; it prints what would change, and the project's name is asked back, unless `--yes` is there too.
 */
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { EXIT, refuse } from './lib/stop-with.mjs';

await requireNode();
const { values } = readCommand({
  usage: 'npm run settings -- --project <id> [--check] [--yes]',
  options: { check: { type: 'boolean', default: false } },
  check({ values: { project }, positionals: { length } }) {
    if (project === undefined || length > 0) throw new TypeError('Which project?');
  },
});
const { project, check } = values;
await ensureDependencies();
const { googleApi, makeSettings, readSettings } = await import('./lib/project-settings.mjs');
const { appCheckSite } = await import('./lib/app-check-settings.mjs');
const { hasProjectFile, readProjectFile } = await import('./lib/project-file.mjs');
const site = demandedApp();
const target = await openProject(values);

await runIn(target, async () => {
  const api = googleApi({ project });
  const { changes, todo } = await readSettings(api, site).catch(asSentence);
  for (const { what } of changes) console.log(what);
  if (check || changes.length === 0) return report(changes.length, todo);
  await target.confirm(`${changes.length} settings of ${project} are changed.`);
  const { changed, left } = await makeSettings(api, site).catch(asSentence);
  for (const what of changed) console.log(`Changed: ${what}`);
  return report(0, left);
});

/** Says what is left beside `different` settings, which were said already; the exit code. */
function report(different, left) {
  for (const { problem, remedy } of left) console.error(`${problem}\n  ${remedy}`);
  if (different + left.length > 0) return EXIT.left;
  console.log(`${project} is set as it has to be.`);
  return EXIT.done;
}

/** The APIs answer with a text of their own, which names what is missing. */
function asSentence(error) {
  refuse(
    `${project} could not be asked: ${error.message}`,
    'Check the project’s name and the credentials: gcloud auth application-default login',
  );
}

/** The app whose tokens this project's functions demand; undefined where they demand none. */
function demandedApp() {
  if (!hasProjectFile(project)) return undefined;
  const { settings, problem, remedy } = readProjectFile(project);
  if (problem) refuse(problem, remedy);
  return appCheckSite(settings);
}
