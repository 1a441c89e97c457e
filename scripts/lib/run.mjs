import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a command to its end with its output passed through, and rejects with `CommandFailed` on any other exit than 0.
 * Where a platform knows the command under another name (npm on Windows), `shell` finds it.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
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
