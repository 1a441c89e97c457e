/**
 * `npm run build`: what a deploy uploads, the site in `web/dist` and the functions in `functions/dist`, with the program that
 * draws the site's pages and the files of the two builds before, which pages that are still open ask for. It always builds everything. `--project <id>` refuses settings of another project; a deploy of the site passes its own.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { stopWith } from './lib/stop-with.mjs';

await requireNode();
const { values: options } = parseArgs({ options: { project: { type: 'string' } } });
await ensureDependencies();
const { run } = await import('./lib/run.mjs');
const { buildProgram, buildSite, giveShell, SHELLS, writeRobots } = await import('./lib/site-build.mjs');
const { keepBuilds } = await import('./lib/keep-builds.mjs');
const { checkFunctionParameters, functionParameters, readSiteSettings } = await import(
  './lib/deploy-settings.mjs'
);

const { settings, problem, remedy } = await readSiteSettings(join(root, 'web'), options);
if (problem) stopWith(problem, remedy);
const lacking = checkFunctionParameters(join(root, 'functions'), settings.projectId);
if (lacking) stopWith(lacking.problem, lacking.remedy);
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
