import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InstallGrowth } from './install-growth.mjs';

const STALL = 60_000;
let folder;
let time;
let growth;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rawi-growth-'));
  time = 1000;
  const [modules, cache] = [join(folder, 'modules'), join(folder, 'cache')];
  growth = new InstallGrowth({ modules, cache, stallMs: STALL, now: () => time });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), '{}');
}

/** Whether it counts as standing still some seconds later. */
async function stalledAfter(seconds) {
  time += seconds * 1000;
  return (await growth.look()).stalled;
}

it('an installation stands still when nothing has been added for the allowed time', async () => {
  await put('modules/one/package.json');
  expect(await stalledAfter(1)).toBe(false);
  expect(await stalledAfter(59)).toBe(false);
  expect(await stalledAfter(1)).toBe(true);
});

it('an installation stands still when nothing ever arrived', async () => {
  await growth.look();
  expect(await stalledAfter(59)).toBe(false);
  expect(await stalledAfter(1)).toBe(true);
});

it('the count of an installation has the packages with their package.json, scoped ones too', async () => {
  await put('modules/one/package.json');
  await put('modules/@scope/two/package.json');
  await put('modules/.unfinished/package.json');
  await put('modules/three/README.md');
  expect(await growth.look()).toEqual({ packages: 2, stalled: false });
});

it.each([
  ['a new package', (turn) => put(`modules/@scope/${turn}/package.json`)],
  ['a file deep in a large package', (turn) => put(`modules/large/build/src/${turn}.js`)],
  ['a download that grows', () => appendFile(join(folder, 'cache/_cacache/tmp/a1b2'), 'more')],
  ['a download that is whole', (turn) => put(`cache/_cacache/content-v2/sha512/0${turn}/ff/rest`)],
])('%s is progress of an installation', async (_name, add) => {
  await put('modules/large/package.json');
  await put('cache/_cacache/tmp/a1b2');
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await stalledAfter(35)).toBe(false);
    await add(turn);
    expect(await stalledAfter(35)).toBe(false);
  }
  expect(await stalledAfter(35)).toBe(false);
  expect(await stalledAfter(60)).toBe(true);
});
