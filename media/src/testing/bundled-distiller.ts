import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export interface Bundled {
  readonly program: URL;
  remove(): Promise<void>;
}

/** The program that takes files apart, bundled: what is started must be plain JavaScript. */
export async function bundledDistiller(): Promise<Bundled> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  // Within the repository, so that packages are found.
  await mkdir(join(root, '.rawi'), { recursive: true });
  const folder = await mkdtemp(join(root, '.rawi/distiller-'));
  await build({
    absWorkingDir: root,
    entryPoints: ['media/src/distill/distiller.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    logLevel: 'warning',
    plugins: [
      {
        name: 'external-packages',
        setup: (bundling) =>
          bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@rawi/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return {
    program: pathToFileURL(join(folder, 'distiller.mjs')),
    remove: () => rm(folder, { recursive: true }),
  };
}
