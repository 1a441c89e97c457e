import { bundle } from './bundles.mjs';
import { run } from './run.mjs';

/**
 * Looks at the emulators of `env`, or at the project that `given` names (`functions/src/doctor/cli.ts`). Rejects with
 * `CommandFailed` where something is wrong.
 */
export async function runDoctor(env, given = []) {
  await run(process.execPath, ['--enable-source-maps', await bundle('doctor'), ...given], {
    env: { ...process.env, ...env },
  });
}
