/** `npm run emulator -- <the official flags>`: the embedded Firestore emulator alone. */
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';

await requireNode();
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const { CommandFailed, run } = await import('./lib/run.mjs');
try {
  await run(process.execPath, ['--enable-source-maps', await bundle('firestore'), ...process.argv.slice(2)]);
} catch (error) {
  // The emulator has said what is wrong.
  if (!(error instanceof CommandFailed)) throw error;
  process.exit(error.code);
}
