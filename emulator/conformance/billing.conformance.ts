import * as web from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminClient, webClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';
import { waitFor } from './support/wait.ts';

const PROJECT = 'demo-billing';
const emulator = useEmulator({ projectId: PROJECT });
const address = () => `${emulator.url}/emulator/v1/projects/${PROJECT}:billing`;
const bill = async () => (await fetch(address())).json();
const db = () => adminClient(emulator, PROJECT);

beforeEach(async () => {
  emulator.clear();
  const batch = db().batch();
  for (let n = 0; n < 5; n++) batch.set(db().doc(`c/${n}`), { n });
  await batch.commit();
  expect((await fetch(address(), { method: 'DELETE' })).status).toBe(200);
});

describe('what production would bill since the last reset', () => {
  it('is nothing after a reset', async () => {
    expect(await bill()).toEqual({ reads: 0, writes: 0, deletes: 0 });
  });

  it.each<[string, () => Promise<unknown>, { reads?: number; writes?: number; deletes?: number }]>([
    ['a document', () => db().doc('c/1').get(), { reads: 1 }],
    ['a missing document', () => db().doc('c/none').get(), { reads: 1 }],
    ['several at once', () => db().getAll(db().doc('c/1'), db().doc('c/2')), { reads: 2 }],
    ['a query', () => db().collection('c').where('n', '<', 3).get(), { reads: 3 }],
    ['a query that finds nothing', () => db().collection('none').get(), { reads: 1 }],
    ['a count', () => db().collection('c').count().get(), { reads: 1 }],
    ['a write', () => db().doc('c/new').set({}), { writes: 1 }],
    [
      'a batch',
      () => db().batch().set(db().doc('c/a'), {}).delete(db().doc('c/1')).commit(),
      { writes: 1, deletes: 1 },
    ],
    ['a delete', () => db().doc('c/1').delete(), { deletes: 1 }],
  ])('%s', async (_name, act, expected) => {
    await act();
    expect(await bill()).toEqual({ reads: 0, writes: 0, deletes: 0, ...expected });
  });

  it('a listener: what it is sent first, then each change', async () => {
    let size = -1;
    const stop = web.onSnapshot(web.collection(webClient(emulator, PROJECT), 'c'), (snapshot) => {
      size = snapshot.size;
    });
    await waitFor('five documents', () => size === 5);
    expect(await bill()).toMatchObject({ reads: 5 });
    await db().doc('c/6').set({});
    await waitFor('six documents', () => size === 6);
    expect(await bill()).toMatchObject({ reads: 6, writes: 1 });
    stop();
  });
});
