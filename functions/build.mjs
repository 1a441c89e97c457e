/**
 * Bundles the functions with the model into `functions/dist`, a folder that can be deployed as it is: a deploy uploads
 * one folder and knows nothing of workspaces. Packages stay outside the bundle and are named in its own package.json.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { dependencies } = JSON.parse(await readFile(`${folder}package.json`, 'utf8'));

await rm(`${folder}dist`, { recursive: true, force: true });
await mkdir(`${folder}dist`, { recursive: true });
// Node 20 is no longer offered to deployed functions; the code still runs on it locally.
const manifest = {
  name: 'rawi-functions',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '22' },
  dependencies,
};
await writeFile(`${folder}dist/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
await build({
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outfile: 'dist/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
});
