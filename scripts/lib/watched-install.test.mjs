import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchedInstall } from './watched-install.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rawi-install-'));
  await mkdir(join(folder, 'modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Installs with a shell script in npm's place, where `$attempt` counts from 1. Each attempt leaves its process id and
 * that of a program of its own.
 */
async function installBy(script, stallMs, onLine = () => {}) {
  const lines = [];
  const add = (text) => {
    lines.push(text);
    onLine(text);
  };
  const program = `
    cd ${folder}; attempt=$(( $(ls | grep -c ^attempt-) + 1 ))
    sleep 600 & echo $$ $! > started; mv started attempt-$attempt
    ${script}`;
  const failure = await watchedInstall({
    command: ['sh', '-c', program],
    modules: join(folder, 'modules'),
    cache: join(folder, 'cache'),
    stallMs,
    lookMs: 20,
    line: { show: add, say: add, end() {} },
  });
  return { failure, lines };
}

const attempts = () => [1, 2, 3, 4].filter((attempt) => existsSync(join(folder, `attempt-${attempt}`)));

async function expectNothingLeft() {
  for (const attempt of attempts()) {
    const pids = (await readFile(join(folder, `attempt-${attempt}`), 'utf8')).split(' ').map(Number);
    expect(pids).toHaveLength(2);
    for (const pid of pids) await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('an installation that stands still', () => {
  it('is started three times in all, and leaves no process behind', async () => {
    const { failure, lines } = await installBy('echo npm error about $attempt >&2; wait', 1000);
    expect(failure).toEqual({ stalled: true, said: ['npm error about 3'] });
    expect(attempts()).toEqual([1, 2, 3]);
    expect(lines.filter((line) => line.includes('starting the installation again'))).toHaveLength(2);
    await expectNothingLeft();
  });

  it('is ended though it does not listen, and may succeed the next time', async () => {
    const deaf = 'trap "" TERM; while true; do wait; done';
    const { failure } = await installBy(`[ $attempt = 2 ] && exit 0; ${deaf}`, 1000);
    expect(failure).toBeUndefined();
    expect(attempts()).toEqual([1, 2]);
    await expectNothingLeft();
  });
});

it('an installation says how long it takes and how much is there', async () => {
  const said = (line) => line.includes(': 1 so far') && writeFileSync(join(folder, 'said'), '');
  const adds = 'mkdir modules/a; echo {} > modules/a/package.json';
  const { lines } = await installBy(`${adds}; until [ -e said ]; do sleep 0.02; done; exit 0`, 60_000, said);
  expect(lines.at(-1)).toMatch(/^Installing the packages: 1 so far, \d+ s …$/);
});

it('an installation that fails says what npm said, and is not repeated', async () => {
  const { failure } = await installBy('echo npm error code E404 >&2; exit 7', 60_000);
  expect(failure).toEqual({ stalled: false, said: ['npm error code E404'] });
  expect(attempts()).toEqual([1]);
  await expectNothingLeft();
});
