import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './root.mjs';

let folder;
let started;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rawi-programs-'));
  started = undefined;
});
afterEach(async () => {
  // Where a test failed: nothing of it may stay.
  for (const pid of [started?.pid, ...pidsIn('pids')].filter(isRunning)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Each program of a test appends its process id to `pids`. */
const SAY_PID = `require('node:fs').appendFileSync('pids', process.pid + ' ');`;
const FOR_EVER = 'setInterval(() => {}, 1000);';
const DEAF = `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {});`;
/** A program with one of its own that ends with nobody. */
const FAMILY = `
  ${SAY_PID}
  require('node:child_process').spawn('sh', ['-c', 'trap "" HUP; printf "$$ " >> pids; while true; do sleep 1; done'], { stdio: 'ignore' });
  ${FOR_EVER}`;

/** Starts a script of ours that runs `body`, by the shell that npm would use or by itself; waits for `programs` others. */
async function startScript(body, { programs, byShell = false }) {
  const programsFile = new URL('./programs.mjs', import.meta.url).href;
  const runFile = new URL('./run.mjs', import.meta.url).href;
  const text = `
    import { appendFileSync, writeFileSync } from 'node:fs';
    import { endBy, endProgram, runInPlaceOfThis, startProgram } from '${programsFile}';
    import { run } from '${runFile}';
    const node = (code) => [process.execPath, ['-e', code], { cwd: ${JSON.stringify(folder)}, stdio: 'inherit' }];
    process.chdir(${JSON.stringify(folder)});
    appendFileSync('pids', process.pid + ' ');
    ${body}
  `;
  writeFileSync(join(folder, 'script.mjs'), text);
  const env = { ...process.env, npm_lifecycle_event: byShell ? 'start' : undefined };
  const [command, args] = byShell
    ? ['sh', ['-c', 'node script.mjs; exit $?']]
    : [process.execPath, ['script.mjs']];
  started = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => output.push(text));
  started.ended = new Promise((resolve) => started.once('close', (code) => resolve(code)));
  await expect
    .poll(() => pidsIn('pids').length, { timeout: 20_000, message: output.join('') })
    .toBe(programs + 1);
  return output;
}

const pidsIn = (name) =>
  existsSync(join(folder, name))
    ? readFileSync(join(folder, name), 'utf8').trim().split(' ').filter(Boolean).map(Number)
    : [];

function isRunning(pid) {
  try {
    if (pid !== undefined) process.kill(pid, 0);
    return pid !== undefined;
  } catch {
    return false;
  }
}

const expectNothingLeft = () =>
  expect.poll(() => pidsIn('pids').filter(isRunning), { timeout: 20_000 }).toEqual([]);

const TWO_FAMILIES = `
  startProgram(...node(${JSON.stringify(FAMILY)}));
  await run(...node(${JSON.stringify(FAMILY)}));
  writeFileSync('went-on', '');
`;

describe('a script that has started programs ends with all of them and what they started', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('at %s, and goes no step further', async (signal, code) => {
    await startScript(TWO_FAMILIES, { programs: 4 });
    started.kill(signal);
    expect(await started.ended).toBe(code);
    await expectNothingLeft();
    expect(existsSync(join(folder, 'went-on'))).toBe(false);
  });

  it('when the shell between npm and it is ended', async () => {
    await startScript(TWO_FAMILIES, { programs: 4, byShell: true });
    started.kill('SIGTERM');
    await expectNothingLeft();
  });

  it('though they do not listen', async () => {
    const deaf = DEAF + FAMILY.replace('trap ""', 'trap "" INT TERM');
    await startScript(`startProgram(...node(${JSON.stringify(deaf)}));`, { programs: 2 });
    started.kill('SIGINT');
    await expectNothingLeft();
  });

  it('when it fails', async () => {
    await startScript(
      `startProgram(...node(${JSON.stringify(FAMILY)}));
      while (!(await import('node:fs')).existsSync('fail')) await new Promise((next) => setTimeout(next, 20));
      throw new Error('as it happens');`,
      { programs: 2 },
    );
    writeFileSync(join(folder, 'fail'), '');
    expect(await started.ended).toBe(1);
    await expectNothingLeft();
  });

  it('by force: its programs of Node notice', async () => {
    const body = `startProgram(...node(${JSON.stringify(SAY_PID + DEAF + FOR_EVER)})); ${FOR_EVER}`;
    await startScript(body, { programs: 1 });
    started.kill('SIGKILL');
    await expectNothingLeft();
  });
});

it('a program that has a way to be stopped is stopped that way, after all others', async () => {
  const others = `process.on('SIGTERM', () => { require('node:fs').appendFileSync('order', 'other '); process.exit(); });`;
  await startScript(
    `startProgram(...node(${JSON.stringify(SAY_PID + others + FOR_EVER)}));
     const kept = startProgram(...node(${JSON.stringify(SAY_PID + FOR_EVER)}));
     endBy(kept, async () => { appendFileSync('order', 'kept'); await endProgram(kept); });`,
    { programs: 2 },
  );
  started.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('other kept');
  await expectNothingLeft();
});

it('processes that a program left behind end with it', async () => {
  await startScript(
    `await run(...node(${JSON.stringify(`
      ${SAY_PID}
      const left = require('node:child_process').spawn('sleep', ['600'], { stdio: 'ignore' });
      require('node:fs').appendFileSync('pids', left.pid + ' ');
      left.unref();`)}));`,
    { programs: 2 },
  );
  expect(await started.ended).toBe(0);
  await expectNothingLeft();
});

it('npm start ends while it installs, at a signal to npm alone', async () => {
  for (const name of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const bin = join(folder, 'bin/npm');
  cpSync(join(root, 'scripts/lib/java'), bin);
  writeFileSync(bin, `#!/bin/sh\ncd ${folder}; sleep 600 & printf "$PPID $$ $! " >> pids; wait\n`);
  chmodSync(bin, 0o755);
  const npm = process.env.npm_execpath ?? '/usr/bin/npm';
  const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
  // Away from the ports of whatever else runs here.
  const env = { ...process.env, PATH: path, RAWI_PORT_OFFSET: '31400' };
  const command = npm.endsWith('.js') ? [process.execPath, [npm, 'start']] : [npm, ['start']];
  started = spawn(...command, { cwd: folder, env, stdio: 'ignore' });
  await expect.poll(() => pidsIn('pids').length, { timeout: 30_000 }).toBe(3);
  started.kill('SIGTERM');
  await expectNothingLeft();
});

const ENDS_ORDERLY = `
  ${SAY_PID}
  process.on('SIGINT', () => { require('node:fs').writeFileSync('stopped', ''); process.exit(7); });
  ${FOR_EVER}`;

it('a program that runs in place of a script ends with it in its own way, and with its own code', async () => {
  const args = JSON.stringify(['-e', ENDS_ORDERLY]);
  await startScript(`process.exit(await runInPlaceOfThis(process.execPath, ${args}, process.env));`, {
    programs: 1,
  });
  started.kill('SIGTERM');
  expect(await started.ended).toBe(7);
  expect(existsSync(join(folder, 'stopped'))).toBe(true);
  await expectNothingLeft();
});

it('no script starts a program in another way', () => {
  const files = readdirSync(join(root, 'scripts'), { recursive: true }).filter(
    (name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'),
  );
  const starting = files.filter((name) => {
    const text = readFileSync(join(root, 'scripts', name), 'utf8');
    const [, names = ''] = /import (.*) from 'node:child_process'/.exec(text) ?? [];
    return names
      .split(',')
      .map((used) => used.replaceAll(/[{}\s]/g, ''))
      .some((used) => used !== '' && !used.endsWith('Sync'));
  });
  expect(starting).toEqual(['lib/programs.mjs']);
});
