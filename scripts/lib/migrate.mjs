import { bundle } from './bundles.mjs';
import { run } from './run.mjs';

/**
 * Brings what the emulators of `env`, or the project that `given` names, have stored to what this version expects
 * (`functions/src/migrations/cli.ts`). Rejects with `CommandFailed` where something is left.
 */
export async function migrate(env, given = []) {
  await run(process.execPath, ['--enable-source-maps', await bundle('migrations'), ...given], {
    env: { ...process.env, ...env },
  });
}
