import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What pdf.js fetches on demand: character maps, the standard fonts, colour profiles and image decoders. It
 * finds them by name under one address, so they keep their names. The scripting sandbox is left out.
 */
const FOLDERS = ['cmaps', 'standard_fonts', 'iccs', 'wasm'];
const TYPES: Readonly<Record<string, string>> = { wasm: 'application/wasm', js: 'text/javascript' };

/** Serves those files at `/pdfjs/`, and puts them into the build. */
export function pdfjsAssets(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !/^(?:quickjs|LICENSE)/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const known = new Set(files);
  return {
    name: 'rawi:pdfjs-assets',
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const file = (request.url ?? '').slice(1);
        if (!known.has(file)) return next();
        response.setHeader('Content-Type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        response.end(readFileSync(join(root, file)));
      });
    },
    generateBundle() {
      for (const file of files) {
        const from = join(root, file);
        this.emitFile({
          type: 'asset',
          fileName: `pdfjs/${file}`,
          originalFileName: from,
          source: readFileSync(from),
        });
      }
    },
  };
}
