import * as web from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { adminClient, liteClient, webClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-transactions';
const emulator = useEmulator({ projectId: PROJECT });
const CLIENTS = 50;

describe(`${CLIENTS} transactions on one counter lose nothing`, () => {
  it('admin, over gRPC', async () => {
    const db = adminClient(emulator, PROJECT);
    const counter = db.doc('counters/admin');
    await counter.set({ n: 0 });
    const add = () =>
      db.runTransaction(
        async (transaction) => {
          const found = await transaction.get(counter);
          transaction.update(counter, { n: (found.get('n') as number) + 1 });
        },
        { maxAttempts: 100 },
      );
    await Promise.all(Array.from({ length: CLIENTS }, add));
    expect((await counter.get()).get('n')).toBe(CLIENTS);
  }, 120_000);

  it('web, over gRPC', async () => {
    const db = webClient(emulator, PROJECT);
    const counter = web.doc(db, 'counters/web');
    await web.setDoc(counter, { n: 0 });
    const add = () =>
      web.runTransaction(
        db,
        async (transaction) => {
          const found = await transaction.get(counter);
          transaction.update(counter, { n: (found.get('n') as number) + 1 });
        },
        { maxAttempts: 100 },
      );
    await Promise.all(Array.from({ length: CLIENTS }, add));
    expect((await web.getDocFromServer(counter)).get('n')).toBe(CLIENTS);
  }, 120_000);

  it('lite, over REST', async () => {
    const db = liteClient(emulator, PROJECT);
    const counter = lite.doc(db, 'counters/lite');
    await lite.setDoc(counter, { n: 0 });
    const add = () =>
      lite.runTransaction(
        db,
        async (transaction) => {
          const found = await transaction.get(counter);
          transaction.update(counter, { n: (found.get('n') as number) + 1 });
        },
        { maxAttempts: 100 },
      );
    await Promise.all(Array.from({ length: CLIENTS }, add));
    expect((await lite.getDoc(counter)).get('n')).toBe(CLIENTS);
  }, 120_000);
});

describe('admin transactions', () => {
  it('a document changed after it was read makes the transaction run again', async () => {
    const db = adminClient(emulator, PROJECT);
    const document = db.doc('conflict/a');
    await document.set({ n: 1 });
    let runs = 0;
    await db.runTransaction(async (transaction) => {
      const found = await transaction.get(document);
      if (++runs === 1) await document.update({ n: 10 });
      transaction.update(document, { n: (found.get('n') as number) + 1 });
    });
    expect(runs).toBe(2);
    expect((await document.get()).get('n')).toBe(11);
  });

  it('a document that enters a query read in the transaction makes it run again', async () => {
    const db = adminClient(emulator, PROJECT);
    const seats = db.collection('seats');
    await seats.doc('a').set({ taken: true });
    let runs = 0;
    await db.runTransaction(async (transaction) => {
      const taken = await transaction.get(seats.where('taken', '==', true));
      if (++runs === 1) await seats.doc('b').set({ taken: true });
      transaction.set(db.doc('seats-meta/count'), { count: taken.size });
    });
    expect(runs).toBe(2);
    expect((await db.doc('seats-meta/count').get()).get('count')).toBe(2);
  });

  it('a read-only transaction reads one snapshot', async () => {
    const db = adminClient(emulator, PROJECT);
    await db.doc('snapshot/a').set({ n: 1 });
    await db.doc('snapshot/b').set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = await transaction.get(db.doc('snapshot/a'));
        const batch = db
          .batch()
          .update(db.doc('snapshot/a'), { n: 2 })
          .update(db.doc('snapshot/b'), { n: 2 });
        await batch.commit();
        const second = await transaction.get(db.doc('snapshot/b'));
        return [first.get('n'), second.get('n')];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('an error of the body rolls back', async () => {
    const db = adminClient(emulator, PROJECT);
    const failing = db.runTransaction(async (transaction) => {
      transaction.set(db.doc('rollback/a'), { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await db.doc('rollback/a').get()).exists).toBe(false);
  });

  it('a transaction id that was never given out is refused', async () => {
    const response = await fetch(
      `${emulator.url}/v1/projects/${PROJECT}/databases/(default)/documents:commit`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ writes: [], transaction: 'EQAAAAAAAAB/' }),
      },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});
