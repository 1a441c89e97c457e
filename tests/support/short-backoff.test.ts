import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from './emulated-firestore.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('short-backoff');
});
afterAll(() => backend.stop());

it('transactions that meet are tried again until each is made', async () => {
  const ref = backend.firestore.doc('sums/one');
  await ref.set({ sum: 0 });
  const add = () =>
    backend.firestore.runTransaction(async (transaction) => {
      const sum: unknown = (await transaction.get(ref)).get('sum');
      transaction.update(ref, { sum: Number(sum) + 1 });
    });
  await Promise.all(Array.from({ length: 5 }, add));
  expect((await ref.get()).get('sum')).toBe(5);
});
