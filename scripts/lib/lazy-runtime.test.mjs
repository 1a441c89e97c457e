import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PRELOAD = new URL('./lazy-runtime.mjs', import.meta.url).href;
const EMULATOR = 'node_modules/firebase-tools/lib/emulator';
const FILES = {
  [`${EMULATOR}/functionsEmulatorRuntime.js`]: `
    const shared = require('./functionsEmulatorShared');
    console.log('started');
    if (process.argv[2]) console.log(shared.describe());`,
  [`${EMULATOR}/functionsEmulatorShared.js`]: `
    const build = require('../build');
    exports.describe = () => build.name;`,
  'node_modules/firebase-tools/lib/build.js': `console.log('loaded'); exports.name = 'a build';`,
};

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rawi-lazy-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, 'other.js'), `require('./${EMULATOR}/functionsEmulatorShared.js');`);
});
afterAll(() => rm(folder, { recursive: true }));

async function linesOf(program, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    PRELOAD,
    join(folder, program),
    ...args,
  ]);
  return stdout.trim().split('\n');
}

describe('a process of the Functions emulator', () => {
  const runtime = `${EMULATOR}/functionsEmulatorRuntime`;

  it('starts without what deploys', async () => {
    expect(await linesOf(runtime)).toEqual(['started']);
  });

  it('loads it where something of it is read', async () => {
    expect(await linesOf(runtime, 'describe')).toEqual(['started', 'loaded', 'a build']);
  });
});

describe('another program', () => {
  it('loads all at once', async () => {
    expect(await linesOf('other.js')).toEqual(['loaded']);
  });
});
