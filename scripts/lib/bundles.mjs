import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { isFresh } from './is-fresh.mjs';
import { TARGET } from './node-versions.mjs';
import { root, workFolder } from './root.mjs';
import { run } from './run.mjs';
import { environmentFiles } from './site-build.mjs';

export { buildLocalSite as buildWeb } from './site-build.mjs';

const folder = join(workFolder, 'bundles');

/** What a person starts is plain JavaScript: the oldest Node that is supported runs no TypeScript. Each bundle is made when its sources changed. */
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
  demo: {
    entry: 'demo/src/cli.ts',
    outfile: join(folder, 'demo.mjs'),
    sources: ['demo/src', 'media/src', 'model/src'],
  },
  /** Prints the version of the demonstration; it loads in a moment. */
  demoVersion: {
    entry: 'demo/src/output/content-version.ts',
    outfile: join(folder, 'demo-version.mjs'),
    sources: ['demo/src', 'model/src'],
  },
  bench: {
    entry: 'tests/bench/cli.ts',
    outfile: join(folder, 'bench.mjs'),
    sources: [
      'tests/bench',
      'demo/src',
      'emulator/src',
      'functions/src',
      'import/src',
      'media/src',
      'model/src',
    ],
  },
  import: {
    entry: 'import/src/cli.ts',
    outfile: join(folder, 'import.mjs'),
    sources: ['import/src', 'media/src', 'model/src'],
    beside: ['distiller'],
  },
  /** Export and restore, as functions that the scripts call. */
  archive: {
    entry: 'import/src/archive-commands.ts',
    outfile: join(folder, 'archive.mjs'),
    sources: ['import/src', 'media/src', 'model/src'],
  },
  migrations: {
    entry: 'functions/src/migrations/cli.ts',
    outfile: join(folder, 'migrations.mjs'),
    sources: ['functions/src', 'model/src'],
  },
  /** Looks whether what is derived is right, and mends it. */
  doctor: {
    entry: 'functions/src/doctor/cli.ts',
    outfile: join(folder, 'doctor.mjs'),
    sources: ['functions/src', 'media/src', 'model/src'],
  },
  /** Sends a sample of each kind of mail. */
  mail: {
    entry: 'functions/src/mail/cli.ts',
    outfile: join(folder, 'mail.mjs'),
    sources: ['functions/src', 'model/src'],
  },
  /** The command by which the site's owner takes something down. */
  takeDown: {
    entry: 'import/src/take-down/cli.ts',
    outfile: join(folder, 'take-down.mjs'),
    sources: ['import/src', 'model/src'],
  },
  /** The program that processes files from outside, in a process that can be killed. */
  distiller: {
    entry: 'media/src/distill/distiller.ts',
    outfile: join(folder, 'distiller.mjs'),
    sources: ['media/src', 'model/src'],
  },
};

/** Stands between the name of a bundle and the hash of a part of it. */
const CHUNK = '.chunk-';

/** Makes the named bundle unless it is fresh, with those that it starts, and returns its path. Packages stay outside, in `node_modules`. */
export async function bundle(name) {
  const { entry, outfile, sources, beside = [] } = bundles[name];
  for (const other of beside) await bundle(other);
  const inputs = [...sources, 'package-lock.json', 'scripts/lib/bundles.mjs'].map((source) =>
    join(root, source),
  );
  if (isFresh(outfile, inputs)) return outfile;
  mkdirSync(folder, { recursive: true });
  const called = parse(outfile).name;
  for (const file of readdirSync(folder))
    if (file.startsWith(`${called}${CHUNK}`)) rmSync(join(folder, file));
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { [called]: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded only when it is asked for lies in files of its own.
    splitting: true,
    chunkNames: `${called}${CHUNK}[hash]`,
    platform: 'node',
    format: 'esm',
    target: TARGET,
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

/** Makes the functions' bundle unless it is fresh. */
export async function bundleFunctions() {
  const inputs = [
    'functions/src',
    'functions/build.mjs',
    'functions/package.json',
    'scripts/lib/prune-lock.mjs',
    'scripts/lib/notices',
    'media/package.json',
    'media/src',
    'model/src',
    'package-lock.json',
  ].map((input) => join(root, input));
  const settings = environmentFiles(join(root, 'functions'));
  if (!isFresh(join(root, 'functions/dist/index.js'), [...inputs, ...settings]))
    await run(process.execPath, ['functions/build.mjs']);
}
