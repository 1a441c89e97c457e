import { bundle } from './bundles.mjs';
import { run } from './run.mjs';

/** Brings what the running emulators hold to what this version expects (`functions/src/migrations`). */
export async function migrate(env) {
  await run(process.execPath, ['--enable-source-maps', await bundle('migrations')], {
    env: { ...process.env, ...env },
  });
}
