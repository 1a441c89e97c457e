/**
 * `npm run settings -- --project <id>`: sets Authentication of a real project as the code needs it, and App Check where the
 * functions demand it, and names what else is missing; `--check` only reads. Works with the application default credentials of this
 * machine; what would change is said, and the project's name asked back, unless `--yes` is there too.
 */
import { join } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { openProject, readCommand, runIn } from './lib/project-command.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
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
const { applySettings, googleApi, readSettings } = await import('./lib/project-settings.mjs');
const { appCheckSite } = await import('./lib/app-check-settings.mjs');
const { checkAppCheck } = await import('./lib/app-check-deploy.mjs');
const { functionParameters, readSiteSettings } = await import('./lib/deploy-settings.mjs');
const { applicationDefault } = await import('firebase-admin/app');
const site = await demandedApp();
const target = await openProject(values);

await runIn(target, async () => {
  const credential = applicationDefault();
  const api = googleApi({ project, token: async () => (await credential.getAccessToken()).access_token });
  const settings = await readSettings(api, site).catch(asSentence);
  let { changes, todo } = settings;
  for (const { what } of changes) console.log(what);
  if (!check && changes.length > 0) {
    await target.confirm(`${changes.length} settings of ${project} are changed.`);
    await applySettings(api, changes).catch(asSentence);
    for (const { what } of changes) console.log(`Changed: ${what}`);
    ({ changes, todo } = await readSettings(api, site));
    for (const { what } of changes) console.error(what);
  }
  for (const { problem, remedy } of todo) console.error(`${problem}\n  ${remedy}`);
  if (changes.length + todo.length > 0) return EXIT.left;
  console.log(`${project} is set as it has to be.`);
  return EXIT.done;
});

/** The APIs answer with a text of their own, which names what is missing. */
function asSentence(error) {
  refuse(
    `${project} could not be asked: ${error.message}`,
    'Check the project’s name and the credentials: gcloud auth application-default login',
  );
}

/** The app whose App Check this project's functions demand; undefined where they demand none. */
async function demandedApp() {
  const parameters = functionParameters(join(root, 'functions'), project);
  if (parameters.APP_CHECK !== 'on') return undefined;
  const { settings, problem, remedy } = await readSiteSettings(join(root, 'web'), { project });
  if (problem) refuse(problem, remedy);
  const unfit = checkAppCheck(settings, parameters);
  if (unfit) refuse(unfit.problem, unfit.remedy);
  return appCheckSite(parameters, settings);
}
