import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from './is-fresh.mjs';
import { root, workFolder } from './root.mjs';
import { run } from './run.mjs';

const folder = join(workFolder, 'bundles');

/** What a person starts is plain JavaScript: Node 20 runs no TypeScript. Each bundle is made when its sources changed. */
export const bundles = {
  firestore: {
    entry: 'emulator/src/cli.ts',
    outfile: join(folder, 'firestore-emulator.mjs'),
    sources: ['emulator/src'],
  },
  storageRules: {
    entry: 'emulator/src/storage/cli.ts',
    outfile: join(folder, 'storage-rules.mjs'),
    sources: ['emulator/src'],
  },
  seed: { entry: 'seed/src/cli.ts', outfile: join(folder, 'seed.mjs'), sources: ['seed/src', 'model/src'] },
  bench: {
    entry: 'tests/bench/cli.ts',
    outfile: join(folder, 'bench.mjs'),
    sources: ['tests/bench', 'seed/src', 'model/src'],
  },
  import: {
    entry: 'seed/import/cli.ts',
    outfile: join(folder, 'import.mjs'),
    sources: ['seed/import', 'model/src'],
  },
};

/** Makes the named bundle unless it is fresh, and returns its path. Packages stay outside, in `node_modules`. */
export async function bundle(name) {
  const { entry, outfile, sources } = bundles[name];
  const inputs = [...sources, 'package-lock.json', 'scripts/lib/bundles.mjs'].map((source) =>
    join(root, source),
  );
  if (isFresh(outfile, inputs)) return outfile;
  mkdirSync(folder, { recursive: true });
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    // Our own workspaces are TypeScript and go in; everything from the registry stays out.
    plugins: [{ name: 'external-packages', setup: keepPackagesOutside }],
  });
  return outfile;
}

function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@rawi/') ? undefined : { path, external: true },
  );
}

export async function bundleFunctions() {
  const outfile = join(root, 'functions/dist/index.js');
  const inputs = ['functions/src', 'functions/build.mjs', 'model/src', 'package-lock.json'];
  if (
    !isFresh(
      outfile,
      inputs.map((input) => join(root, input)),
    )
  )
    await run(process.execPath, ['functions/build.mjs']);
}

export async function buildWeb() {
  const inputs = [
    'web/src',
    'web/public',
    'web/app.html',
    'web/vite.config.ts',
    'model/src',
    'package-lock.json',
  ];
  if (
    isFresh(
      join(root, 'web/dist/app.html'),
      inputs.map((input) => join(root, input)),
    )
  )
    return;
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
  });
}
