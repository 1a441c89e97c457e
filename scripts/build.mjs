/**
 * `npm run build`: what a deploy uploads, the site in `web/dist` and the functions in `functions/dist`, with the program that
 * draws the site's pages and the files of the two builds before, which pages that are still open ask for. It always builds everything. `--project <id>` refuses settings of another project; a deploy passes its own, and `--app-check` where its configuration admits the hosts of App Check.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { values: options } = parseArgs({
  options: { project: { type: 'string' }, 'app-check': { type: 'boolean', default: false } },
});
await ensureDependencies();
const { run } = await import('./lib/run.mjs');
const { buildProgram, buildSite, giveShell, SHELLS, writeRobots } = await import('./lib/site-build.mjs');
const { keepBuilds } = await import('./lib/keep-builds.mjs');
const { checkFunctionParameters, functionParameters, readSiteSettings } = await import(
  './lib/deploy-settings.mjs'
);

const { checkAppCheck, prepareAppCheckConfig } = await import('./lib/app-check-deploy.mjs');

const { settings, problem, remedy } = await readSiteSettings(join(root, 'web'), options);
if (problem) stopWith(problem, remedy);
const lacking = checkFunctionParameters(join(root, 'functions'), settings.projectId);
if (lacking) stopWith(lacking.problem, lacking.remedy);
const unfit =
  checkAppCheck(settings, functionParameters(join(root, 'functions'), settings.projectId)) ??
  prepareAppCheckConfig({
    folder: root,
    hasKey: settings.appCheckSiteKey !== undefined,
    // The CLI sets it for what it runs before a deploy.
    isDeploy: process.env.RESOURCE_DIR !== undefined,
    named: options['app-check'],
  });
if (unfit) stopWith(unfit.problem, unfit.remedy);
await Promise.all([buildSite({ settings }), run(process.execPath, ['functions/build.mjs'])]);
const { SITE_URL: origin } = functionParameters(join(root, 'functions'), settings.projectId);
const kept = await keepBuilds({ origin, folder: join(root, 'web/dist') });
if (kept.length > 0) console.log(`Kept with their files: ${kept.join(', ')}, the builds before.`);
const [site, served] = ['web/dist', 'functions/dist/served'].map((folder) => join(root, folder));
writeRobots(site, origin);
await buildProgram({ outDir: served, settings });
giveShell(site, served);
for (const name of SHELLS.slice(1)) copyFileSync(join(site, 'app.html'), join(site, name));
console.log(`web/dist and functions/dist are built for ${settings.projectId}.`);
