import { cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from './is-fresh.mjs';
import { root, workFolder } from './root.mjs';
import { run } from './run.mjs';

/** The site of local runs. What a deploy uploads is `web/dist`, which only `npm run build` writes. */
export const localSite = join(workFolder, 'web');
/** The program that draws its pages in a function. */
export const localProgram = join(workFolder, 'served');
const web = join(root, 'web');

/** The page that draws itself, under the name by which Hosting answers with it where there is no page (with the status 404). */
export const SHELLS = ['app.html', '404.html'];

/**
 * Writes `robots.txt` into a built site, whose addresses in it must be whole. Not a function's: those answer 404 to this
 * name by themselves. Everything may be looked at but calls.
 */
export function writeRobots(folder, origin) {
  const sitemaps = ['en', 'ar'].map(
    (locale) => `Sitemap: ${origin.replace(/\/$/, '')}/${locale}/sitemap.xml`,
  );
  writeFileSync(
    join(folder, 'robots.txt'),
    ['User-agent: *', 'Disallow: /api/', '', ...sitemaps, ''].join('\n'),
  );
}

/** Gives the program that draws pages what it fills: the shell of a built site, and its style sheets. */
export function giveShell(site, program) {
  cpSync(join(site, 'app.html'), join(program, 'app.html'));
  const isSheet = (name) => name.endsWith('.css') || statSync(name).isDirectory();
  cpSync(join(site, 'assets'), join(program, 'assets'), { recursive: true, filter: isSheet });
}

/** The environment files of a folder: a build that is older than one of them is stale. */
export const environmentFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('.env'))
    .map((name) => join(folder, name));

/** Builds the site of local runs unless it is fresh. Its addresses are filled in when it is served. */
export async function buildLocalSite() {
  const plugins = readdirSync(web).filter((name) => name.endsWith('.ts'));
  const sources = ['src', 'public', 'app.html', ...plugins].map((name) => join(web, name));
  const inputs = [
    ...sources,
    ...environmentFiles(web),
    join(root, 'model/src'),
    join(root, 'scripts/lib/notices'),
    join(root, 'package-lock.json'),
    join(root, 'firebase.json'),
  ];
  const builds = [
    [join(localSite, 'app.html'), () => buildSite({ outDir: localSite, isQuiet: true })],
    [join(localProgram, 'served.js'), () => buildProgram({ outDir: localProgram, isQuiet: true })],
  ];
  for (const [made, build] of builds) if (!isFresh(made, inputs)) await build();
}

/**
 * Builds the site into `outDir`, with the settings of one Firebase project or with none. It never looks for a fresh one.
 * A quiet build says something only where it fails.
 */
export function buildSite({ folder = web, outDir = join(web, 'dist'), settings, isQuiet = false }) {
  return runVite({ folder, args: ['--outDir', outDir], settings, isQuiet });
}

/** Builds the program that draws the site's pages in a function into `outDir`, with the same settings. */
export function buildProgram({ outDir, settings, isQuiet = false }) {
  return runVite({
    folder: web,
    args: ['--config', 'vite.served.config.ts', '--outDir', outDir],
    settings,
    isQuiet,
  });
}

async function runVite({ folder, args, settings, isQuiet }) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const said = [];
  const building = run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
    cwd: folder,
    ...(isQuiet && { onOutput: (text) => said.push(text) }),
    // A variable wins over what the environment files say. An empty one keeps a project's settings out of local runs.
    env: { ...process.env, VITE_RAWI_FIREBASE: settings === undefined ? '' : JSON.stringify(settings) },
  });
  try {
    await building;
  } catch (error) {
    console.error(said.join(''));
    throw error;
  }
}
