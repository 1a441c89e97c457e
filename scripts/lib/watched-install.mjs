import { InstallGrowth } from './install-growth.mjs';
import { movingLine } from './moving-line.mjs';
import { endProgram, isEnding, startProgram } from './programs.mjs';

/** As many lines of what npm said last are shown when it fails. */
const LAST_LINES = 12;

/**
 * Runs an installation and watches it: a line says how long it has run and how much is there, and when neither `modules`
 * nor npm's package cache grew for `stallMs`, it is ended and started again, `attempts` times in all. Resolves with
 * nothing when it has succeeded, else with `{ stalled, said }`: whether it stood still, and npm's last lines.
 */
export async function watchedInstall({ attempts = 3, stallMs = 60_000, line = movingLine(), ...what }) {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await install({ stallMs, line, ...what });
    if (!failure?.stalled || attempt === attempts) {
      line.end();
      return failure;
    }
    line.say(`Nothing has arrived for ${Math.round(stallMs / 1000)} s; starting the installation again …`);
  }
}

async function install({ command: [program, ...args], modules, cache, stallMs, lookMs = 1000, line }) {
  const child = startProgram(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said.push(...text.split('\n').filter((part) => part.trim() !== ''));
      said.splice(0, said.length - LAST_LINES);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, problem: [error.message] }));
    child.once('close', (code) => resolve({ code, problem: [] }));
  });
  const started = Date.now();
  const growth = new InstallGrowth({ modules, cache, stallMs });
  for (;;) {
    const result = await Promise.race([ended, pause(lookMs)]);
    // This process is about to end.
    if (isEnding()) await new Promise(() => {});
    if (result) return result.code === 0 ? undefined : { stalled: false, said: [...said, ...result.problem] };
    const { stalled, packages } = await growth.look();
    if (stalled) {
      await endProgram(child);
      return { stalled: true, said };
    }
    const seconds = Math.round((Date.now() - started) / 1000);
    line.show(`Installing the packages: ${packages} so far, ${seconds} s …`);
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
