import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '../index.ts';

const projectId = 'demo-direct-channel';
let emulator: Emulator;
let clients: Readonly<Record<'direct' | 'socket', Firestore>>;
const apps = ['direct', 'socket'].map((name) => initializeApp({ projectId }, `channel-${name}`));

beforeAll(async () => {
  emulator = await startEmulator({ projectId, indexes: '{"indexes": []}' });
  const [direct, socket] = apps.map((app) => initializeFirestore(app, {}));
  if (!direct || !socket) throw new Error('two apps');
  // No server listens there: what arrives has gone another way.
  direct.settings({ host: '127.0.0.1:1', ssl: false, 'grpc.channelFactoryOverride': emulator.makeChannel });
  socket.settings({ host: `${emulator.host}:${emulator.port}`, ssl: false });
  clients = { direct, socket };
});
beforeEach(() => emulator.clear());
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await emulator.stop();
});

/** What each client says to the same question, with the code and the words of a refusal. */
async function both(ask: (db: Firestore) => Promise<unknown>): Promise<readonly unknown[]> {
  return await Promise.all(
    [clients.direct, clients.socket].map(async (db) => {
      try {
        return await ask(db);
      } catch (error) {
        return [Reflect.get(Object(error), 'code'), Reflect.get(Object(error), 'details')];
      }
    }),
  );
}

const QUESTIONS: readonly (readonly [what: string, ask: (db: Firestore) => Promise<unknown>])[] = [
  ['a document', async (db) => (await db.doc('c/1').get()).data()],
  ['a document that is not there', async (db) => (await db.doc('c/none').get()).exists],
  ['a hundred documents', async (db) => (await db.collection('c').get()).docs.map(({ id }) => id)],
  [
    'the first of them, of which the rest is not read',
    async (db) => {
      for await (const doc of db.collection('c').stream()) return Reflect.get(Object(doc), 'id');
      return undefined;
    },
  ],
  ['no document', async (db) => (await db.collection('none').get()).size],
  ['a count', async (db) => (await db.collection('c').count().get()).data().count],
  ['the collections', async (db) => (await db.listCollections()).map(({ id }) => id)],
  ['a query without its index', (db) => db.collection('c').where('n', '>', 1).orderBy('m').get()],
  ['a write that must not be', (db) => db.doc('c/1').create({})],
  ['an update of nothing', (db) => db.doc('c/none').update({ n: 1 })],
  [
    'a transaction',
    async (db) =>
      await db.runTransaction(async (transaction) => {
        const query = db.collection('c').where(FieldPath.documentId(), '==', 'c/7');
        const { docs } = await transaction.get(db.collection('c').limit(3));
        return [docs.length, (await transaction.get(query.limit(1))).size];
      }),
  ],
];

describe('a channel inside of the process', () => {
  it.each(QUESTIONS)('answers as a socket does: %s', async (_what, ask) => {
    const batch = clients.socket.batch();
    for (let n = 0; n < 100; n += 1) batch.set(clients.socket.doc(`c/${n}`), { n, text: 'ماء' });
    await batch.commit();
    const [direct, socket] = await both(ask);
    expect(direct).toEqual(socket);
    expect(direct).toBeDefined();
  });

  it('writes what the other reads', async () => {
    await clients.direct.doc('c/written').set({ at: new Date(1000), bytes: Buffer.from([1, 2]), none: null });
    const [direct, socket] = await both(async (db) => (await db.doc('c/written').get()).data());
    expect(direct).toEqual(socket);
  });

  it('leaves conversations to a socket: what it writes is heard by its own listener', async () => {
    const app = initializeApp({ projectId }, 'channel-both');
    const db = initializeFirestore(app, {});
    const host = `${emulator.host}:${emulator.port}`;
    db.settings({ host, ssl: false, 'grpc.channelFactoryOverride': emulator.makeChannel });
    const heard = new Promise((resolve) => {
      const stop = db.doc('c/1').onSnapshot((snapshot) => {
        if (!snapshot.exists) return;
        resolve(snapshot.data());
        stop();
      });
    });
    await db.doc('c/1').set({ n: 5 });
    expect(await heard).toEqual({ n: 5 });
    await deleteApp(app);
  });
});
