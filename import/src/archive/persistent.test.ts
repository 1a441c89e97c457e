import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, connect as open, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { startEmulator } from '../../../emulator/src/index.ts';
import { shortenBackoff } from '../../../tests/support/short-backoff.ts';
import { storageServer } from '../testing/storage-server.ts';
import { isPassing, persistentFiles, persistently } from './persistent.ts';
import { storedFiles } from './stored-files.ts';

const AT_ONCE = { pauseMs: 1 };
const coded = (code: unknown, message = 'it failed') => Object.assign(new Error(message), { code });

describe('work whose connection breaks', () => {
  /** Work that fails so often, and how often it was tried. */
  async function tried(failures: number, error: unknown) {
    const work = vi.fn(async () => {
      if (work.mock.calls.length <= failures) throw error;
      return 'done';
    });
    const end = await persistently(work, AT_ONCE).catch((thrown: unknown) => thrown);
    return { end, times: work.mock.calls.length };
  }

  it('is done once more, five times at most', async () => {
    const reset = coded('ECONNRESET');
    expect(await tried(5, reset)).toEqual({ end: 'done', times: 6 });
    expect(await tried(6, reset)).toEqual({ end: reset, times: 6 });
  });

  it('is not, where something else is wrong', async () => {
    for (const error of [coded(403), coded('ENOENT'), new Error('no code'), 'a text'])
      expect(await tried(1, error)).toEqual({ end: error, times: 1 });
  });

  it('is known by its cause too', () => {
    expect(isPassing(new TypeError('fetch failed', { cause: coded('UND_ERR_SOCKET') }))).toBe(true);
    expect(isPassing(new TypeError('fetch failed', { cause: coded('CERT_HAS_EXPIRED') }))).toBe(false);
  });
});

it('every request to Storage survives connections that are reset', async () => {
  const server = await storageServer();
  vi.stubEnv('STORAGE_EMULATOR_HOST', server.host);
  const app = initializeApp({ projectId: 'demo-persistent', storageBucket: 'a-bucket' }, 'persistent');
  const folder = await mkdtemp(join(tmpdir(), 'rawi-persistent-'));
  try {
    const bucket = getStorage(app).bucket();
    // What Google's SDK repeats by itself, it repeats a second later.
    bucket.storage.retryOptions.autoRetry = false;
    const files = persistentFiles(storedFiles(bucket), AT_ONCE);
    const from = join(folder, 'content');
    await writeFile(from, 'sent');
    const surviving = async <T>(work: () => Promise<T>): Promise<T> => {
      server.breakNext(3);
      const result = await work();
      expect(server.toBreak()).toBe(0);
      return result;
    };
    await surviving(() => files.send('public/a/sent', from, {}));
    await surviving(() =>
      files.write('public/a/written', () => Readable.from(['wri', 'tten'], { objectMode: false }), {}),
    );
    await surviving(() => files.create('ledger/one', 'created'));
    expect(await surviving(() => files.hasAny('public/'))).toBe(true);
    const listed = await surviving(() => files.list('public/a/'));
    expect(listed.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['public/a/sent', 4],
      ['public/a/written', 7],
    ]);
    const read = () => persistently(() => buffer(files.open('public/a/written')), AT_ONCE);
    expect(String(await surviving(read))).toBe('written');
    expect(String(server.kept.get('ledger/one')?.content)).toBe('created');
  } finally {
    await rm(folder, { recursive: true });
    await deleteApp(app);
    await server.stop();
    vi.unstubAllEnvs();
  }
});

it('every request to Firestore that a restore makes survives them by its own SDK', async () => {
  shortenBackoff();
  const emulator = await startEmulator({ projectId: 'demo-persistent' });
  const line = await breakingLine(emulator.port);
  const app = initializeApp({ projectId: 'demo-persistent' }, 'persistent-documents');
  const firestore = initializeFirestore(app, {});
  firestore.settings({ host: `127.0.0.1:${line.port}`, ssl: false });
  try {
    const [there, written] = [firestore.doc('comics/there'), firestore.doc('comics/written')];
    await there.set({ title: 'Salt' });
    const asked = Promise.all([
      there.get(),
      firestore.collection('comics').where('title', '==', 'Salt').limit(1).get(),
      firestore.collection('comics').where('title', '==', 'Salt').count().get(),
      firestore.batch().set(written, { title: 'Pepper' }).commit(),
      firestore.runTransaction(async (transaction) => {
        await transaction.get(there);
        transaction.update(there, { read: true });
      }),
    ]);
    line.breakAll();
    const [document, found, count] = await asked;
    expect([document.get('title'), found.size, count.data().count]).toEqual(['Salt', 1, 1]);
    const titles = (await firestore.getAll(there, written)).map((each) => each.data());
    expect(titles).toEqual([{ title: 'Salt', read: true }, { title: 'Pepper' }]);
  } finally {
    await deleteApp(app);
    line.stop();
    await emulator.stop();
  }
});

/** A line to a port, whose connections can be broken. */
async function breakingLine(to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = open(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has a port.');
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: address.port,
    breakAll,
    stop() {
      breakAll();
      server.close();
    },
  };
}
