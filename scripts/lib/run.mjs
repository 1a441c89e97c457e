import { isEnding, startProgram } from './programs.mjs';

/**
 * Runs a command to its end with its output passed through, and rejects with `CommandFailed` on any other exit than 0.
 * Where a platform knows the command under another name (npm on Windows), `shell` finds it. With `onOutput` the output
 * goes there in pieces instead. Where everything is being ended it stays pending.
 */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = startProgram(command, args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    if (onOutput)
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
    child.on('error', reject);
    // The event is not `exit`: output may still come after that.
    child.on('close', (code, signal) => {
      if (isEnding()) return;
      if (code === 0) resolve();
      else reject(new CommandFailed([command, ...args].join(' '), code, signal));
    });
  });
}

export class CommandFailed extends Error {
  constructor(command, code, signal) {
    super(`${command} ended with ${signal ?? `exit code ${code}`}`);
    this.code = code ?? 1;
  }
}
