import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { stopWith } from './stop-with.mjs';
import { watchedInstall } from './watched-install.mjs';

/** A registry that cannot be reached is known after half a minute; by itself npm would try for longer. */
const RETRIES = ['--fetch-retries=4', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=16000'];
const COMMAND = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...RETRIES];

/**
 * Optional for npm, needed by firebase-admin, and made for Node 22: whoever ran `npm ci` on an older Node has everything
 * but this, and npm says nothing about it.
 */
const LEFT_OUT_BY_AN_OLDER_NODE = '@google-cloud/firestore';

/** Installs the dependencies where they are missing or older than the lock file. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing the packages (about a minute the first time) …');
  const failure = await watchedInstall({
    command: COMMAND,
    modules: join(root, 'node_modules'),
    cache: packageCache(),
  });
  if (!failure) return;
  if (failure.said.length > 0) console.error(`\n${failure.said.join('\n')}`);
  if (failure.stalled) {
    stopWith(
      'The installation stood still three times: for a minute nothing arrived from the npm registry.',
      'Look whether the registry can be reached (`npm ping`), then run the same command again. What has arrived is kept.',
    );
  }
  stopWith(
    'The packages could not be installed; npm says why above.',
    'Look whether the registry can be reached (`npm ping`), then run the same command again, or `npm install` by itself.',
  );
}

/** npm tells it to the scripts it runs; else it is where npm has it by default. */
function packageCache() {
  const { npm_config_cache: told, LOCALAPPDATA: local = '' } = process.env;
  if (told) return told;
  return process.platform === 'win32' ? join(local, 'npm-cache') : join(homedir(), '.npm');
}

function isInstalled() {
  // npm writes this file last, so an interrupted installation counts as none.
  const installed = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs &&
    existsSync(join(root, 'node_modules', LEFT_OUT_BY_AN_OLDER_NODE))
  );
}
