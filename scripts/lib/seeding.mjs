import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundles.mjs';
import { PROJECT } from './local-config.mjs';
import { isEnding, startProgram } from './programs.mjs';
import { workFolder } from './root.mjs';
import { CommandFailed, run } from './run.mjs';

const drawings = join(workFolder, 'demo');
/** The site comes before what is drawn behind it. */
const BEHIND = 5;

/** Draws the demonstration catalogue (once; kept in `.rawi/demo`) and loads it into the running emulators. */
export async function seed(env, args = []) {
  await run(process.execPath, await command(args), { env: { ...process.env, ...env } });
}

/**
 * Draws the demonstration catalogue in a process behind this one, at once, and loads it comic by comic from the moment
 * that `load()` of the result is called: what the site was given before is left alone. `onProgress` is told how many
 * comics are drawn and loaded, of how many, and whether the site is usable. `ended` rejects where something fails.
 */
export async function seedBehind(env, onProgress) {
  const args = await command(['--missing']);
  const child = startProgram(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  setPriority(child.pid, BEHIND);
  child.on('message', onProgress);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (isEnding()) return;
      if (code === 0) resolve();
      else reject(new CommandFailed('Drawing the demonstration comics', code, signal));
    });
  });
  // It may fail before anyone waits for it.
  ended.catch(() => {});
  return { ended, load: () => child.connected && child.send({}) };
}

const command = async (args) => ['--enable-source-maps', await bundle('demo'), '--out', drawings, ...args];

/** Of which version the demonstration is that would be drawn and loaded now. */
export async function seedVersion() {
  const { contentVersion } = await import(pathToFileURL(await bundle('demoVersion')));
  return contentVersion();
}

/**
 * What the running emulators hold of the demonstration: whether a site can be shown, whether what is there is of an earlier
 * version, and whether all of `version` is there.
 */
export async function seedState(env, version) {
  const [home, record] = await Promise.all([
    readDocument(env, 'pages/home'),
    readDocument(env, 'demo/catalogue'),
  ]);
  const isUsable = home !== undefined;
  // Records of older versions name no version.
  const isEarlier = isUsable && record?.fields.version?.stringValue !== version;
  return {
    isUsable,
    isEarlier,
    isComplete: isUsable && !isEarlier && record.fields.complete.booleanValue === true,
  };
}

async function readDocument(env, path) {
  const url = `http://${env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return response.ok ? response.json() : undefined;
}
