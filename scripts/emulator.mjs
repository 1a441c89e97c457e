/** `npm run emulator -- <the official flags>`: the embedded Firestore emulator alone. */
import { spawn } from 'node:child_process';
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';

requireNode();
await ensureDependencies();
const { bundle } = await import('./lib/bundles.mjs');
const file = await bundle('firestore');
const child = spawn(process.execPath, ['--enable-source-maps', file, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 0)));
