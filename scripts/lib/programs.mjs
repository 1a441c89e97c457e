import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, workFolder } from './root.mjs';

/**
 * Every program that a script starts, and how all of them end with it: at Ctrl-C, a signal, a closed terminal, the end of
 * `npm start` around it (whose shell passes no signal on), an error. On a signal the main flow of the script stands
 * still where it waits; `end` alone goes on.
 */

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** How long a program may take to end by itself before it is ended by force. */
const GRACE_MS = 4000;
/** Where a person presses Ctrl-C once, npm sends a second signal at once: only a later one is meant as such. */
const AGAIN_MS = 1500;
const canGroup = process.platform !== 'win32';

const running = new Set();
let asked;

/** Whether everything is being ended: whoever waits for a program then waits until the process is gone. */
export const isEnding = () => asked !== undefined;

/**
 * Starts a program with a process group of its own, so that it can be ended with all that it has started. It ends by
 * itself where this process is ended by force. One that would do harm when it is asked to end is given no `graceMs`.
 */
export function startProgram(command, args, { graceMs = GRACE_MS, ...options } = {}) {
  watch();
  const child = spawn(command, args, {
    cwd: root,
    detached: canGroup,
    ...options,
    env: cachingCode(endingWithParent(options.env ?? process.env)),
  });
  const program = { child, graceMs };
  program.exited = new Promise((resolve) => {
    const exited = () => {
      // Ends the processes that it had started and left behind.
      kill(child, 'SIGKILL');
      running.delete(program);
      resolve();
    };
    child.once('error', exited);
    child.once('exit', exited);
  });
  running.add(program);
  return child;
}

/** Ends a program that `startProgram` started with everything in its group, and resolves when it is gone. */
export async function endProgram(child) {
  const program = [...running].find((one) => one.child === child);
  if (!program) return;
  if (program.graceMs > 0) kill(child, 'SIGTERM');
  const byForce = setTimeout(() => kill(child, 'SIGKILL'), program.graceMs);
  await program.exited;
  clearTimeout(byForce);
}

/**
 * From now on `stop` ends a program, when all others have ended, where this process is asked to end; that is then a
 * success, unless `stop` resolves with another exit code. It must not fail.
 */
export function endBy(child, stop) {
  for (const program of running) if (program.child === child) program.stop = stop;
}

/** Ends all programs by force, at once; the last thing that this process does. */
function endAll() {
  for (const { child } of running) kill(child, 'SIGKILL');
}

async function end(code) {
  if (asked !== undefined) {
    // A second signal, from somebody who does not want to wait.
    if (Date.now() - asked > AGAIN_MS) process.exit(code);
    return;
  }
  asked = Date.now();
  await Promise.all([...running].filter(({ stop }) => !stop).map(({ child }) => endProgram(child)));
  const stops = [...running].flatMap(({ stop }) => stop ?? []);
  let ofStops = 0;
  for (const stop of stops) ofStops ||= (await stop()) ?? 0;
  process.exit(stops.length > 0 ? ofStops : code);
}

const parent = process.ppid;
let isWatching = false;

function watch() {
  if (isWatching) return;
  isWatching = true;
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => void end(code));
  process.on('exit', endAll);
  process.on('uncaughtException', (error) => {
    // A failure of a program that we ended ourselves is not reported.
    if (isEnding()) return;
    console.error(error);
    process.exit(1);
  });
  // A terminal that was closed, or a pipe whose reader has gone: there is nobody left to tell.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event !== undefined) void endWithNpm();
}

/** npm's shell ends at a signal without passing it on. */
async function endWithNpm() {
  while (process.ppid === parent) await wait(250, undefined, { ref: false });
  await end(SIGNALS.SIGTERM);
}

/**
 * Runs a program that does all the rest of what this process was started for, and resolves with its exit code. Where
 * this process is asked to end the program is asked too, and its code is the code of both.
 */
export async function runInPlaceOfThis(command, args, env) {
  const child = startProgram(command, args, { cwd: process.cwd(), stdio: 'inherit', env, graceMs: 0 });
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? SIGNALS[signal] ?? 1));
  });
  endBy(child, () => {
    child.kill('SIGINT');
    return exited;
  });
  const code = await exited;
  return isEnding() ? new Promise(() => {}) : code;
}

/** A signal to a program's whole group. */
function kill(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (canGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Nothing of it is left.
  }
}

const GUARD = `--import ${new URL('./end-with-parent.mjs', import.meta.url).href}`;

function endingWithParent(env) {
  const options = env.NODE_OPTIONS ?? '';
  return options.includes(GUARD) ? env : { ...env, NODE_OPTIONS: `${options} ${GUARD}`.trim() };
}

/** What Node compiled once is kept for the next of the many programs that load the same packages. */
function cachingCode(env) {
  return { NODE_COMPILE_CACHE: join(workFolder, 'compile-cache'), ...env };
}
