/**
 * `npm run settings -- --project <id>`: sets Authentication of a real project as the code needs it, and App Check where the
 * functions demand it, and names what else is missing; `--check` only reads. Works with the application default credentials of this machine.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { project, check } = readArguments();
await ensureDependencies();
const { applySettings, googleApi, readSettings } = await import('./lib/project-settings.mjs');
const { appCheckSite } = await import('./lib/app-check-settings.mjs');
const { checkAppCheck } = await import('./lib/app-check-deploy.mjs');
const { functionParameters, readSiteSettings } = await import('./lib/deploy-settings.mjs');
const { applicationDefault } = await import('firebase-admin/app');

const site = await demandedApp();

try {
  const credential = applicationDefault();
  const api = googleApi({ project, token: async () => (await credential.getAccessToken()).access_token });
  let { changes, todo } = await readSettings(api, site);
  if (!check && changes.length > 0) {
    await applySettings(api, changes);
    for (const { what } of changes) console.log(`Changed: ${what}`);
    ({ changes, todo } = await readSettings(api, site));
  }
  for (const { what } of changes) console.error(what);
  for (const { problem, remedy } of todo) console.error(`${problem}\n  ${remedy}`);
  if (changes.length + todo.length > 0) process.exit(1);
  console.log(`${project} is set as it has to be.`);
} catch (error) {
  stopWith(
    `${project} could not be asked: ${error.message}`,
    'Check the project’s name and the credentials: gcloud auth application-default login',
  );
}

/** The app whose App Check this project's functions demand; undefined where they demand none. */
async function demandedApp() {
  const parameters = functionParameters(join(root, 'functions'), project);
  if (parameters.APP_CHECK !== 'on') return undefined;
  const { settings, problem, remedy } = await readSiteSettings(join(root, 'web'), { project });
  if (problem) stopWith(problem, remedy);
  const unfit = checkAppCheck(settings, parameters);
  if (unfit) stopWith(unfit.problem, unfit.remedy);
  return appCheckSite(parameters, settings);
}

function readArguments() {
  const usage = 'npm run settings -- --project <id> [--check]';
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    if (!values.project) stopWith('Which project?', usage);
    return values;
  } catch (error) {
    return stopWith(error.message, usage);
  }
}
