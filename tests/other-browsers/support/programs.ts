import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** How long a program may take to say where it answers. A machine that does other work starts a browser slowly. */
const START_TIMEOUT_MS = 60_000;
/** How long a program may take to end by itself before it is ended by force. */
const END_TIMEOUT_MS = 10_000;

/** A program that runs beside the tests, in the process group of `npm test`, which ends it where the tests cannot. */
export interface Program {
  /** What the pattern found first in what the program printed. Rejects where it ends before. */
  said(pattern: RegExp): Promise<string>;
  isRunning(): boolean;
  /** Asks the program to end, and resolves when it has. */
  end(): Promise<void>;
}

/** Starts a program whose output is read for what it says, and shown to nobody unless it ends early. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Program {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'close');
  // A program that is not there is reported by `said`.
  exited.catch(() => {});
  let output = '';
  const collect = (stream: Readable) =>
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  for (const stream of [child.stdout, child.stderr]) collect(stream);
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    said: (pattern) => said(child, pattern, () => output),
    isRunning,
    end: async () => {
      if (!isRunning()) return;
      child.kill('SIGTERM');
      const byForce = setTimeout(() => child.kill('SIGKILL'), END_TIMEOUT_MS);
      await exited;
      clearTimeout(byForce);
    },
  };
}

function said(child: ChildProcess, pattern: RegExp, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => () => {
      finish();
      reject(new Error(`${child.spawnfile} ${what}:\n${output()}`));
    };
    const look = () => {
      const found = pattern.exec(output())?.[1];
      if (found === undefined) return;
      finish();
      resolve(found);
    };
    const ended = fail('ended early');
    const late = setTimeout(fail('does not answer'), START_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(late);
      child.off('close', ended).off('error', ended);
      child.stdout?.off('data', look);
      child.stderr?.off('data', look);
    };
    child.on('close', ended).on('error', ended);
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    look();
  });
}
