import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = '.rawi/web';

const brotli = (file: string): number => brotliCompressSync(readFileSync(join(DIST, file))).length;

/** What the shell itself asks for: its module scripts and their preloads, in bytes after brotli, with the file names. */
export function firstChunks(): { readonly bytes: number; readonly files: readonly string[] } {
  const html = readFileSync(join(DIST, 'app.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1] ?? '');
  return { bytes: files.reduce((sum, file) => sum + brotli(file), 0), files };
}

/** The same for any scripts of the site, by the paths a browser asked for. */
export const brotliOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + brotli(path.replace(/^\//, '')), 0);

/** Chunks of the built site that hold a package, by a string that only this package's code contains. */
export function chunksWith(mark: string): readonly string[] {
  return readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js') && readFileSync(join(DIST, 'assets', name), 'utf8').includes(mark))
    .map((name) => `assets/${name}`);
}
