import { join } from 'node:path';
import { bundle } from './bundles.mjs';
import { PROJECT } from './local-config.mjs';
import { workFolder } from './root.mjs';
import { run } from './run.mjs';

/** Draws the demonstration catalogue (once; kept in `.rawi/seed`) and loads it into the running emulators. */
export async function seed(env, args = []) {
  const file = await bundle('seed');
  const load = () =>
    run(process.execPath, ['--enable-source-maps', file, '--out', join(workFolder, 'seed'), ...args], {
      env: { ...process.env, ...env },
    });
  // The seed brings its page documents along: a thousand uploads need no thousand calls of a function.
  if (env.FIREBASE_EMULATOR_HUB) await withoutTriggers(env.FIREBASE_EMULATOR_HUB, load);
  else await load();
}

async function withoutTriggers(hub, action) {
  const turn = (how) => fetch(`http://${hub}/functions/${how}BackgroundTriggers`, { method: 'PUT' });
  await turn('disable');
  try {
    await action();
  } finally {
    await turn('enable');
  }
}

/** Whether the running emulators hold a catalogue already. */
export async function hasCatalogue(env) {
  const url = `http://${env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents/pages/home`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return response.ok;
}
