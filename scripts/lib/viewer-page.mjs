import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, workFolder } from './root.mjs';

const folder = join(workFolder, 'bench-viewer');
const source = join(root, 'tests/bench/reader/viewer');

/** Builds the page by which the bench shows a PDF with pdf.js's viewer, as small as the site's own scripts are. */
export async function buildViewerPage() {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(source, 'viewer.html'), join(folder, 'viewer.html'));
  await build({
    absWorkingDir: root,
    entryPoints: {
      viewer: join(source, 'viewer.ts'),
      style: join(root, 'node_modules/pdfjs-dist/web/pdf_viewer.css'),
      worker: join(root, 'node_modules/pdfjs-dist/build/pdf.worker.min.mjs'),
    },
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2023',
    loader: { '.svg': 'dataurl', '.gif': 'dataurl' },
    logLevel: 'error',
  });
}
