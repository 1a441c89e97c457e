import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const EMULATOR = join(import.meta.dirname, '../..');

/** A folder of its own below the repository's `node_modules`: programs in it find the packages, and git does not. */
export async function workingFolder(): Promise<string> {
  const cache = join(EMULATOR, '../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, 'emulator-conformance-'));
}

/** Bundles the command line into `folder` as it is bundled for use, packages left outside; returns its path. */
export async function bundleCli(folder: string): Promise<string> {
  const outfile = join(folder, 'cli.mjs');
  await build({
    entryPoints: [join(EMULATOR, 'src/cli.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    external: ['@grpc/*', 're2js'],
  });
  return outfile;
}
