/**
 * Bundles the functions with the model and media into `functions/dist`, or the folder of `--out`, which can be deployed as it is: a
 * deploy uploads one folder and knows nothing of workspaces. `--region` says where they run. Packages stay outside the bundles; those that are used are named in
 * its own package.json, with a lock file that is their part of the repository's. The licences of all of it stand beside them.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { FUNCTIONS_RUNTIME, TARGET } from '../scripts/lib/node-versions.mjs';
import { joined, noticesOf, noticesOfLock } from '../scripts/lib/notices/notices.mjs';
import { NOTICES_FILE, noticesPage } from '../scripts/lib/notices/notices-page.mjs';
import { pruneLock } from '../scripts/lib/prune-lock.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const {
  values: { out = 'dist', region },
} = parseArgs({ options: { out: { type: 'string' }, region: { type: 'string' } } });
const dist = resolve(folder, out);
const readJson = async (name) => JSON.parse(await readFile(`${folder}${name}`, 'utf8'));
const { dependencies: own } = await readJson('package.json');
const { dependencies: ofMedia } = await readJson('../media/package.json');
const rootLock = await readJson('../package-lock.json');

// The model goes into the bundles, and the schemas that it is made of.
const outside = Object.keys({ ...ofMedia, ...own }).filter(
  (name) => !name.startsWith('@rawi/') && name !== 'zod',
);

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const options = {
  absWorkingDir: folder,
  outdir: dist,
  bundle: true,
  // What is loaded only when it is asked for lies in files of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: TARGET,
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  // The region of the project that is deployed; the folder of local runs has none.
  ...(region && { define: { 'process.env.RAWI_REGION': JSON.stringify(region) } }),
  external: outside.flatMap((name) => [name, `${name}/*`]),
};
const built = await Promise.all([
  build({ ...options, entryPoints: { index: 'src/index.ts' } }),
  // The programs of the processes in which untrusted files are opened.
  build({ ...options, entryPoints: { decoder: 'src/photos/decoder.ts' } }),
  build({ ...options, entryPoints: { distiller: '../media/src/distill/distiller.ts' } }),
]);
const outputs = Object.assign({}, ...built.map(({ metafile }) => metafile.outputs));

const programs = await Promise.all(
  Object.keys(outputs)
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFile(`${folder}${path}`, 'utf8')),
);

const { manifest, lock } = pruneLock(rootLock, {
  workspace: 'functions',
  manifest: {
    name: 'rawi-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: FUNCTIONS_RUNTIME },
    dependencies: Object.fromEntries(usedPackages().map((name) => [name, '*'])),
  },
});
await writeJson('package.json', manifest);
await writeJson('package-lock.json', lock);
const notices = joined(noticesOf(bundledFiles()), noticesOfLock(lock.packages, [folder, `${folder}..`]));
await writeFile(join(dist, NOTICES_FILE), noticesPage(notices));

/** The packages that the programs load, and those of which they read files (fonts), in alphabetical order. */
function usedPackages() {
  const paths = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const isLoaded = (name) => paths.some((path) => path === name || path.startsWith(`${name}/`));
  const isRead = (name) => programs.some((program) => program.includes(`(\`${name}/files/`));
  return outside.filter((name) => isLoaded(name) || isRead(name)).toSorted();
}

/** The files of which something is in the programs. */
function bundledFiles() {
  const parts = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => resolve(folder, path));
}

async function writeJson(name, value) {
  await writeFile(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);
}
