import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@rawi/model/zod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptFolder } from './kept-folder.ts';

let keptIn: string;
beforeEach(async () => {
  keptIn = join(await mkdtemp(join(tmpdir(), 'kept-')), 'folders');
});
afterEach(() => rm(join(keptIn, '..'), { recursive: true }));

const schema = z.strictObject({ pages: z.int() });
let made = 0;
const kept = (...madeOf: (string | number | Buffer)[]) =>
  keptFolder({ keptIn, madeOf, factsFile: 'facts.json', schema }, async (work) => {
    made += 1;
    await writeFile(join(work, 'page'), `made ${made}`);
    return { pages: made };
  });

it('is made once of the same parts, and once more of others', async () => {
  const first = await kept(1, 'a comic', Buffer.from('bytes'));
  expect(await kept(1, 'a comic', Buffer.from('bytes'))).toEqual(first);
  expect(await readFile(join(first.folder, 'page'), 'utf8')).toBe(`made ${first.facts.pages}`);
  const other = await kept(1, 'a comic', Buffer.from('other bytes'));
  expect(other.facts.pages).toBe(first.facts.pages + 1);
  expect(other.folder).not.toBe(first.folder);
});

it('is made anew where what is known of it is missing', async () => {
  const { folder, facts } = await kept('a comic');
  await rm(join(folder, 'facts.json'));
  await mkdir(join(folder, 'left over'));
  expect(await kept('a comic')).toEqual({ folder, facts: { pages: facts.pages + 1 } });
  expect((await readdir(folder)).toSorted()).toEqual(['facts.json', 'page']);
});

it('leaves nothing where making it fails', async () => {
  const failing = keptFolder({ keptIn, madeOf: ['a comic'], factsFile: 'facts.json', schema }, async () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await readdir(keptIn)).toEqual([]);
});
