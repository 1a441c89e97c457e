import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from './emulated-firestore.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('harness');
});
afterAll(() => emulated.stop());

it('the embedded Firestore refuses a query that no composite index of the repository serves', async () => {
  const query = emulated.firestore.collection('comics').where('nowhere', '==', 1).orderBy('named');
  await expect(query.get()).rejects.toThrow(/requires an index/);
});

it('the embedded Firestore is empty after it was cleared', async () => {
  const document = emulated.firestore.doc('comics/one');
  await document.set({ slug: 'one' });
  emulated.clear();
  expect((await document.get()).exists).toBe(false);
});
