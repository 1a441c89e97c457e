import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@rawi/model/zod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFolder } from './kept-folder.ts';

let keptIn: string;
beforeEach(async () => {
  keptIn = join(await mkdtemp(join(tmpdir(), 'kept-')), 'folders');
});
afterEach(() => rm(join(keptIn, '..'), { recursive: true }));

const schema = z.strictObject({ pages: z.int() });
let made = 0;
const keepAgain = (...madeOf: (string | number | Buffer)[]) =>
  keepFolder({ keptIn, madeOf, factsFile: 'facts.json', schema }, async (work) => {
    made += 1;
    await writeFile(join(work, 'page'), `made ${made}`);
    return { pages: made };
  });

it('a kept folder is made once of the same parts, and once more of other parts', async () => {
  const first = await keepAgain(1, 'a comic', Buffer.from('bytes'));
  expect(await keepAgain(1, 'a comic', Buffer.from('bytes'))).toEqual(first);
  expect(await readFile(join(first.folder, 'page'), 'utf8')).toBe(`made ${first.facts.pages}`);
  const other = await keepAgain(1, 'a comic', Buffer.from('other bytes'));
  expect(other.facts.pages).toBe(first.facts.pages + 1);
  expect(other.folder).not.toBe(first.folder);
});

it('a kept folder without its file of facts is made again', async () => {
  const { folder, facts } = await keepAgain('a comic');
  await rm(join(folder, 'facts.json'));
  await mkdir(join(folder, 'left over'));
  expect(await keepAgain('a comic')).toEqual({ folder, facts: { pages: facts.pages + 1 } });
  expect((await readdir(folder)).toSorted()).toEqual(['facts.json', 'page']);
});

it('a kept folder leaves nothing behind when making it fails', async () => {
  const failing = keepFolder({ keptIn, madeOf: ['a comic'], factsFile: 'facts.json', schema }, async () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await readdir(keptIn)).toEqual([]);
});
