import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { stopWith } from './stop-with.mjs';

/** Installs the dependencies where they are missing or older than the lock file. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about a minute the first time) …');
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    stopWith(
      `The dependencies could not be installed: ${error.message}.`,
      'Check that the npm registry can be reached, then run the same command again.',
    );
  }
}

function isInstalled() {
  // npm writes this file last, so an interrupted installation counts as none.
  const installed = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}
