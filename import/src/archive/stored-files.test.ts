import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storageServer } from '../testing/storage-server.ts';
import { storedFiles } from './stored-files.ts';

/** With Google's SDK, against a server that speaks as much of its protocol as is used here. */

let server: Awaited<ReturnType<typeof storageServer>>;
beforeAll(async () => {
  server = await storageServer();
  vi.stubEnv('STORAGE_EMULATOR_HOST', server.host);
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});

async function withFiles<T>(work: (files: ReturnType<typeof storedFiles>) => Promise<T>): Promise<T> {
  const app = initializeApp(
    { projectId: 'demo-stored', storageBucket: 'a-bucket' },
    `stored-${Math.random()}`,
  );
  try {
    return await work(storedFiles(getStorage(app).bucket()));
  } finally {
    await deleteApp(app);
  }
}

it('a file is listed with its checksum and how it is handed out, and without its download token', async () => {
  server.put(
    {
      name: 'public/a/cover.webp',
      contentType: 'image/webp',
      cacheControl: 'public,max-age=86400',
      contentLanguage: '',
      metadata: { firebaseStorageDownloadTokens: 'secret', note: 'ours' },
    },
    Buffer.from('a cover'),
  );
  const [listed, elsewhere, content] = await withFiles(async (files) => [
    await files.list('public/a/'),
    await files.list('public/b/'),
    String(await buffer(files.open('public/a/cover.webp'))),
  ]);
  expect(listed).toEqual([
    {
      path: 'public/a/cover.webp',
      bytes: 7,
      md5: expect.stringMatching(/^.{22}==$/),
      generation: '1',
      headers: {
        contentType: 'image/webp',
        cacheControl: 'public,max-age=86400',
        metadata: { note: 'ours' },
      },
    },
  ]);
  expect([elsewhere, content]).toEqual([[], 'a cover']);
});

it('a file is sent with the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-stored-'));
  const from = join(folder, 'content');
  await writeFile(from, 'sent');
  const headers = { contentType: 'application/pdf', cacheControl: 'no-store', metadata: { note: 'ours' } };
  await withFiles((files) => files.send('public/b/chapter.pdf', from, headers));
  await rm(folder, { recursive: true });
  const sent = server.kept.get('public/b/chapter.pdf');
  expect(String(sent?.content)).toBe('sent');
  expect(sent?.described).toMatchObject(headers);
  expect(await withFiles((files) => files.hasAny('public/b/'))).toBe(true);
});

it('a file is stored as its bytes come', async () => {
  const headers = { contentType: 'application/pdf' };
  const content = () => Readable.from([Buffer.from('as it '), Buffer.from('comes')], { objectMode: false });
  await withFiles((files) => files.write('incoming/a/draft', content, headers));
  expect(String(server.kept.get('incoming/a/draft')?.content)).toBe('as it comes');
});

it('many large files are read without a warning of listeners that nobody has removed', async () => {
  const large = Buffer.alloc(400_000);
  for (let index = 0; index < 12; index += 1) server.put({ name: `public/large/${index}` }, large);
  const warned: string[] = [];
  const note = ({ message }: Error) => void warned.push(message);
  process.on('warning', note);
  await withFiles(async (files) => {
    for (const { path } of await files.list('public/large/'))
      expect((await buffer(files.open(path))).byteLength).toBe(large.length);
  });
  process.off('warning', note);
  expect(warned).toEqual([]);
});

it('an entry of the ledger is created once: what is there under its name stays', async () => {
  const path = 'ledger/comic:salt/2026-11-28T12:00:00.000Z-takenDown-rights';
  await withFiles((files) => files.create(path, 'first'));
  await withFiles((files) => files.create(path, 'second'));
  const stored = server.kept.get(path);
  expect(String(stored?.content)).toBe('first');
  expect(stored?.described).toMatchObject({ cacheControl: 'no-store', contentType: 'application/json' });
  const listed = await withFiles((files) => files.list('ledger/'));
  expect(listed.map((file) => file.path)).toEqual([path]);
});
