import { bundle } from './bundles.mjs';
import { CommandFailed, run } from './run.mjs';
import { EXIT } from './stop-with.mjs';

/**
 * Brings what the emulators of `env`, or the project that `given` names, have stored to what this version expects
 * (`functions/src/migrations/cli.ts`). Rejects with `CommandFailed` where something is left, but for a dry run, which has only
 * said so.
 */
export async function migrate(env, given = [], { start = run } = {}) {
  try {
    await start(process.execPath, ['--enable-source-maps', await bundle('migrations'), ...given], {
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const isForeseen =
      given.includes('--dry-run') && error instanceof CommandFailed && error.code === EXIT.left;
    if (!isForeseen) throw error;
  }
}
