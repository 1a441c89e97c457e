import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepBuilds } from '../keep-builds.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { buildProgram, buildSite, giveShell, SHELLS, writeRobots } from '../site-build.mjs';

/**
 * Builds what a deploy uploads: the site into the folder `site`, with the files of the two builds before, which pages that are still
 * open ask for; and the functions into the folder `functions`, with the program that draws the site's pages. `settings` are the site's,
 * `origin` is its address, `region` where the functions run.
 */
export async function buildProduct({ settings, origin, region, site, functions }) {
  const where = ['--out', functions, ...(region === undefined ? [] : ['--region', region])];
  await Promise.all([
    buildSite({ outDir: site, settings }),
    run(process.execPath, [join(root, 'functions/build.mjs'), ...where]),
  ]);
  const kept = await keepBuilds({ origin, folder: site });
  if (kept.length > 0) console.log(`Kept with their files: ${kept.join(', ')}, the builds before.`);
  const served = join(functions, 'served');
  writeRobots(site, origin);
  await buildProgram({ outDir: served, settings });
  giveShell(site, served);
  for (const name of SHELLS.slice(1)) copyFileSync(join(site, 'app.html'), join(site, name));
}
