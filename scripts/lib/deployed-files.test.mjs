import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

/** How the CLI finds what it uploads to Hosting. */
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');

it('Hosting is given the pages, the list of licences and what is well known, and no notes of the build', () => {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  try {
    const given = ['app.html', 'licenses.html', 'assets/app.js', '.well-known/security.txt'];
    for (const name of [...given, '.vite/license.json', '.env', 'assets/app.js.map']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
    expect(listFiles(folder, hosting.ignore).toSorted()).toEqual(given.toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
