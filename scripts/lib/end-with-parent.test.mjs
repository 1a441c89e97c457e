import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

const LOADED = new URL('./end-with-parent.mjs', import.meta.url).pathname;

/** A program that starts another in a process group of its own and prints its id; neither would ever end. */
const STARTER = `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['--import', ${JSON.stringify(LOADED)}, '-e', 'setInterval(() => {}, 1000); console.log("up")'], {
  detached: true,
  stdio: ['ignore', 'pipe', 'ignore'],
});
child.stdout.once('data', () => console.log(child.pid));
setInterval(() => {}, 1000);
`;

it('a program ends when its parent was killed', async () => {
  const starter = spawn(process.execPath, ['-e', STARTER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise((resolve) => starter.stdout.once('data', (text) => resolve(Number(text))));
  expect(isRunning(pid)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
});

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
