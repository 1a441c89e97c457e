/**
 * `npm run build`: what a deploy uploads, the site and the functions. `--project <id>` builds with the settings of
 * `projects/<id>.json` into `.rawi/deploy/<id>`, as `npm run deploy` does. Where there is no such file, the settings are those of
 * `web/.env.production.local` and `functions/.env.<id>`, and the folders are `web/dist` and `functions/dist`, which `firebase deploy`
 * by hand uploads. It always builds everything.
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { values: options } = parseArgs({ options: { project: { type: 'string' } } });
await ensureDependencies();
const { hasProjectFile, readProjectFile } = await import('./lib/project-file.mjs');
const { buildFolder, deployFolder } = await import('./lib/deploy/deploy-folder.mjs');
const { buildProduct } = await import('./lib/deploy/build-product.mjs');
const { checkFunctionParameters, functionParameters, readSiteSettings } = await import(
  './lib/deploy-settings.mjs'
);

if (options.project && hasProjectFile(options.project)) await buildOfFile(options.project);
else await buildOfEnvironment();

async function buildOfFile(project) {
  // The CLI sets it for what it runs before a deploy, and would upload other folders than are built here.
  if (process.env.RESOURCE_DIR !== undefined)
    stopWith(
      `${project} has its settings in projects/${project}.json, which the CLI alone knows nothing of.`,
      `npm run deploy -- --project ${project} deploys it; --only names single steps.`,
    );
  const { settings, problem, remedy } = readProjectFile(project);
  if (problem) stopWith(problem, remedy);
  await buildFolder(settings);
  console.log(`${relative(root, deployFolder(project))} is built for ${project}.`);
}

/** Where there are no settings at all, they are to be written where they belong today. */
function stopWithoutFile(project) {
  const { problem, remedy } = readProjectFile(project);
  stopWith(problem, remedy);
}

async function buildOfEnvironment() {
  const { settings, problem, remedy } = await readSiteSettings(join(root, 'web'), options);
  if (problem && options.project) stopWithoutFile(options.project);
  if (problem) stopWith(problem, remedy);
  const lacking = checkFunctionParameters(join(root, 'functions'), settings.projectId);
  if (lacking) stopWith(lacking.problem, lacking.remedy);
  if (settings.appCheckSiteKey !== undefined)
    stopWith(
      'The site has App Check, whose hosts firebase.json does not admit.',
      `npm run deploy -- --project ${settings.projectId} takes these settings over and deploys with a policy of its own.`,
    );
  const { SITE_URL: origin } = functionParameters(join(root, 'functions'), settings.projectId);
  const [site, functions] = ['web/dist', 'functions/dist'].map((folder) => join(root, folder));
  await buildProduct({ settings, origin, site, functions });
  console.log(`web/dist and functions/dist are built for ${settings.projectId}.`);
}
