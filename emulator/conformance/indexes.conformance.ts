import * as web from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { adminClient, webClient } from './support/clients.ts';
import { useEmulator } from './support/emulator.ts';

const PROJECT = 'demo-indexes';
const INDEXES = {
  indexes: [
    {
      collectionGroup: 'posts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'public', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [],
};
const emulator = useEmulator({ projectId: PROJECT, indexes: JSON.stringify(INDEXES) });

describe('with firestore.indexes.json, a query is served only if production would serve it', () => {
  const db = () => adminClient(emulator, PROJECT);
  const posts = () => db().collection('posts');

  it.each([
    ['its composite index', () => posts().where('public', '==', true).orderBy('at', 'desc')],
    ['one field', () => posts().orderBy('at')],
    ['equalities only', () => posts().where('public', '==', true).where('author', '==', 'a')],
  ])('served: %s', async (_name, query) => {
    expect((await query().get()).size).toBe(0);
  });

  it.each([
    ['another direction', () => posts().where('public', '==', true).orderBy('at', 'asc')],
    ['another field', () => posts().where('author', '==', 'a').orderBy('at', 'desc')],
    ['a collection group without its own index', () => db().collectionGroup('posts').where('at', '>', 1)],
  ])('refused: %s, with the entry to add', async (_name, query) => {
    await expect(query().get()).rejects.toMatchObject({
      code: 9,
      message: expect.stringContaining('"collectionGroup"'),
    });
  });

  it('says at an address of its own how many queries each index answered', async () => {
    const address = `${emulator.url}/emulator/v1/projects/${PROJECT}:indexUsage`;
    const usage = async () => (await fetch(address)).json();
    const index = {
      collectionGroup: 'posts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'public', mode: 'ASCENDING' },
        { fieldPath: 'at', mode: 'DESCENDING' },
      ],
    };
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(200);
    expect(await usage()).toEqual({ indexes: [{ ...index, queries: 0 }] });
    await posts().where('public', '==', true).orderBy('at', 'desc').get();
    await posts().orderBy('at').get();
    expect(await usage()).toEqual({ indexes: [{ ...index, queries: 1 }] });
    expect(emulator.indexUsage()).toEqual([{ ...index, queries: 1 }]);
  });

  it('a listener is refused with the same status', async () => {
    const query = web.query(
      web.collection(webClient(emulator, PROJECT), 'posts'),
      web.where('author', '==', 'a'),
      web.orderBy('at'),
    );
    const code = await new Promise((resolve) => {
      web.onSnapshot(
        query,
        () => resolve('served'),
        (error) => resolve(error.code),
      );
    });
    expect(code).toBe('failed-precondition');
  });
});
