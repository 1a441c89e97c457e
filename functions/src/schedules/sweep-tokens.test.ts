import { incomingFile, paths, storagePaths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { sweepTokens } from './sweep-tokens.ts';

const HASH_KEY = 'a key for tests that is long enough';
const PUBLIC = 'public/salt-1-en-0123456789abcdef/1-800.webp';

let backend: EmulatedFirestore;
let uploads: FilesDouble;
let published: FilesDouble;
beforeAll(async () => {
  backend = await emulatedFirestore('sweep-tokens');
});
beforeEach(() => {
  backend.clear();
  [uploads, published] = [new FilesDouble('uploads'), new FilesDouble('published')];
  for (let file = 0; file < 5; file += 1) {
    uploads.put(incomingFile('layla', 'one', `file-${file}`, 'chapter'), Buffer.from('a comic'));
    published.put(
      `${storagePaths.stagedFile('layla', `file-${file}`)}aaaa-2/1-800.webp`,
      Buffer.from('a page'),
    );
  }
  published.put(`${storagePaths.sealed('chapter:one')}1-800.webp`, Buffer.from('a page'));
  published.put(PUBLIC, Buffer.from('a page'));
});
afterAll(() => backend.stop());

const sweep = (bounds?: { pages: number; files: number }) =>
  sweepTokens({ firestore: backend.firestore, hashKey: HASH_KEY, uploads, published }, bounds);
const open = () => [...uploads.withToken(), ...published.withToken()];

it('no token is left at what is not public, whoever has got it and however often', async () => {
  expect(open()).toHaveLength(12);
  expect(await sweep()).toBe(11);
  expect(open()).toEqual([PUBLIC]);
  for (const path of published.paths()) published.getAsClient(path);
  expect(await sweep()).toBe(6);
  expect(open()).toEqual([PUBLIC]);
  expect(await sweep()).toBe(0);
});

it('a run of the sweep does so much, the next goes on where it stopped, and after the last it starts over', async () => {
  const left = [];
  for (let run = 0; run < 7; run += 1) {
    await sweep({ pages: 1, files: 2 });
    left.push(open().length - 1);
  }
  expect(left).toEqual([9, 7, 6, 4, 2, 1, 0]);
  uploads.getAsClient(incomingFile('layla', 'one', 'file-0', 'chapter'));
  await sweep({ pages: 1, files: 2 });
  expect(open()).toEqual([PUBLIC]);
});

it('the place where the sweep stopped names nobody whose files come next, and cannot keep it from beginning', async () => {
  await sweep({ pages: 1, files: 2 });
  const stopped = backend.firestore.doc(paths.tokenSweep());
  const { sealed }: { sealed?: string } = (await stopped.get()).data() ?? {};
  expect(Buffer.from(String(sealed), 'base64url').toString('latin1')).not.toContain('layla');
  await stopped.set({ sealed: 'nonsense' });
  await sweep();
  expect(open()).toEqual([PUBLIC]);
});
