import { join } from 'node:path';
import { bundle } from './bundles.mjs';
import { PROJECT } from './local-config.mjs';
import { workFolder } from './root.mjs';
import { run } from './run.mjs';

/** Draws the demonstration catalogue (once; kept in `.rawi/seed`) and loads it into the running emulators. */
export async function seed(env, args = []) {
  const file = await bundle('seed');
  await run(process.execPath, ['--enable-source-maps', file, '--out', join(workFolder, 'seed'), ...args], {
    env: { ...process.env, ...env },
  });
}

/** Whether the running emulators hold a catalogue already. */
export async function hasCatalogue(env) {
  const url = `http://${env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/pages/home`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return response.ok;
}
