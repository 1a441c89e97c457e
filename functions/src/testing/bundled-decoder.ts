import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The program of decoders, bundled as for a deploy, because a child process needs plain JavaScript. */
export async function bundledDecoder(): Promise<{ readonly program: URL; remove(): Promise<void> }> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  // Within the repository, so that packages are found.
  await mkdir(join(root, '.rawi'), { recursive: true });
  const folder = await mkdtemp(join(root, '.rawi/decoder-'));
  const outfile = join(folder, 'decoder.mjs');
  await build({
    entryPoints: [join(root, 'functions/src/photos/decoder.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    external: ['sharp'],
    logLevel: 'warning',
  });
  return { program: pathToFileURL(outfile), remove: () => rm(folder, { recursive: true }) };
}
